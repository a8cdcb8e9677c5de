import { $session } from '#session/session.store.ts'
import { getSessionId } from '#session/session.ts'
import { userKey } from '#session/user-key.ts'

/** Nearer to either end of a film there is nothing to come back to. */
const MARGIN_S = 10

/** Where storage is closed, a page remembers while it stands. */
const memory = new Map<string, number>()

function read(key: string): number {
  try {
    return Number(sessionStorage.getItem(key)) || 0
  } catch {
    return memory.get(key) ?? 0
  }
}

function write(key: string, seconds: number) {
  try {
    if (seconds > 0) sessionStorage.setItem(key, String(seconds))
    else sessionStorage.removeItem(key)
  } catch {
    memory.set(key, seconds)
  }
}

/**
 * Where the reader left a film in this tab. The tab's own storage, not one that lasts: what somebody has watched ends with
 * the tab, and by its prefix with the session. Nothing is kept for a reader who has gone.
 */
export function keptPosition(videoId: string) {
  const reader = getSessionId($session.get())
  const key = `research-portal:replay:${userKey()}:${videoId}`
  return {
    /** In seconds; 0 is the start. */
    at: Math.max(read(key), 0),
    /** A duration of 0 is unknown. */
    keep(seconds: number, duration: number) {
      if (getSessionId($session.get()) !== reader) return
      const isWithin = seconds >= MARGIN_S && (duration === 0 || seconds <= duration - MARGIN_S)
      write(key, isWithin ? Math.floor(seconds) : 0)
    },
  }
}
