import { type FormEvent, useEffect, useRef } from 'react'
import { passkeyDialogTexts } from '#i18n/en/passkeys.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { selectText } from '#lib/dom/select-text.ts'
import { TextField } from '#ui/text-field/text-field.tsx'
import type { TaskFailure } from './task.store.ts'

type NameFormProps = {
  /** The form that the button of the dialog submits. */
  id: string
  name: string
  /** What happens after it; undefined: nothing else. */
  text?: string | undefined
  failure: TaskFailure | undefined
  onSubmit: (name: string) => void
}

const LONGEST = 100

/** The name of a new passkey, or the new name of one. */
export function NameForm({ id, name, text, failure, onSubmit }: NameFormProps) {
  const t = useTexts(passkeyDialogTexts)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => selectText(field.current), [])
  useEffect(() => {
    if (failure === 'incomplete') field.current?.focus()
  }, [failure])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(String(new FormData(event.currentTarget).get('name') ?? '').trim())
  }
  return (
    <form id={id} className="r-factor-form" noValidate onSubmit={submit}>
      {text && <p>{text}</p>}
      <TextField
        inputRef={field}
        label={t.name}
        name="name"
        defaultValue={name}
        maxLength={LONGEST}
        autoComplete="off"
        error={failure === 'incomplete' ? t.incompleteName : undefined}
      />
    </form>
  )
}
