import { Type } from 'typebox'

/** What every link to a file takes: `force_download` set to `true` makes it an attachment (R157). */
export const FileQuery = Type.Object({
  auth_token: Type.Optional(Type.String()),
  force_download: Type.Optional(Type.String()),
})
