import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useLanguage } from '#i18n/use-texts.ts'
import { listRefused, sayRefusal } from './refusals.ts'

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
  /** The text for a record that somebody else has changed meanwhile. Default: `failed`. */
  conflict?: string
  /** Said above the form besides the errors at its fields. */
  wrong?: string
  /** Rejects if it was not stored. */
  onSubmit: (draft: Draft) => Promise<void>
}

/** The state of a form at the desk. Errors show after the first submit, at their fields. */
export function useDeskForm<Draft extends object>(options: FormOptions<Draft>) {
  const { start, shown, find, failed, conflict = failed, wrong = '', onSubmit } = options
  const language = useLanguage()
  const fields: Readonly<Partial<Record<string, string>>> = options.fields ?? {}
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(start)
  /** The newest ones, for what answers later, such as an upload. */
  const latest = useRef({ draft: start, busy: false })
  const [errors, setErrors] = useState<Errors>({})
  const [notice, setNotice] = useState('')
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState(0)
  /** Once `find` has found something, each correction is seen at once. */
  const isChecked = useRef(false)
  useEffect(() => {
    if (refused > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refused])

  const refuse = (found: Errors, text = '') => {
    setErrors(found)
    setNotice(text)
    setRefused((count) => count + 1)
  }
  const change = (part: Partial<Draft>) => {
    // It would not be in what is being stored.
    if (latest.current.busy) return
    latest.current.draft = { ...latest.current.draft, ...part }
    setDraft(latest.current.draft)
    if (isChecked.current) {
      const found = find(latest.current.draft)
      setErrors(found)
      // Nothing is marked any more.
      if (Object.keys(found).length === 0) setNotice('')
      return
    }
    const changed = Object.keys(part).map((key) => fields[key] ?? key)
    const isKept = (field: string) => !changed.some((name) => field === name || field.startsWith(`${name}.`))
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => isKept(field))))
  }
  /** Shows an error at a field without moving the focus, for what is found while the user goes on. */
  const mark = (field: string, text: string) => setErrors((before) => ({ ...before, [field]: text }))
  /** Shows each refusal at its field, and what is about no field above the form. */
  const explain = (reason: unknown) => {
    const found: Record<string, string> = {}
    const others: string[] = []
    for (const { field, text } of listRefused(reason, language)) {
      if (field !== undefined && shown.has(field)) found[field] = [found[field], text].filter(Boolean).join(' ')
      else others.push(text)
    }
    if (Object.keys(found).length > 0) return refuse(found, others.join(' ') || wrong)
    refuse({}, sayRefusal(reason, failed, language, conflict))
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (latest.current.busy) return
    const found = find(draft)
    isChecked.current = Object.keys(found).length > 0
    if (isChecked.current) return refuse(found, wrong)
    latest.current.busy = true
    setBusy(true)
    setErrors({})
    setNotice('')
    try {
      await onSubmit(draft)
    } catch (reason) {
      explain(reason)
    } finally {
      latest.current.busy = false
      setBusy(false)
    }
  }
  const reset = useCallback((next: Draft) => {
    latest.current.draft = next
    setDraft(next)
    isChecked.current = false
    setErrors({})
    setNotice('')
  }, [])
  return { form, draft, errors, notice, busy, change, submit, reset, refuse, mark }
}
