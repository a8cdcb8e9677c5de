import { atom } from 'nanostores'
import { currentUser } from '#api/current-user.ts'
import { signOutEverywhere } from '#api/sign-out.ts'
import { $session } from '#session/session.store.ts'
import { endSession } from '#session/update.ts'
import { findIdleLimit } from './idle-limit.ts'

const SECOND = 1000

/** How long before the end the user is warned. */
const WARNING_MS = 60 * SECOND

/** How often a use is told at most; the API writes it down as often. */
const TOLD_EACH = 30 * SECOND

/** What a user does, as the browser reports it. */
const ACTIVITIES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

const ACTIVE = 'research-active'

/** Seconds until the session ends because nobody uses it; undefined: no warning. */
export const $idleWarning = atom<number | undefined>(undefined)

/** Tabs share the time of the last use that the API was told of: it ends the session by that, not by what it does not know. */
function readTold(own: number): number {
  try {
    return Math.max(own, Number(localStorage.getItem(ACTIVE)) || 0)
  } catch {
    return own
  }
}

function storeTold(time: number) {
  try {
    localStorage.setItem(ACTIVE, String(time))
  } catch {}
}

const limitNow = (): number | undefined => {
  const session = $session.get()
  return session.state === 'signed-in' ? findIdleLimit(session.accessToken) : undefined
}

/** Tells the API that the session is in use: someone who writes or reads for long makes no calls. */
const touch = () => void currentUser().catch(() => {})

let told = Date.now()

function use() {
  const limit = limitNow()
  const now = Date.now()
  if (limit === undefined || now - told < Math.min(limit / 4, TOLD_EACH)) return
  told = now
  storeTold(now)
  touch()
}

/** Keeps the session, when the user says so. */
export function stay(): void {
  $idleWarning.set(undefined)
  told = 0
  use()
}

function check() {
  const limit = limitNow()
  if (limit === undefined) return $idleWarning.set(undefined)
  const left = readTold(told) + limit - Date.now()
  if (left > Math.min(WARNING_MS, limit / 2)) return $idleWarning.set(undefined)
  if (left > 0) return $idleWarning.set(Math.ceil(left / SECOND))
  $idleWarning.set(undefined)
  // The end of an expired session, not of a sign-out by the user: what was typed is treated as at any other expiry.
  signOutEverywhere(endSession)
}

/** Warns before the session ends without use, and ends it then. Returns a function that stops it. */
export function watchIdle(): () => void {
  // While the warning is shown, only its button keeps the session: a touch of the mouse may be an accident.
  const hear = () => $idleWarning.get() === undefined && use()
  for (const name of ACTIVITIES) window.addEventListener(name, hear, { passive: true, capture: true })
  const timer = setInterval(check, SECOND)
  return () => {
    clearInterval(timer)
    for (const name of ACTIVITIES) window.removeEventListener(name, hear, { capture: true })
  }
}
