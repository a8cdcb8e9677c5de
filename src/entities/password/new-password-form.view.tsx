import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { passwordTexts as t } from '#i18n/en/passwords.ts'
import { fill } from '#lib/format/fill.ts'
import { passwordRules, unmetRules } from '#lib/format/password-rules.ts'
import { Announcer } from '#ui/announcer/announcer.tsx'
import { PasswordField } from '#ui/text-field/password-field.tsx'
import { FieldErrors } from './field-errors.view.tsx'
import { FormActions } from './form-actions.view.tsx'
import { type Entered, isFine, noProblems, problemsOf } from './new-password.ts'
import { PasswordRules } from './password-rules.view.tsx'

type NewPasswordFormProps = {
  /** The form's name for who cannot see its title. */
  label: string
  /** What it is told when the two passwords differ: each screen has its own words (C05). */
  different: string
  /** The field of the password so far, where it is asked for. */
  old?: { label: string; unset: string; username: string | undefined } | undefined
  /** What went wrong with the last submit. */
  failure: ReactNode
  busy: boolean
  onSubmit: (entered: Entered) => void
  onCancel: () => void
}

const nothing: Entered = { old: '', password: '', repeated: '' }

/**
 * Sets a new password (R065, R081). Nothing is wrong before the first submit; from then on the messages follow what is
 * entered. The fields stay the same elements, so that password managers keep hold of them.
 */
export function NewPasswordForm({ label, different, old, failure, busy, onSubmit, onCancel }: NewPasswordFormProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [entered, setEntered] = useState(nothing)
  const [refused, setRefused] = useState(0)
  useEffect(() => {
    if (refused > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refused])

  const unmet = unmetRules(entered.password)
  const problems = refused > 0 ? problemsOf(entered, old !== undefined) : noProblems
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    // What a password manager fills in may not have been told.
    const fields = new FormData(event.currentTarget)
    const text = (name: keyof Entered) => String(fields.get(name) ?? '')
    const submitted = { old: text('old'), password: text('password'), repeated: text('repeated') }
    setEntered(submitted)
    if (isFine(problemsOf(submitted, old !== undefined))) onSubmit(submitted)
    else setRefused(refused + 1)
  }
  const field = (name: keyof Entered) => ({
    name,
    showLabel: t.showPassword,
    hideLabel: t.hidePassword,
    onChange: (value: string) => setEntered((before) => ({ ...before, [name]: value })),
  })
  return (
    <form ref={form} className="r-password-form" aria-label={label} noValidate onSubmit={submit}>
      {failure}
      {old && (
        <>
          {/* For password managers, which keep the new password with this name. */}
          <input
            className="r-visually-hidden"
            type="text"
            name="username"
            autoComplete="username"
            value={old.username ?? ''}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
          />
          <PasswordField
            {...field('old')}
            label={old.label}
            autoComplete="current-password"
            error={problems.old ? old.unset : undefined}
          />
        </>
      )}
      <div>
        <PasswordField
          {...field('password')}
          label={t.newPassword}
          autoComplete="new-password"
          aria-invalid={problems.rules.length > 0 || undefined}
          aria-describedby={`${id}-rules`}
        />
        <PasswordRules id={`${id}-rules`} unmet={unmet} isChecked={refused > 0} />
        <Announcer message={entered.password && fill(t.progress, countOf(unmet.length))} />
      </div>
      <div>
        <PasswordField
          {...field('repeated')}
          label={t.repeatPassword}
          autoComplete="new-password"
          aria-invalid={problems.repeated.length > 0 || undefined}
          aria-describedby={`${id}-repeated`}
        />
        <FieldErrors
          id={`${id}-repeated`}
          messages={problems.repeated.map((problem) => (problem === 'unset' ? t.unset : different))}
        />
      </div>
      <FormActions busy={busy} onCancel={onCancel} />
    </form>
  )
}

const countOf = (unmet: number) => ({ met: passwordRules.length - unmet, all: passwordRules.length })
