/** Names the message, the channel and the fragment that carry the outcome of a company sign-in to the page that has begun it. */
export const COMPANY_OUTCOME = 'research-company-sign-in'

/** `outcome`: a code for the session, or why there is none. `challenge`: which sign-in of the page it is. */
export type CompanyOutcome = { outcome: string; challenge: string }

export const toMessage = (outcome: CompanyOutcome) => ({ type: COMPANY_OUTCOME, ...outcome })

/** The answer to such a message. */
export const RECEIPT = { type: COMPANY_OUTCOME, received: true }

type Data = Partial<Record<'type' | 'outcome' | 'challenge' | 'received', unknown>>

/** The outcome in a message; undefined: it is another message. */
export function readOutcome(data: unknown): CompanyOutcome | undefined {
  const { type, outcome, challenge } = Object(data) as Data
  return type === COMPANY_OUTCOME && typeof outcome === 'string' && typeof challenge === 'string'
    ? { outcome, challenge }
    : undefined
}

export function isReceipt(data: unknown): boolean {
  const { type, received } = Object(data) as Data
  return type === COMPANY_OUTCOME && received === true
}
