/** Names all that a company sign-in leaves in a browser: its messages, channel and fragment, and what storage keeps of it. */
export const COMPANY_SIGN_IN = 'research-company-sign-in'

/** Remembers that the session began at a company, so that its sign-out leads there as well. Without storage it ends here only. */
export function noteCompanySession(): void {
  try {
    localStorage.setItem(COMPANY_SIGN_IN, '1')
  } catch {}
}

/** Whether the session began at a company; asked once, when it ends. */
export function takeCompanySession(): boolean {
  try {
    const isNoted = localStorage.getItem(COMPANY_SIGN_IN) !== null
    localStorage.removeItem(COMPANY_SIGN_IN)
    return isNoted
  } catch {
    return false
  }
}
