import type { Credentials, LoginResult } from '../contract/session.ts'
import { isRemembered, setRemembered, updateCurrentUser } from '../session/update.ts'
import { sendPublic } from './client.ts'
import { tokensIn } from './tokens.ts'

/** Stores what a login brought; the contact's name is shown, else the user name (C33). */
function enter(answer: unknown, remembered: boolean) {
  const tokens = tokensIn(answer)
  const { contact, username } = answer as LoginResult
  setRemembered(remembered)
  updateCurrentUser({ ...tokens, name: contact?.name || username || '' })
}

/** Signs in with a password and stores the session (R140); 403: wrong credentials. Never renews a token (R020). */
export async function signIn(credentials: Credentials, remembered: boolean): Promise<void> {
  enter(await sendPublic({ call: 'auth', json: credentials }), remembered)
}

/** Asks for a sign-in link by mail (R143); the answer is the same for unknown users. */
export const requestPasswordlessLogin = async (username: string): Promise<void> => {
  await sendPublic({ call: 'request_passwordless_login', json: { username } })
}

/** Exchanges the token of a sign-in link for a session (R144); 403: spent or expired. */
export async function signInByLink(passwordlessToken: string): Promise<void> {
  enter(
    await sendPublic({ call: 'passwordless_login', json: { passwordless_token: passwordlessToken } }),
    isRemembered(),
  )
}
