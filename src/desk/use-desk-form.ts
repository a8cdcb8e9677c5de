import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { getRefusal } from '#api/error-messages.ts'
import { ApiError } from '#api/errors.ts'

/** The fields with an error, each with its text. */
export type Errors = Partial<Record<string, string>>

type FormOptions<Draft> = {
  start: Draft
  /** Fields that show their own error; that of another one stands above the form. */
  shown: ReadonlySet<string>
  /** The field of the API that shows the errors of a part of the draft; absent: that of the same name. */
  fields?: Readonly<Partial<Record<keyof Draft, string>>>
  /** What can be seen to be wrong before it is sent. */
  find: (draft: Draft) => Errors
  /** The text for a failure that says nothing to users. */
  failed: string
  /** Rejects if it was not stored. */
  onSubmit: (draft: Draft) => Promise<void>
}

/** The state of a form at the desk. Errors show after the first submit, at their fields. */
export function useDeskForm<Draft extends object>(options: FormOptions<Draft>) {
  const { start, shown, find, failed, onSubmit } = options
  const fields: Readonly<Partial<Record<string, string>>> = options.fields ?? {}
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(start)
  const [errors, setErrors] = useState<Errors>({})
  const [notice, setNotice] = useState('')
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState(0)
  useEffect(() => {
    if (refused > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refused])

  const refuse = (found: Errors, text = '') => {
    setErrors(found)
    setNotice(text)
    setRefused((count) => count + 1)
  }
  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }))
    const changed = Object.keys(part).map((key) => fields[key] ?? key)
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !changed.includes(field))))
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const found = find(draft)
    if (Object.keys(found).length > 0) return refuse(found)
    setBusy(true)
    setErrors({})
    setNotice('')
    try {
      await onSubmit(draft)
    } catch (reason) {
      const text = getRefusal(reason, failed)
      const field = reason instanceof ApiError ? reason.field : undefined
      if (field && shown.has(field)) refuse({ [field]: text })
      else refuse({}, text)
    } finally {
      setBusy(false)
    }
  }
  const reset = useCallback((next: Draft) => {
    setDraft(next)
    setErrors({})
    setNotice('')
  }, [])
  return { form, draft, errors, notice, busy, change, submit, reset, refuse }
}
