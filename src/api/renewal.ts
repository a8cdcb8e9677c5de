import type { RefreshResult } from '../contract/session.ts'
import { shared } from '../lib/runtime.ts'
import { rereadSession } from '../session/session.store.ts'
import { signOut, updateCurrentUser } from '../session/update.ts'
import { sendPublic } from './client.ts'
import { ApiError, unauthorized } from './errors.ts'
import { tokensIn } from './tokens.ts'

const LOCK = 'research-portal.renewal'

/** One renewal under way for the page, whatever number of calls and copies of the bundle wait for it (R026). */
const underWay = shared<{ promise: Promise<string> | undefined }>('session.renewal', () => ({ promise: undefined }))

/** Other tabs share the cookie, so they take turns too; a browser without locks renews by itself. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? navigator.locks.request(LOCK, work) : work()

/**
 * Asks for a new token pair in place of the spent one (R138). A refused refresh token ends the session (R111); any other
 * failure leaves it as it was, for the next call to try again.
 */
async function renew(spent: string): Promise<string> {
  const session = rereadSession()
  if (session.state === 'signed-out') throw unauthorized()
  if (session.accessToken !== spent) return session.accessToken
  const { refreshToken, name } = session
  try {
    const answer = await sendPublic({ call: 'refresh_auth_token', json: { refresh_token: refreshToken } })
    const tokens = tokensIn(answer)
    const now = rereadSession()
    // Whoever signed out or in meanwhile, in whichever tab, has the last word.
    if (now.state === 'signed-out' || now.refreshToken !== refreshToken) throw unauthorized()
    updateCurrentUser({ ...tokens, name: (answer as RefreshResult).contact?.name || name })
    return tokens.accessToken
  } catch (reason) {
    if (reason instanceof ApiError && reason.status === 401) {
      const now = rereadSession()
      if (now.state === 'signed-in' && now.refreshToken === refreshToken) signOut()
    }
    throw reason
  }
}

/** The access token that takes the place of one the API refused; calls that fail together share one request. */
export function renewedToken(spent: string): Promise<string> {
  underWay.promise ??= inTurn(() => renew(spent)).finally(() => {
    underWay.promise = undefined
  })
  return underWay.promise
}
