import type { RefreshResult } from '#contract/session.ts'
import { withLock } from '#lib/async/with-lock.ts'
import { shared } from '#lib/dom/runtime.ts'
import { rereadSession } from '#session/session.store.ts'
import { readerOf, type SignedIn } from '#session/session.ts'
import { endSession, renewCurrentUser } from '#session/update.ts'
import { sendPublic } from './client.ts'
import { ApiError, unauthorized } from './errors.ts'
import { hostToken } from './host-token.ts'
import { isHandle } from './refresh-cookie.ts'
import { tokensIn } from './tokens.ts'

const LOCK = 'research-portal.renewal'

/** One renewal under way for each reader of the page, whatever number of calls and copies of the bundle wait for it (R026). */
const underWay = shared('session.renewal', () => new Map<string, Promise<string>>())

/** The reader's session as it is now: whoever signed out or in meanwhile, in whichever tab, has the last word. */
async function sessionOf(reader: string): Promise<SignedIn> {
  const now = await rereadSession()
  if (now.state === 'signed-out' || readerOf(now) !== reader) throw unauthorized()
  return now
}

/**
 * Asks for a new token pair in place of the spent one (R138), unless a tab that shares the cookie and not the lock was faster.
 * A refused refresh token ends the session (R111); any other failure leaves it as it was, for the next call to try again.
 */
async function renew(spent: string, reader: string): Promise<string> {
  const { accessToken, refreshToken, name } = await sessionOf(reader)
  if (accessToken !== spent) return accessToken
  const answer = await sendPublic({
    call: 'refresh_auth_token',
    json: { refresh_token: refreshToken },
    withCookie: isHandle(refreshToken),
  }).catch((reason: unknown) => {
    if (reason instanceof ApiError && reason.status === 401) return reason
    throw reason
  })
  const now = await sessionOf(reader)
  if (now.refreshToken !== refreshToken) return now.accessToken
  if (answer instanceof ApiError) {
    endSession()
    throw answer
  }
  const tokens = tokensIn(answer)
  renewCurrentUser({ ...tokens, name: (answer as RefreshResult).contact?.name || name })
  return tokens.accessToken
}

/**
 * The access token that takes the place of one the API refused, or of none yet; calls that need it together share one request,
 * to the API or to the host that has a sign-on of its own. A call is never repeated with the token of another reader.
 */
export function renewedToken(session: SignedIn): Promise<string> {
  const { accessToken, refreshToken } = session
  const reader = readerOf(session) ?? ''
  const running = underWay.get(reader)
  if (running) return running
  const isHosts = refreshToken === ''
  // Other tabs share the cookie, so they take turns too.
  const answer = isHosts ? hostToken(accessToken, reader) : withLock(LOCK, () => renew(accessToken, reader))
  const promise = answer.finally(() => underWay.delete(reader))
  underWay.set(reader, promise)
  return promise
}
