import { type Static, Type } from 'typebox'

/** Body of `POST file_token`: the address or the path of a file of the API; 422 for anything else. */
export const FileTokenRequest = Type.Object({ url: Type.String({ maxLength: 4096 }) })
export type FileTokenRequest = Static<typeof FileTokenRequest>

/** Answer of `POST file_token`: the `auth_token` for a link to this file only; `expires_in` is in seconds. */
export const FileTokenResult = Type.Object({ token: Type.String(), expires_in: Type.Integer() })
export type FileTokenResult = Static<typeof FileTokenResult>
