import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { resetPassword } from '#api/passwords.ts'
import { tellSuccess } from '#entities/notification/tell-success.ts'
import { Failure } from '#entities/password/failure.view.tsx'
import { NewPasswordForm } from '#entities/password/new-password-form.view.tsx'
import { Outcome } from '#entities/password/outcome.view.tsx'
import { stepTo } from '#entities/password/step.ts'
import { createSubmission } from '#entities/password/submission.ts'
import { resetPasswordTexts } from '#i18n/en/passwords.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { Link } from '#ui/link/link.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { resetFailure } from './failures.ts'
import { createResetLink, type ResetLinkState } from './reset-link.store.ts'

type NewPasswordProps = {
  resetToken: string
  onNavigate: (href: string) => boolean
  onFailure: (failure: Error) => void
}

/** Sets a new password with the token of a reset link (R081–R088). */
export function NewPassword({ resetToken, onNavigate, onFailure }: NewPasswordProps) {
  const language = useLanguage()
  const t = useTexts(resetPasswordTexts)
  const [submission] = useState(() => createSubmission<unknown>((reason) => reason, onFailure))
  const state = useStore(submission.$state)
  useEffect(() => submission.abandon, [submission])
  const [resetLink] = useState(() => createResetLink(resetToken, onFailure))
  const link = useStore(resetLink.$state)
  useEffect(() => resetLink.start(), [resetLink])
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
  const failure = state.state === 'failed' ? resetFailure(state.failure, language) : undefined
  const newLink = <Link {...stepTo('/reset_password', onNavigate).link}>{t.newLink}</Link>
  if (state.state === 'done') return <Outcome text={t.reset} signInLink={toLogin.link} />
  if (link.state === 'spent') return <Failure messages={[t.invalidToken]}>{newLink}</Failure>
  return (
    <>
      <Owner link={link} />
      <NewPasswordForm
        label={t.title}
        different={t.different}
        failure={failure && <Failure messages={failure.messages}>{failure.isSpent && newLink}</Failure>}
        busy={state.state === 'submitting'}
        onSubmit={({ password }) => submit(password)}
        onCancel={toLogin.take}
      />
    </>
  )
}

/** The masked username, so that bystanders do not learn the address. */
function Owner({ link }: { link: ResetLinkState }) {
  const t = useTexts(resetPasswordTexts)
  if (link.state === 'checking')
    return (
      <div aria-busy="true">
        <p className="r-visually-hidden" role="status">
          {t.checking}
        </p>
        <Skeleton />
      </div>
    )
  return link.state === 'ready' && link.owner !== '' ? (
    <p className="r-password-page__owner">{fill(t.owner, { name: link.owner })}</p>
  ) : null
}
