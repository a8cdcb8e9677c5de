import { sendPublic } from './client.ts'
import { cookieRequest } from './refresh-cookie.ts'
import { enter, type PendingEntry } from './session.ts'

/** Takes the second step of a sign-in and stores the session; 422: the code is wrong, 403: the token has expired. */
export async function signInByCode({ token, remembered }: PendingEntry, code: string): Promise<void> {
  const json = { pending_token: token, code }
  enter(await sendPublic({ call: 'auth/factor', json, ...cookieRequest() }), remembered)
}
