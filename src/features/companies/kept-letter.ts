import { followUser } from '#session/follow-user.ts'

/** By its prefix it ends with the session, also where this module is not loaded. */
const KEY = 'research-portal:companies-letter'

/** The letter that a user was at last in this tab (R273, C63). Where storage is closed, none. */
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
    // The address still has it.
  }
}

/** The next user begins again. */
followUser(() => keepLetter(''))
