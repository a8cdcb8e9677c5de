import { $lastVisit } from '#session/last-visit.ts'
import { onUserChange } from '#session/on-user-change.ts'
import { userKey } from '#session/user-key.ts'

/** A visit ends after so long without activity. */
const ENDS_AFTER_MS = 30 * 60_000
/** Activity is stored no more often. */
const STORED_EVERY_MS = 60_000

/** `last`: when the visit before this one ended; `active`: when there was activity. In ms; 0: never. */
export type Visit = { last: number; active: number }

/** The visit at `now`, after what is known of the user. */
export const nextVisit = ({ last, active }: Visit, now: number): Visit => ({
  last: active > 0 && now - active > ENDS_AFTER_MS ? active : last,
  active: now,
})

const getKey = () => `research-portal:visit:${userKey()}`

/** Fallback for this page if storage is blocked. */
const memory = new Map<string, string>()

function read(): Visit {
  let text: string | null | undefined
  try {
    text = localStorage.getItem(getKey())
  } catch {
    text = memory.get(getKey())
  }
  const [last = 0, active = 0] = (text ?? '').split(' ').map((part) => Number(part) || 0)
  return { last, active }
}

function store({ last, active }: Visit) {
  const text = `${last} ${active}`
  try {
    localStorage.setItem(getKey(), text)
  } catch {
    memory.set(getKey(), text)
  }
}

function noteActivity() {
  const known = read()
  const now = Date.now()
  if (userKey() === '' || (known.active <= now && now - known.active < STORED_EVERY_MS)) return
  const visit = nextVisit(known, now)
  store(visit)
  $lastVisit.set(visit.last || undefined)
}

function begin() {
  $lastVisit.set(userKey() === '' ? undefined : read().last || undefined)
  noteActivity()
}

/** Keeps when the user was here last, per user and browser. Returns a function that stops it. */
export function followVisits(): () => void {
  begin()
  const listening = new AbortController()
  const { signal } = listening
  for (const type of ['pointerdown', 'keydown', 'focus'])
    window.addEventListener(type, noteActivity, { capture: true, passive: true, signal })
  signal.addEventListener('abort', onUserChange(begin))
  return () => listening.abort()
}
