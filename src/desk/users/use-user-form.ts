import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { getRefusal } from '#api/error-messages.ts'
import { ApiError } from '#api/errors.ts'
import { deskUserTexts } from '#i18n/en/desk-users.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { type Draft, type Errors, findErrors } from './draft.ts'

/** Fields that show their own error; that of another one stands above the form. */
const SHOWN = new Set([
  'username',
  'name',
  'reference',
  'password',
  'valid_until',
  'libraries',
  'regions',
  'asset_classes',
])

type FormOptions = {
  start: Draft
  /** Whether there is no such user yet. */
  isNew: boolean
  /** The text for a failure that says nothing to users. */
  failed: string
  /** Rejects if it was not stored. */
  onSubmit: (draft: Draft) => Promise<void>
}

/** The state of a form of a user. Errors show after the first submit, at their fields. */
export function useUserForm({ start, isNew, failed, onSubmit }: FormOptions) {
  const t = useTexts(deskUserTexts)
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
    const fields = Object.keys(part).map((key) => (key === 'lastDay' || key === 'is_trial' ? 'valid_until' : key))
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))))
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const found = findErrors(draft, isNew ? undefined : start, t)
    if (Object.keys(found).length > 0) return refuse(found)
    setBusy(true)
    setErrors({})
    setNotice('')
    try {
      await onSubmit(draft)
    } catch (reason) {
      const text = getRefusal(reason, failed)
      const field = reason instanceof ApiError ? reason.field : undefined
      if (field && SHOWN.has(field)) refuse({ [field]: text })
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
