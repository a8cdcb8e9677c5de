import { type FormEvent, useEffect, useRef } from 'react'
import type { TotpSetup } from '#contract/factor.ts'
import { factorDialogTexts } from '#i18n/en/factors.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { selectText } from '#lib/dom/select-text.ts'
import { TextField } from '#ui/text-field/text-field.tsx'
import { QrCode } from './qr-code.view.tsx'
import type { TaskFailure } from './task.store.ts'

type AppFormProps = {
  id: string
  setup: TotpSetup
  failure: TaskFailure | undefined
  onSubmit: (code: string) => void
}

/** Groups of four are easier to type. */
const toGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** The secret for the app, as a QR code and as text, and the field for the first code of it. */
export function AppForm({ id, setup, failure, onSubmit }: AppFormProps) {
  const t = useTexts(factorDialogTexts)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (failure) selectText(field.current)
  }, [failure])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(String(new FormData(event.currentTarget).get('code') ?? '').trim())
  }
  const errors: Partial<Record<TaskFailure, string>> = { wrong: t.wrongCode, incomplete: t.incompleteCode }
  return (
    <form id={id} className="r-factor-form r-factor-form--app" noValidate onSubmit={submit}>
      <QrCode text={setup.uri} label={t.qrCode} />
      <div className="r-factor-form">
        <p>{t.scan}</p>
        <div>
          <p className="r-factor-form__note">{t.orKey}</p>
          <p className="r-factor-form__key">{toGroups(setup.secret)}</p>
        </div>
      </div>
      <div className="r-factor-form r-factor-form__entry">
        <p>{t.enterCode}</p>
        <TextField
          inputRef={field}
          label={t.code}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          error={failure && errors[failure]}
        />
      </div>
    </form>
  )
}
