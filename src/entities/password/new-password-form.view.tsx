import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { passwordTexts } from '#i18n/en/passwords.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { passwordRules, unmetRules } from '#lib/format/password-rules.ts'
import { Announcer } from '#ui/announcer/announcer.tsx'
import { PasswordField } from '#ui/text-field/password-field.tsx'
import { FieldErrors } from './field-errors.view.tsx'
import { FormActions } from './form-actions.view.tsx'
import { type Entered, findProblems, isFine, noProblems } from './new-password.ts'
import { PasswordRules } from './password-rules.view.tsx'

type NewPasswordFormProps = {
  /** The accessible name of the form. */
  label: string
  /** The error if the two passwords differ; each screen has its own text (C05). */
  different: string
  /** The field of the current password, if it is required. */
  old?: { label: string; unset: string; username: string | undefined } | undefined
  /** The failure of the last submit. */
  failure: ReactNode
  busy: boolean
  onSubmit: (entered: Entered) => void
  onCancel: () => void
}

const nothing: Entered = { old: '', password: '', repeated: '' }

/**
 * Sets a new password (R065, R081). There are no errors before the first submit; after it they follow the input. The
 * fields stay the same elements, because password managers depend on them.
 */
export function NewPasswordForm({ label, different, old, failure, busy, onSubmit, onCancel }: NewPasswordFormProps) {
  const t = useTexts(passwordTexts)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [entered, setEntered] = useState(nothing)
  const [refused, setRefused] = useState(0)
  useEffect(() => {
    if (refused > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refused])

  const unmet = unmetRules(entered.password)
  const problems = refused > 0 ? findProblems(entered, old !== undefined) : noProblems
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    // Password managers may fill in fields without events.
    const fields = new FormData(event.currentTarget)
    const text = (name: keyof Entered) => String(fields.get(name) ?? '')
    const submitted = { old: text('old'), password: text('password'), repeated: text('repeated') }
    setEntered(submitted)
    if (isFine(findProblems(submitted, old !== undefined))) onSubmit(submitted)
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
          {/* Password managers store the new password under this username. */}
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
        <Announcer message={entered.password && fill(t.progress, countMet(unmet.length))} />
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

const countMet = (unmet: number) => ({ met: passwordRules.length - unmet, all: passwordRules.length })
