import { resetPasswordTexts } from '#i18n/en/passwords.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { PageTitle } from '#ui/page-title/page-title.tsx'
import { NewPassword } from './new-password.tsx'
import { ResetRequest } from './reset-request.tsx'

type ResetPasswordProps = {
  /** The token of the link in the mail; empty: request a link. */
  resetToken: string
  onNavigate: (href: string) => boolean
  onFailure: (failure: Error) => void
}

/** Requests a reset link (R076–R080), or sets a new password with its token (R081–R088). */
export function ResetPassword({ resetToken, ...actions }: ResetPasswordProps) {
  const t = useTexts(resetPasswordTexts)
  return (
    <div className="r-password-page">
      <PageTitle>{resetToken ? t.title : t.requestTitle}</PageTitle>
      {resetToken ? (
        <NewPassword key={resetToken} resetToken={resetToken} {...actions} />
      ) : (
        <ResetRequest {...actions} />
      )}
    </div>
  )
}
