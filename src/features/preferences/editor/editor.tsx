import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { preferenceEditorTexts } from '#i18n/en/preference-editor.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { type Category, isComplete, type Preference } from '../preference.ts'
import type { SaveOutcome } from '../save-outcome.ts'
import { createEditor } from './editor.store.ts'
import { EditorView } from './editor.view.tsx'

export type EditorProps = {
  /** Both may change while the editor is open, if the list was changed elsewhere; the draft stays. */
  mode: 'creating' | 'editing'
  number: number
  /** The initial draft. */
  preference: Preference
  onSave: (preference: Preference) => Promise<SaveOutcome>
  /** Called after a save and when the user leaves; the caller then removes the editor. */
  onClose: () => void
  onDirty: (dirty: boolean) => void
  /** Asks whether the draft may be discarded (R371). */
  mayLeave: () => Promise<boolean>
  /** Renders the preview of a preference. */
  preview: (preference: Preference) => ReactNode
  onFailure: (failure: Error) => void
}

/** Creates or edits a distribution preference in an overlay (R346–R354). A new `key` starts a new draft. */
export function Editor(props: EditorProps) {
  const t = useTexts(preferenceEditorTexts)
  const { mode, number, mayLeave, preview, onClose } = props
  const callbacks = useRef(props)
  useLayoutEffect(() => {
    callbacks.current = props
  })
  const [store] = useState(() =>
    createEditor({
      preference: props.preference,
      onSave: (draft) => callbacks.current.onSave(draft),
      onSaved: () => callbacks.current.onClose(),
      onFailure: (failure) => callbacks.current.onFailure(failure),
    }),
  )
  useEffect(() => store.start(), [store])
  const draft = useStore(store.$draft)
  const options = useStore(store.$options)
  const related = useStore(store.$related)
  const saving = useStore(store.$saving)
  const [message, setMessage] = useState('')
  const isDirty = store.isDirty()
  useLayoutEffect(() => {
    if (!isDirty) return
    callbacks.current.onDirty(true)
    return () => callbacks.current.onDirty(false)
  }, [isDirty])

  const isSaving = saving.state === 'saving'
  const { usable } = t
  const choose = (category: Category, values: readonly string[]) => {
    store.choose(category, values)
    if (!isComplete(draft) && isComplete(store.$draft.get())) setMessage(usable)
  }
  // The editor stays open until the outcome of a save is known.
  const cancel = () => !isSaving && onClose()
  const leave = async () => {
    if (!isSaving && (!isDirty || (await mayLeave()))) onClose()
  }
  return (
    <EditorView
      mode={mode}
      number={number}
      draft={draft}
      options={options}
      related={related}
      saving={saving}
      message={message}
      preview={isComplete(draft) && preview(draft)}
      onChoose={choose}
      onRemoved={setMessage}
      onRetry={store.retry}
      onSave={store.save}
      onCancel={cancel}
      onLeave={leave}
    />
  )
}
