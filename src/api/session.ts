import type { Credentials, LoginResult } from '#contract/session.ts'
import { isText } from '#lib/format/is-text.ts'
import { $factorDue, $passwordDue } from '#session/due.ts'
import { isRemembered } from '#session/remember-me.ts'
import { $session } from '#session/session.store.ts'
import { setRemembered, updateCurrentUser } from '#session/update.ts'
import { sendPublic } from './client.ts'
import { cookieRequest } from './refresh-cookie.ts'
import { parseTokens } from './tokens.ts'

/** A sign-in that waits for its second step. */
export type PendingEntry = { token: string; remembered: boolean }

/** Stores the result of a login. The name shown is the contact's, else the username (C33). */
export function enter(answer: unknown, remembered: boolean): void {
  const tokens = parseTokens(answer)
  const { contact, username, must_change_password, must_add_factor } = answer as LoginResult
  setRemembered(remembered)
  updateCurrentUser({ ...tokens, name: contact?.name || username || '' })
  // Known before the first call is refused, so the page leads to the change at once.
  const session = $session.get()
  if (session.state === 'signed-out') return
  if (must_change_password === true) $passwordDue.set(session.id)
  if (must_add_factor === true) $factorDue.set(session.id)
}

/** Stores the result of a first step, unless the account has a second factor: then it gives what the second step needs. */
function enterOrWait(answer: unknown, remembered: boolean): PendingEntry | undefined {
  const { pending_token: token } = Object(answer) as Record<string, unknown>
  if (isText(token)) return { token, remembered }
  enter(answer, remembered)
  return undefined
}

/** Sent only if the user chose it; otherwise the body is that of the contract (R140). */
export const choice = (remembered: boolean): { remember_me?: true } => (remembered ? { remember_me: true } : {})

/**
 * Signs in with a password and stores the session (R140); 403: wrong credentials. Never renews a token (R020). Gives a value
 * if the account has a second factor.
 */
export async function signIn(
  credentials: Omit<Credentials, 'remember_me'>,
  remembered: boolean,
): Promise<PendingEntry | undefined> {
  return enterOrWait(
    await sendPublic({ call: 'auth', json: { ...credentials, ...choice(remembered) }, ...cookieRequest() }),
    remembered,
  )
}

/** Requests a sign-in link by mail (R143); the answer is the same for unknown users. */
export const requestPasswordlessLogin = async (username: string): Promise<void> => {
  await sendPublic({ call: 'request_passwordless_login', json: { username } })
}

/** Exchanges the token of a sign-in link for a session (R144), or for the second step; 403: spent or expired. */
export async function signInByLink(passwordlessToken: string): Promise<PendingEntry | undefined> {
  const remembered = isRemembered()
  const json = { passwordless_token: passwordlessToken, ...choice(remembered) }
  return enterOrWait(await sendPublic({ call: 'passwordless_login', json, ...cookieRequest() }), remembered)
}
