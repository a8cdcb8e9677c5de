const KEY = 'research-company-sign-in'

/** Remembers that the session began at a company, so that its sign-out leads there as well. Without storage it ends here only. */
export function noteCompanySession(): void {
  try {
    localStorage.setItem(KEY, '1')
  } catch {}
}

/** Whether the session began at a company; asked once, when it ends. */
export function takeCompanySession(): boolean {
  try {
    const isNoted = localStorage.getItem(KEY) !== null
    localStorage.removeItem(KEY)
    return isNoted
  } catch {
    return false
  }
}
