import { $factorDue, $passwordDue } from '#session/due.ts'
import { $session } from '#session/session.store.ts'
import type { SignedIn } from '#session/session.ts'
import { takeAhead } from './ahead.ts'
import { type Call, sendAs } from './client.ts'
import { ApiError, unauthorized } from './errors.ts'

const isUnauthorized = (reason: unknown) => reason instanceof ApiError && reason.status === 401

/** Remembers that the API requires a new password or a second factor, so that the page can lead there. */
function refused(reason: unknown, { id }: SignedIn): never {
  if (reason instanceof ApiError && reason.code === 'password-change-required') $passwordDue.set(id)
  if (reason instanceof ApiError && reason.code === 'factor-required') $factorDue.set(id)
  throw reason
}

/** Loaded with the first 401: most pages are closed before a token expires. */
async function renewal() {
  try {
    return await import('./renewal.ts')
  } catch {
    throw new ApiError('network', 'Network Error')
  }
}

async function newToken(session: SignedIn, signal?: AbortSignal): Promise<string> {
  const { renewedToken } = await renewal()
  const token = await renewedToken(session)
  signal?.throwIfAborted()
  return token
}

/**
 * Runs a call with the session's access token. A 401 is followed by one renewal and one repeat (R138, R410). Without a
 * session nothing is sent or renewed (R025). If the repeat also gets a 401, the caller shows it, and the session does
 * not end (C29).
 */
export async function withSession<T>(run: (accessToken: string) => Promise<T>, signal?: AbortSignal): Promise<T> {
  const session = $session.get()
  if (session.state === 'signed-out') throw unauthorized()
  // A host's session starts without a token.
  const token = session.accessToken || (await newToken(session, signal))
  const attempt = (accessToken: string) => run(accessToken).catch((reason: unknown) => refused(reason, session))
  try {
    return await attempt(token)
  } catch (reason) {
    if (!isUnauthorized(reason)) throw reason
  }
  return attempt(await newToken({ ...session, accessToken: token }, signal))
}

/** Sends a call with the session, unless it has been sent ahead. */
export const send = (call: Call): Promise<unknown> =>
  takeAhead(call) ?? withSession((token) => sendAs(token, call), call.signal)
