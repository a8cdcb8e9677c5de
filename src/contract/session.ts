import { type Static, Type } from 'typebox'
import { maybe } from './field.ts'
import { InterestRecords } from './preference.ts'

const Contact = Type.Object({
  name: maybe(Type.String()),
  cris: maybe(InterestRecords),
  external_reference: maybe(Type.String()),
})

/** Whether the session outlives the browser (R007); absent: it does not. */
export const RememberMe = Type.Optional(Type.Boolean())

/** Body of `POST auth` (R140). */
export const Credentials = Type.Object({
  username: Type.String({ minLength: 1, maxLength: 320 }),
  password: Type.String({ minLength: 1, maxLength: 1024 }),
  remember_me: RememberMe,
})
export type Credentials = Static<typeof Credentials>

/** Answer of `POST auth` and `POST passwordless_login` (R012, R140). */
export const LoginResult = Type.Object({
  token: Type.String(),
  refresh_token: Type.String(),
  username: Type.String(),
  contact: Contact,
  /** Whether every call but the change of the password is refused (403 with `password_change_required`); absent: no. */
  must_change_password: Type.Optional(Type.Boolean()),
  /** Whether the firm requires a second factor, and every call but those that add one is refused (403 with `factor_required`). */
  must_add_factor: Type.Optional(Type.Boolean()),
})
export type LoginResult = Static<typeof LoginResult>

/** Body of `POST refresh_auth_token` (R145). */
export const RefreshRequest = Type.Object({ refresh_token: Type.String({ minLength: 1, maxLength: 1024 }) })
export type RefreshRequest = Static<typeof RefreshRequest>

/** Body of `POST sign_out`, which ends the session of this token and all its access tokens. */
export const SignOutRequest = Type.Object({ refresh_token: Type.String({ minLength: 1, maxLength: 1024 }) })
export type SignOutRequest = Static<typeof SignOutRequest>

/** Answer of `POST refresh_auth_token` (R010, R145). */
export const RefreshResult = Type.Object({
  token: Type.String(),
  refresh_token: Type.String(),
  contact: Type.Object({ name: maybe(Type.String()) }),
})
export type RefreshResult = Static<typeof RefreshResult>

/** Answer of `GET current_user` (R013, R149). */
export const CurrentUser = Type.Object({
  username: Type.String(),
  external_reference: maybe(Type.String()),
  contact: Contact,
})
export type CurrentUser = Static<typeof CurrentUser>
