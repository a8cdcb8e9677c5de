import { COMPANY_SIGN_IN } from './company-session.ts'

/** What the page is told that has begun a company sign-in. `outcome`: a code for the session, or why there is none. `challenge`: which sign-in of the page it is. */
export type CompanyOutcome = { outcome: string; challenge: string }

export const toMessage = (outcome: CompanyOutcome) => ({ type: COMPANY_SIGN_IN, ...outcome })

/** The answer to such a message. It names the sign-in, since other windows of the page hear it too. */
export const toReceipt = ({ challenge }: Pick<CompanyOutcome, 'challenge'>) => ({
  type: COMPANY_SIGN_IN,
  challenge,
  received: true,
})

type Data = Partial<Record<'type' | 'outcome' | 'challenge' | 'received', unknown>>

/** The outcome in a message; undefined: it is another message. */
export function readOutcome(data: unknown): CompanyOutcome | undefined {
  const { type, outcome, challenge } = Object(data) as Data
  return type === COMPANY_SIGN_IN && typeof outcome === 'string' && typeof challenge === 'string'
    ? { outcome, challenge }
    : undefined
}

/** Whether a message is the receipt of this outcome. */
export function isReceipt(data: unknown, outcome: CompanyOutcome): boolean {
  const { type, challenge, received } = Object(data) as Data
  return type === COMPANY_SIGN_IN && challenge === outcome.challenge && received === true
}
