import { userKey } from '#session/user-key.ts'

const getKey = () => `research-portal:single-keys:${userKey()}`

/** Fallback for this page if storage is blocked. */
const memory = new Set<string>()

/** Whether single-character shortcuts are on; each user's own choice (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(getKey()) !== 'off'
  } catch {
    return !memory.has(getKey())
  }
}

export function storeSingleKeys(on: boolean): void {
  const key = getKey()
  try {
    if (on) localStorage.removeItem(key)
    else localStorage.setItem(key, 'off')
  } catch {
    if (on) memory.delete(key)
    else memory.add(key)
  }
}
