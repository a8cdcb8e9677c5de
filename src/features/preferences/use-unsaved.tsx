import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { unsavedTexts } from '#i18n/en/preferences.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/button/button.tsx'
import { DangerButton } from '#ui/button/danger-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'

/** Asks the user whether unsaved changes may be discarded; true if there are none. */
type Ask = () => Promise<boolean>

type Unsaved<Part> = {
  onDirty: (part: Part, dirty: boolean) => void
  onSaving: (save: Promise<unknown>) => void
  /** For a part that discards its own changes. */
  mayLeave: Ask
  /** For others: confirmed changes are discarded. */
  ask: Ask
  /** The dialog with the question, if it is open. */
  dialog: ReactNode
}

type UnsavedOptions<Part> = {
  /** Called when unsaved changes appear or are gone. */
  onUnsaved: (detail: { unsaved: boolean; ask: Ask }) => void
  /** Discards the unsaved changes of a part. */
  onDiscard: (part: Part) => void
}

type Question = { answered: Promise<boolean>; answer: (mayLeave: boolean) => void }

function newQuestion(): Question {
  let answer: Question['answer'] = () => {}
  const answered = new Promise<boolean>((resolve) => {
    answer = resolve
  })
  return { answered, answer }
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Protects unsaved changes: the browser asks when the window closes, and a dialog asks on other ways of leaving (R370,
 * R371).
 */
export function useUnsaved<Part>({ onUnsaved, onDiscard }: UnsavedOptions<Part>): Unsaved<Part> {
  const t = useTexts(unsavedTexts)
  const [dirtyParts, setDirtyParts] = useState<readonly Part[]>([])
  const [isOpen, setOpen] = useState(false)
  const question = useRef<Question>(undefined)
  const saving = useRef<Promise<unknown>>(undefined)
  const currentParts = useRef(dirtyParts)
  useLayoutEffect(() => {
    currentParts.current = dirtyParts
  })
  const dirty = dirtyParts.length > 0

  const onDirty = useCallback((part: Part, isDirty: boolean) => {
    setDirtyParts((parts) => [...parts.filter((other) => other !== part), ...(isDirty ? [part] : [])])
  }, [])
  const onSaving = useCallback((save: Promise<unknown>) => {
    saving.current = Promise.all([saving.current, save])
  }, [])
  const mayLeave = useCallback(async () => {
    // Whether changes are unsaved is known after a running save.
    await saving.current
    if (currentParts.current.length === 0) return true
    // Concurrent calls share one question.
    question.current ??= newQuestion()
    setOpen(true)
    return question.current.answered
  }, [])
  const ask = useCallback(async () => {
    const mayDiscard = await mayLeave()
    if (mayDiscard)
      flushSync(() => {
        currentParts.current.forEach(onDiscard)
        setDirtyParts([])
      })
    return mayDiscard
  }, [mayLeave, onDiscard])
  const answer = useCallback((mayDiscard: boolean) => {
    setOpen(false)
    question.current?.answer(mayDiscard)
    question.current = undefined
  }, [])
  // Close the dialog before waiting callers continue.
  const press = (mayDiscard: boolean) => flushSync(() => answer(mayDiscard))

  // A layout effect, because Back may follow immediately.
  useLayoutEffect(() => {
    if (!dirty) return
    window.addEventListener('beforeunload', warn)
    onUnsaved({ unsaved: true, ask })
    return () => {
      window.removeEventListener('beforeunload', warn)
      onUnsaved({ unsaved: false, ask })
      // Nothing is left to lose, so waiting callers may continue.
      currentParts.current = []
      answer(true)
    }
  }, [dirty, onUnsaved, ask, answer])

  const dialog = isOpen && (
    <Dialog
      title={t.title}
      closeLabel={t.close}
      onClose={() => press(false)}
      actions={
        <>
          <Button onClick={() => press(false)}>{t.no}</Button>
          <DangerButton onClick={() => press(true)}>{t.yes}</DangerButton>
        </>
      }
    >
      <bdi>{t.question}</bdi>
    </Dialog>
  )
  return { onDirty, onSaving, mayLeave, ask, dialog }
}
