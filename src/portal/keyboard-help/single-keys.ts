import { userKey } from '#session/user-key.ts'

const keyOf = () => `research-portal:single-keys:${userKey()}`

/** Where storage is closed, the choice lasts as long as the page. */
const memory = new Set<string>()

/** Whether keys that are a single character do something wherever the focus is; each reader's own choice (WCAG 2.1.4). */
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
