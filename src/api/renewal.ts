import type { RefreshResult } from '#contract/session.ts'
import { withLock } from '#lib/async/with-lock.ts'
import { shared } from '#lib/dom/runtime.ts'
import { syncSession } from '#session/session.store.ts'
import { getSessionId, type SignedIn } from '#session/session.ts'
import { endSession, renewCurrentUser } from '#session/update.ts'
import { sendPublic } from './client.ts'
import { ApiError, unauthorized } from './errors.ts'
import { hostToken } from './host-token.ts'
import { isHandle } from './refresh-cookie.ts'
import { parseTokens } from './tokens.ts'

const LOCK = 'research-portal.renewal'

/** One running renewal per user of the page, shared by all calls and copies of the bundle (R026). */
const underWay = shared('session.renewal', () => new Map<string, Promise<string>>())

/** The current session. If the user signed out or another one signed in meanwhile, in any tab, that wins. */
async function requireSession(sessionId: string): Promise<SignedIn> {
  const now = await syncSession()
  if (now.state === 'signed-out' || getSessionId(now) !== sessionId) throw unauthorized()
  return now
}

/**
 * Requests a new token pair to replace the spent one (R138), unless a tab that shares the cookie but not the lock was
 * faster. A refused refresh token ends the session (R111). After other failures the session stays, and the next call
 * tries again.
 */
async function renew(spent: string, sessionId: string): Promise<string> {
  const { accessToken, refreshToken, name } = await requireSession(sessionId)
  if (accessToken !== spent) return accessToken
  const answer = await sendPublic({
    call: 'refresh_auth_token',
    json: { refresh_token: refreshToken },
    withCookie: isHandle(refreshToken),
  }).catch((reason: unknown) => {
    if (reason instanceof ApiError && reason.status === 401) return reason
    throw reason
  })
  const now = await requireSession(sessionId)
  if (now.refreshToken !== refreshToken) return now.accessToken
  if (answer instanceof ApiError) {
    endSession()
    throw answer
  }
  const tokens = parseTokens(answer)
  renewCurrentUser({ ...tokens, name: (answer as RefreshResult).contact?.name || name })
  return tokens.accessToken
}

/**
 * A new access token after a refused one, or the first one. Calls that need it at the same time share one request, to
 * the API or to the host's sign-on. A call is never repeated with the token of another user.
 */
export function renewedToken(session: SignedIn): Promise<string> {
  const { accessToken, refreshToken } = session
  const sessionId = getSessionId(session) ?? ''
  const running = underWay.get(sessionId)
  if (running) return running
  const isHosts = refreshToken === ''
  // Tabs share the cookie, so they take turns too.
  const answer = isHosts ? hostToken(accessToken, sessionId) : withLock(LOCK, () => renew(accessToken, sessionId))
  const promise = answer.finally(() => underWay.delete(sessionId))
  underWay.set(sessionId, promise)
  return promise
}
