import { $session } from '../../session/session.store.ts'

const KEY = 'research-portal.companies-letter'

/** The letter that a reader chose last in this tab (R273, C63). Where storage is closed, none. */
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

/** The next reader begins anew. */
$session.listen(({ state }) => state === 'signed-out' && keepLetter(''))
