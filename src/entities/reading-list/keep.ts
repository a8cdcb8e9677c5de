import { useState } from 'react'
import { getRefusal } from '#api/error-messages.ts'
import { keepTexts } from '#i18n/en/inbox.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { changeSaved } from './saved.store.ts'
import { useSaved } from './use-saved.ts'

export type KeepProps = {
  id: string
  title: string
  /** What the document's list said. */
  saved: boolean
}

/** The state of a button that keeps a document, and why its last change was not stored; empty: it was. */
export function useKeep({ id, saved: before }: Omit<KeepProps, 'title'>) {
  const t = useTexts(keepTexts)
  const isSaved = useSaved(id, before)
  const [refusal, setRefusal] = useState('')
  const toggle = () => {
    setRefusal('')
    changeSaved(id, !isSaved).catch((failure) => setRefusal(getRefusal(failure, t.notSaved)))
  }
  return { isSaved, refusal, toggle }
}
