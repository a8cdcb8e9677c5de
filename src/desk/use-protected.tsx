import { type RefObject, useCallback, useLayoutEffect } from 'react'
import { useUnsaved } from '#features/preferences/use-unsaved.tsx'
import { UnsavedEvent } from '#widgets/runtime/events.ts'

/**
 * Protects the unsaved changes of a form as the preferences do: the portal asks before it leaves. `onDiscard` must be
 * stable. Returns the dialog with the question, if it is open.
 */
export function useProtected(place: RefObject<HTMLElement | null>, isDirty: boolean, onDiscard: () => void) {
  const onUnsaved = useCallback(
    (detail: { unsaved: boolean; ask: () => Promise<boolean> }) =>
      place.current?.dispatchEvent(new UnsavedEvent(detail)),
    [place],
  )
  const { onDirty, dialog } = useUnsaved<'form'>({ onUnsaved, onDiscard })
  useLayoutEffect(() => onDirty('form', isDirty), [onDirty, isDirty])
  return dialog
}
