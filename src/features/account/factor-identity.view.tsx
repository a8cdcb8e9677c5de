import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Reauthenticate } from '#contract/factor.ts'
import { factorDialogTexts } from '#i18n/en/factors.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { selectText } from '#lib/dom/select-text.ts'
import { Button } from '#ui/button/button.tsx'
import { PasswordField } from '#ui/text-field/password-field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import type { TaskFailure } from './task.store.ts'

type IdentityFormProps = {
  /** The form that the button of the dialog submits. */
  id: string
  /** Whether there is an app whose codes can be entered. */
  hasCodes: boolean
  busy: boolean
  failure: TaskFailure | undefined
  /** Something else is to be entered. */
  onSwitch: () => void
  /** A passkey is to be used; undefined: there is none. */
  onPasskey?: (() => void) | undefined
  onSubmit: (secret: Reauthenticate) => void
}

/** Asks for the password, a code or a passkey, before factors are changed. */
export function IdentityForm({ id, hasCodes, busy, failure, onSwitch, onPasskey, onSubmit }: IdentityFormProps) {
  const t = useTexts(factorDialogTexts)
  const [isCode, setCode] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is another one for a code
  useEffect(() => field.current?.focus(), [isCode])
  useEffect(() => {
    if (failure) selectText(field.current)
  }, [failure])
  const change = () => {
    if (busy) return
    onSwitch()
    setCode(!isCode)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('secret') ?? '')
    onSubmit(isCode ? { code: text.trim() } : { password: text })
  }
  const errors: Partial<Record<TaskFailure, string>> = isCode
    ? { wrong: t.wrongCode, incomplete: t.incompleteCode }
    : { wrong: t.wrongPassword, incomplete: t.incompletePassword }
  const common = { inputRef: field, name: 'secret', error: failure && errors[failure] }
  return (
    <form id={id} className="r-factor-form" noValidate onSubmit={submit}>
      <p>{isCode ? t.identityCodeText : t.identityText}</p>
      {isCode ? (
        <TextField {...common} key="code" label={t.code} autoComplete="one-time-code" autoCapitalize="none" />
      ) : (
        <PasswordField
          {...common}
          key="password"
          label={t.password}
          autoComplete="current-password"
          showLabel={t.showPassword}
          hideLabel={t.hidePassword}
        />
      )}
      {(hasCodes || onPasskey) && (
        <div className="r-factor-form__ways">
          {hasCodes && (
            <Button aria-disabled={busy} onClick={change}>
              {isCode ? t.usePassword : t.useCode}
            </Button>
          )}
          {onPasskey && (
            <Button aria-disabled={busy} onClick={() => !busy && onPasskey()}>
              {t.usePasskey}
            </Button>
          )}
        </div>
      )}
    </form>
  )
}
