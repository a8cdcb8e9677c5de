import { $config } from '#config/config.ts'
import type { GetAccessToken, HostAccess, Settings } from '#config/settings.ts'
import { isText } from '#lib/format/is-text.ts'
import { $session } from '#session/session.store.ts'
import { getSessionId, type SignedIn } from '#session/session.ts'
import { isSameUser, newSessionId } from '#session/session-identity.ts'
import { endSession } from '#session/update.ts'
import { ApiError, unauthorized } from './errors.ts'

/** How long a host may take to set its function and then return a token. */
const TIMEOUT_MS = 30_000

/** The host's function. The host's script may run after ours, so this waits for it until `signal` aborts. */
function given(signal: AbortSignal): Promise<GetAccessToken> {
  return new Promise((resolve, reject) => {
    const take = ({ getAccessToken }: Settings) => getAccessToken && resolve(getAccessToken)
    const stop = $config.listen(take)
    signal.addEventListener('abort', () => {
      stop()
      reject(new ApiError('timeout', 'Request Timeout'))
    })
    take($config.get())
  })
}

async function ask(refused: boolean, signal: AbortSignal): Promise<HostAccess | null> {
  const getAccessToken = await given(signal)
  try {
    return await getAccessToken({ refused })
  } catch (reason) {
    throw new ApiError('network', `getAccessToken: ${reason}`)
  }
}

/** Asks the host, with a timeout. */
async function answered(refused: boolean): Promise<HostAccess | null> {
  const timeout = new AbortController()
  const clock = setTimeout(() => timeout.abort(), TIMEOUT_MS)
  const end = new Promise<never>((_, reject) => {
    timeout.signal.addEventListener('abort', () => reject(new ApiError('timeout', 'Request Timeout')))
  })
  try {
    return await Promise.race([ask(refused, timeout.signal), end])
  } finally {
    clearTimeout(clock)
    timeout.abort()
  }
}

/** The current session. If the user signed out or another one signed in meanwhile, that wins. */
function requireSession(sessionId: string): SignedIn {
  const now = $session.get()
  if (now.state === 'signed-out' || getSessionId(now) !== sessionId) throw unauthorized()
  return now
}

/**
 * A token from the host's own sign-on, to replace a refused one or to be the first. If nobody is signed in there, the
 * session ends. After a failure the session stays, and the next call asks again.
 */
export async function hostToken(spent: string, sessionId: string): Promise<string> {
  // Another call has already renewed the token.
  const known = requireSession(sessionId).accessToken
  if (known !== spent) return known
  const answer = await answered(spent !== '')
  const before = requireSession(sessionId)
  if (answer === null || answer === undefined) {
    endSession()
    throw unauthorized()
  }
  const { token, name = before.name } = typeof answer === 'string' ? { token: answer } : answer
  if (!isText(token) || typeof name !== 'string') throw new ApiError('bad-response', 'getAccessToken returned no token')
  const next = { ...before, accessToken: token, name }
  // A host may name its user only with a later token. Before the first token, any user may be signed in.
  const isFirst = before.accessToken === ''
  const isSame = isFirst || isSameUser(before.name === '' ? { ...before, name } : before, next)
  $session.set(isSame ? next : { ...next, id: newSessionId() })
  if (!isSame) throw unauthorized()
  return token
}
