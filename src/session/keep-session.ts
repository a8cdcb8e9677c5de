import { $config } from '#config/config.ts'
import type { GetAccessToken } from '#config/settings.ts'
import { shared } from '#lib/dom/runtime.ts'
import { $session, storedSession, where } from './session.store.ts'
import { type Session, signedIn } from './session.ts'

const keeper = shared('session.keeper', () => ({ isKept: false, ask: null as GetAccessToken | null }))

/**
 * A session whose user the host has not named yet: the first call that needs a token asks for it. Another host session
 * is another user.
 */
export const hostSession = (): Session => signedIn({ accessToken: '', refreshToken: '', name: '' })

/**
 * Keeps the session where the settings say, from the first element on and after each change of the settings; once per
 * page.
 */
export function keepSession(): void {
  if (keeper.isKept) return
  keeper.isKept = true
  $config.subscribe(({ session, getAccessToken }) => {
    const kept = getAccessToken ? 'host' : session
    const isSame = kept === where.kept && (kept !== 'host' || !keeper.ask || getAccessToken === keeper.ask)
    keeper.ask = getAccessToken
    if (isSame) return
    where.kept = kept
    where.cookie = kept === 'cookie'
    if (where.cookie) $session.set(storedSession())
    else $session.set(kept === 'host' ? hostSession() : { state: 'signed-out', reason: 'configured' })
  })
}
