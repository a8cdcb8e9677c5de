import { useEffect, useState } from 'react'
import { resetPassword } from '../../api/passwords.ts'
import { useStore } from '../../lib/use-store.ts'
import { resetPasswordTexts as t } from '../../text/passwords.ts'
import { tellSuccess } from '../../toolkit/notifications/tell-success.ts'
import { Failure } from '../../toolkit/password/failure.view.tsx'
import { NewPasswordForm } from '../../toolkit/password/new-password-form.view.tsx'
import { Outcome } from '../../toolkit/password/outcome.view.tsx'
import { stepTo } from '../../toolkit/password/step.ts'
import { createSubmission } from '../../toolkit/password/submission.ts'
import { Link } from '../../ui/link.tsx'
import { resetFailure } from './failures.ts'

type NewPasswordProps = {
  resetToken: string
  onNavigate: (href: string) => boolean
  onFailure: (failure: Error) => void
}

/** Sets the new password that the token of a reset link allows (R081–R088). */
export function NewPassword({ resetToken, onNavigate, onFailure }: NewPasswordProps) {
  const [submission] = useState(() => createSubmission<unknown>((reason) => reason, onFailure))
  const state = useStore(submission.$state)
  useEffect(() => submission.leave, [submission])
  const toLogin = stepTo('/login', onNavigate)

  const { reset } = t
  const submit = (password: string) =>
    submission.send(
      () => resetPassword(resetToken, password),
      (isLeft) => {
        tellSuccess(reset, isLeft)
        if (!isLeft) toLogin.take()
      },
    )
  const failure = state.state === 'failed' ? resetFailure(state.failure) : undefined
  if (state.state === 'done') return <Outcome text={t.reset} signInLink={toLogin.link} />
  return (
    <NewPasswordForm
      label={t.title}
      different={t.different}
      failure={
        failure && (
          <Failure messages={failure.messages}>
            {failure.isSpent && <Link {...stepTo('/reset_password', onNavigate).link}>{t.newLink}</Link>}
          </Failure>
        )
      }
      busy={state.state === 'submitting'}
      onSubmit={({ password }) => submit(password)}
      onCancel={toLogin.take}
    />
  )
}
