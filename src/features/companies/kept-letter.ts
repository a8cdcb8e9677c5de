import { onUserChange } from '#session/on-user-change.ts'

/** The prefix lets the session remove the key at its end, even if this module is not loaded. */
const KEY = 'research-portal:companies-letter'

/** The user's last letter in this tab (R273, C63). Empty if storage is blocked. */
export function keptLetter(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

export function keepLetter(letter: string): void {
  try {
    sessionStorage.setItem(KEY, letter)
  } catch {
    // Storage is blocked; the address still has the letter.
  }
}

/** The next user starts without a letter. */
onUserChange(() => keepLetter(''))
