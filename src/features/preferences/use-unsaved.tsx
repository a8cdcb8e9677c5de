import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { unsavedTexts as t } from '#i18n/en/preferences.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'

/** Gives whether the reader lets unsaved changes go; true at once where there are none. */
type Ask = () => Promise<boolean>

type Unsaved<Part> = {
  onDirty: (part: Part, dirty: boolean) => void
  onSaving: (save: Promise<unknown>) => void
  /** Of a part that throws its changes away itself. */
  mayLeave: Ask
  /** Of anybody else: what the reader lets go is thrown away. */
  ask: Ask
  /** The question, while it is asked. */
  dialog: ReactNode
}

type UnsavedOptions<Part> = {
  /** Told when there are unsaved changes, and when there are none any more. */
  onUnsaved: (detail: { unsaved: boolean; ask: Ask }) => void
  /** Throws away what a part has not saved. */
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

/** Keeps unsaved changes from being lost: the browser asks when the window is closed, and we at any other way of leaving (R370, R371). */
export function useUnsaved<Part>({ onUnsaved, onDiscard }: UnsavedOptions<Part>): Unsaved<Part> {
  const [dirtyParts, setDirtyParts] = useState<readonly Part[]>([])
  const [isAsked, setAsked] = useState(false)
  const question = useRef<Question>(undefined)
  const saving = useRef<Promise<unknown>>(undefined)
  const latest = useRef(dirtyParts)
  useLayoutEffect(() => {
    latest.current = dirtyParts
  })
  const dirty = dirtyParts.length > 0

  const onDirty = useCallback((part: Part, isDirty: boolean) => {
    setDirtyParts((parts) => [...parts.filter((other) => other !== part), ...(isDirty ? [part] : [])])
  }, [])
  const onSaving = useCallback((save: Promise<unknown>) => {
    saving.current = Promise.all([saving.current, save])
  }, [])
  const mayLeave = useCallback(async () => {
    // Only its end tells whether there is anything to lose.
    await saving.current
    if (latest.current.length === 0) return true
    // Asked once for all who ask meanwhile.
    question.current ??= newQuestion()
    setAsked(true)
    return question.current.answered
  }, [])
  const ask = useCallback(async () => {
    const leaves = await mayLeave()
    if (leaves)
      flushSync(() => {
        latest.current.forEach(onDiscard)
        setDirtyParts([])
      })
    return leaves
  }, [mayLeave, onDiscard])
  const answer = useCallback((leaves: boolean) => {
    setAsked(false)
    question.current?.answer(leaves)
    question.current = undefined
  }, [])
  // Whoever waits finds the page without the question.
  const press = (leaves: boolean) => flushSync(() => answer(leaves))

  // With the press itself, not a moment later: Back may follow at once.
  useLayoutEffect(() => {
    if (!dirty) return
    window.addEventListener('beforeunload', warn)
    onUnsaved({ unsaved: true, ask })
    return () => {
      window.removeEventListener('beforeunload', warn)
      onUnsaved({ unsaved: false, ask })
      // Saved, thrown away or gone: there is nothing to lose, and nobody is kept.
      latest.current = []
      answer(true)
    }
  }, [dirty, onUnsaved, ask, answer])

  const dialog = isAsked && (
    <Dialog
      title={t.title}
      closeLabel={t.close}
      onClose={() => press(false)}
      actions={
        <>
          <Button onClick={() => press(false)}>{t.no}</Button>
          <Button variant="primary" onClick={() => press(true)}>
            {t.yes}
          </Button>
        </>
      }
    >
      <bdi>{t.question}</bdi>
    </Dialog>
  )
  return { onDirty, onSaving, mayLeave, ask, dialog }
}
