import { useStore } from '@nanostores/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { requestPasswordReset } from '#api/passwords.ts'
import { tellSuccess } from '#entities/notification/tell-success.ts'
import { Failure } from '#entities/password/failure.view.tsx'
import { FormActions } from '#entities/password/form-actions.view.tsx'
import { Outcome } from '#entities/password/outcome.view.tsx'
import { stepTo } from '#entities/password/step.ts'
import { createSubmission } from '#entities/password/submission.ts'
import { resetPasswordTexts } from '#i18n/en/passwords.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { TextField } from '#ui/text-field/text-field.tsx'
import { requestFailure } from './failures.ts'

type ResetRequestProps = { onNavigate: (href: string) => boolean; onFailure: (failure: Error) => void }

/** Whether a text looks like an email address: a name, an at sign, and a domain of at least two parts (R077). */
const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)

/** Requests a reset link by mail. The answer is the same for unknown accounts (R089). */
export function ResetRequest({ onNavigate, onFailure }: ResetRequestProps) {
  const language = useLanguage()
  const t = useTexts(resetPasswordTexts)
  const [submission] = useState(() => createSubmission<unknown>((reason) => reason, onFailure))
  const state = useStore(submission.$state)
  useEffect(() => submission.abandon, [submission])
  const field = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<string>()
  const toLogin = stepTo('/login', onNavigate)

  const { requested } = t
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const username = String(new FormData(event.currentTarget).get('username') ?? '').trim()
    if (!isEmail(username)) {
      setRefused(username)
      return field.current?.focus()
    }
    submission.send(
      () => requestPasswordReset(username),
      (isLeft) => {
        tellSuccess(requested, isLeft)
        if (!isLeft) toLogin.take()
      },
    )
  }
  if (state.state === 'done') return <Outcome text={t.requested} signInLink={toLogin.link} />
  return (
    <form className="r-password-form" aria-label={t.requestTitle} noValidate onSubmit={submit}>
      <p className="r-password-form__intro">{t.requestIntro}</p>
      {state.state === 'failed' && <Failure messages={requestFailure(state.failure, language)} />}
      <TextField
        inputRef={field}
        label={t.username}
        name="username"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        error={refused === undefined ? undefined : t.invalidEmail}
        onChange={(value) => isEmail(value.trim()) && setRefused(undefined)}
      />
      <FormActions busy={state.state === 'submitting'} onCancel={toLogin.take} />
    </form>
  )
}
