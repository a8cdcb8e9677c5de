import { type Static, Type } from 'typebox'
import { RememberMe } from './session.ts'

/** Longer than any real password; refusing more is cheap. */
const password = Type.String({ maxLength: 1024 })

/** The token of a link in a mail. Real tokens are shorter. */
const linkToken = Type.String({ minLength: 1, maxLength: 1024 })

/**
 * Body of `POST request_password_reset` and `POST request_passwordless_login` (R141, R143). Any text is accepted as a
 * username.
 */
export const LinkRequest = Type.Object({ username: Type.String() })
export type LinkRequest = Static<typeof LinkRequest>

/**
 * Body of `POST reset_password` (R142). 403: the token is invalid, spent or expired; 422 with `errors`: unmet rules.
 */
export const ResetPassword = Type.Object({ reset_token: linkToken, new_password: password })
export type ResetPassword = Static<typeof ResetPassword>

/**
 * Body of `POST passwordless_login` (R144), which answers like `POST auth`. 403: the token is invalid, spent or
 * expired.
 */
export const PasswordlessLogin = Type.Object({ passwordless_token: linkToken, remember_me: RememberMe })
export type PasswordlessLogin = Static<typeof PasswordlessLogin>

/** Body of `POST reset_password/check`. `POST passwordless_login/check` takes the body of `passwordless_login`. */
export const ResetLink = Type.Object({ reset_token: linkToken })
export type ResetLink = Static<typeof ResetLink>

/**
 * Answer of both checks, which do not spend the link: the masked username, `a…@example.com`, and when the link expires.
 */
export const LinkCheck = Type.Object({ username: Type.String(), expires_at: Type.String({ format: 'date-time' }) })
export type LinkCheck = Static<typeof LinkCheck>

/** Body of `POST current_user/change_password` (R148); 422 with `errors` if the change is refused. */
export const ChangePassword = Type.Object({ old_password: password, new_password: password })
export type ChangePassword = Static<typeof ChangePassword>
