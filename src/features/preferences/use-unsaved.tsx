import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { unsavedTexts as t } from '../../text/preferences.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** Gives whether the reader lets unsaved changes go; true at once where there are none. */
type Ask = () => Promise<boolean>

type Unsaved = {
  onDirty: (dirty: boolean) => void
  /** Of a part that throws its changes away itself. */
  mayLeave: Ask
  /** Of anybody else: what the reader lets go is thrown away. */
  ask: Ask
  /** The question, while it is asked. */
  dialog: ReactNode
}

type UnsavedOptions = {
  /** Told when there are unsaved changes, and when there are none any more. */
  onUnsaved: (detail: { unsaved: boolean; ask: Ask }) => void
  onDiscard: () => void
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
export function useUnsaved({ onUnsaved, onDiscard }: UnsavedOptions): Unsaved {
  const [dirty, setDirty] = useState(false)
  const [question, setQuestion] = useState<Question>()
  const latest = useRef<{ dirty: boolean; question: Question | undefined }>({ dirty, question })
  useEffect(() => {
    latest.current = { dirty, question }
  })

  const mayLeave = useCallback(() => {
    if (!latest.current.dirty) return Promise.resolve(true)
    // Asked once for all who ask meanwhile.
    latest.current.question ??= newQuestion()
    setQuestion(latest.current.question)
    return latest.current.question.answered
  }, [])
  const ask = useCallback(async () => {
    const leaves = await mayLeave()
    if (leaves && latest.current.dirty)
      flushSync(() => {
        setDirty(false)
        onDiscard()
      })
    return leaves
  }, [mayLeave, onDiscard])
  const answer = (leaves: boolean) => {
    // Whoever waits finds the page without the question.
    flushSync(() => setQuestion(undefined))
    question?.answer(leaves)
  }

  useEffect(() => {
    if (!dirty) return
    window.addEventListener('beforeunload', warn)
    onUnsaved({ unsaved: true, ask })
    return () => {
      window.removeEventListener('beforeunload', warn)
      onUnsaved({ unsaved: false, ask })
    }
  }, [dirty, onUnsaved, ask])
  // Who is gone has nothing to lose, and keeps nobody.
  useEffect(
    () => () => {
      latest.current.question?.answer(true)
      latest.current = { dirty: false, question: undefined }
    },
    [],
  )

  const dialog = question && (
    <Dialog
      title={t.title}
      closeLabel={t.close}
      onClose={() => answer(false)}
      actions={
        <>
          <Button onClick={() => answer(false)}>{t.no}</Button>
          <Button variant="primary" onClick={() => answer(true)}>
            {t.yes}
          </Button>
        </>
      }
    >
      {t.question}
    </Dialog>
  )
  return { onDirty: setDirty, mayLeave, ask, dialog }
}
