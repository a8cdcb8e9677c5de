import { userKey } from '#session/user-key.ts'

const keyOf = () => `research-portal:single-keys:${userKey()}`

/** Fallback for this page if storage is blocked. */
const memory = new Set<string>()

/** Whether single-character shortcuts are on; each user's own choice (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(keyOf()) !== 'off'
  } catch {
    return !memory.has(keyOf())
  }
}

export function turnSingleKeys(on: boolean): void {
  const key = keyOf()
  try {
    if (on) localStorage.removeItem(key)
    else localStorage.setItem(key, 'off')
  } catch {
    if (on) memory.delete(key)
    else memory.add(key)
  }
}
