import type { PasskeyRequest, PasskeySignIn } from '#contract/passkey.ts'
import { sendPublic } from './client.ts'
import { badResponse } from './errors.ts'
import { cookieRequest } from './refresh-cookie.ts'
import { choice, enter } from './session.ts'

/** What the browser needs to use a passkey, whoever has one. */
export async function startPasskeySignIn(signal?: AbortSignal): Promise<PasskeyRequest['options']> {
  const answer = await sendPublic({ call: 'auth/passkey/start', json: {}, ...(signal && { signal }) })
  const { options } = Object(answer) as Partial<PasskeyRequest>
  if (!options) throw badResponse()
  return options
}

/** Signs in by what a passkey has signed, and stores the session; 401: it is not accepted. */
export async function signInByPasskey(credential: PasskeySignIn['credential'], remembered: boolean): Promise<void> {
  const json = { credential, ...choice(remembered) }
  enter(await sendPublic({ call: 'auth/passkey', json, ...cookieRequest() }), remembered)
}
