import type { RefreshResult } from '../contract/session.ts'
import { inTurn } from '../lib/in-turn.ts'
import { shared } from '../lib/runtime.ts'
import { rereadSession, type Session } from '../session/session.store.ts'
import { signOut, updateCurrentUser } from '../session/update.ts'
import { sendPublic } from './client.ts'
import { ApiError, unauthorized } from './errors.ts'
import { tokensIn } from './tokens.ts'

const LOCK = 'research-portal.renewal'

type SignedIn = Extract<Session, { state: 'signed-in' }>

/** One renewal under way for each reader of the page, whatever number of calls and copies of the bundle wait for it (R026). */
const underWay = shared('session.renewal', () => new Map<string, Promise<string>>())

/** The reader's session as it is now: whoever signed out or in meanwhile, in whichever tab, has the last word. */
function sessionOf(name: string): SignedIn {
  const now = rereadSession()
  if (now.state === 'signed-out' || now.name !== name) throw unauthorized()
  return now
}

/**
 * Asks for a new token pair in place of the spent one (R138), unless a tab that shares the cookie and not the lock was faster.
 * A refused refresh token ends the session (R111); any other failure leaves it as it was, for the next call to try again.
 */
async function renew(spent: string, name: string): Promise<string> {
  const { accessToken, refreshToken } = sessionOf(name)
  if (accessToken !== spent) return accessToken
  const answer = await sendPublic({ call: 'refresh_auth_token', json: { refresh_token: refreshToken } }).catch(
    (reason: unknown) => {
      if (reason instanceof ApiError && reason.status === 401) return reason
      throw reason
    },
  )
  const now = sessionOf(name)
  if (now.refreshToken !== refreshToken) return now.accessToken
  if (answer instanceof ApiError) {
    signOut()
    throw answer
  }
  const tokens = tokensIn(answer)
  updateCurrentUser({ ...tokens, name: (answer as RefreshResult).contact?.name || name })
  return tokens.accessToken
}

/**
 * The access token that takes the place of one the API refused; calls that fail together share one request. A call is never
 * repeated with the token of another reader.
 */
export function renewedToken({ accessToken, name }: SignedIn): Promise<string> {
  const running = underWay.get(name)
  if (running) return running
  // Other tabs share the cookie, so they take turns too.
  const promise = inTurn(LOCK, () => renew(accessToken, name)).finally(() => underWay.delete(name))
  underWay.set(name, promise)
  return promise
}
