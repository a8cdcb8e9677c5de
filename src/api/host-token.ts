import { $config } from '#config/config.ts'
import type { GetAccessToken, HostAccess, Settings } from '#config/settings.ts'
import { $session } from '#session/session.store.ts'
import { readerOf, type SignedIn } from '#session/session.ts'
import { isSameUser, newSessionId } from '#session/session-identity.ts'
import { endSession } from '#session/update.ts'
import { ApiError, unauthorized } from './errors.ts'
import { isToken } from './tokens.ts'

/** How long a host may take to hand over its function, and then its token. */
const PATIENCE_MS = 30_000

/** The host's function: its script may come later than ours, and nobody waits for it beyond `signal`. */
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

/** What the host answers in time. */
async function answered(refused: boolean): Promise<HostAccess | null> {
  const patience = new AbortController()
  const clock = setTimeout(() => patience.abort(), PATIENCE_MS)
  const end = new Promise<never>((_, reject) => {
    patience.signal.addEventListener('abort', () => reject(new ApiError('timeout', 'Request Timeout')))
  })
  try {
    return await Promise.race([ask(refused, patience.signal), end])
  } finally {
    clearTimeout(clock)
    patience.abort()
  }
}

/** The reader's session as it is now: whoever signed out or in meanwhile has the last word. */
function sessionOf(reader: string): SignedIn {
  const now = $session.get()
  if (now.state === 'signed-out' || readerOf(now) !== reader) throw unauthorized()
  return now
}

/**
 * A token from the host's own sign-on, in place of the one the API refused, or of none yet. Nobody signed in there is nobody
 * signed in here; a failure leaves the session as it was, for the next call to ask again.
 */
export async function hostToken(spent: string, reader: string): Promise<string> {
  // A call that comes back late is not another refusal.
  const known = sessionOf(reader).accessToken
  if (known !== spent) return known
  const answer = await answered(spent !== '')
  const before = sessionOf(reader)
  if (answer === null || answer === undefined) {
    endSession()
    throw unauthorized()
  }
  const { token, name = before.name } = typeof answer === 'string' ? { token: answer } : answer
  if (!isToken(token) || typeof name !== 'string') throw new ApiError('bad-response', 'getAccessToken gave no token')
  const next = { ...before, accessToken: token, name }
  // A host may name its user with a later token only. Before the first token anybody may be signed in.
  const isFirst = before.accessToken === ''
  const isSame = isFirst || isSameUser(before.name === '' ? { ...before, name } : before, next)
  $session.set(isSame ? next : { ...next, id: newSessionId() })
  if (!isSame) throw unauthorized()
  return token
}
