import { ApiError } from '#api/errors.ts'
import type { CompanyFailure as FailureInAddress } from '#contract/company-sign-in.ts'
import { signInTexts } from '#i18n/en/sign-in.ts'
import { companyReturnTexts } from '#i18n/en/sign-in-company.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Notice } from '#ui/notice/notice.tsx'

/** Why a company sign-in did not succeed: what the API has told the browser on the way, or what its answer says. */
export type CompanyFailure = FailureInAddress | 'network-not-allowed' | 'other'

const onTheWay: Readonly<Record<FailureInAddress, true>> = {
  unknown: true,
  unavailable: true,
  expired: true,
  refused: true,
  unverified: true,
  unmapped: true,
  'other-account': true,
}

/** The reason in an address or a message, which anybody may have written. */
export const readCompanyFailure = (text: string): CompanyFailure =>
  Object.hasOwn(onTheWay, text) ? (text as FailureInAddress) : 'other'

/** The reason of a failed call that begins the session. After `expired` only a new sign-in helps. */
export function toCompanyFailure(reason: unknown): CompanyFailure {
  if (!(reason instanceof ApiError)) return 'other'
  if (reason.code === 'network-not-allowed') return reason.code
  return reason.status === 403 ? 'expired' : 'other'
}

export function CompanyFailureNotice({ failure }: { failure: CompanyFailure }) {
  const t = useTexts(companyReturnTexts)
  const tSignIn = useTexts(signInTexts)
  return <Notice>{failure === 'network-not-allowed' ? tSignIn.networkOnly : t[failure]}</Notice>
}
