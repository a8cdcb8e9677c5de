import { type RefObject, useCallback, useLayoutEffect } from 'react'
import { useUnsaved } from '#features/preferences/use-unsaved.tsx'
import { UnsavedEvent } from '#widgets/runtime/events.ts'

/**
 * Protects the unsaved changes of a form as the preferences do: the portal asks before it leaves. `onDiscard` must be
 * stable. `ask` is for a way of leaving within the page; the dialog has the question, if it is open.
 */
export function useProtection(place: RefObject<HTMLElement | null>, isDirty: boolean, onDiscard: () => void) {
  const onUnsaved = useCallback(
    (detail: { unsaved: boolean; ask: () => Promise<boolean> }) =>
      place.current?.dispatchEvent(new UnsavedEvent(detail)),
    [place],
  )
  const { onDirty, ask, dialog } = useUnsaved<'form'>({ onUnsaved, onDiscard })
  useLayoutEffect(() => {
    onDirty('form', isDirty)
    return () => onDirty('form', false)
  }, [onDirty, isDirty])
  return { ask, dialog }
}

/** The dialog of `useProtection` alone. */
export const useProtected = (...protection: Parameters<typeof useProtection>) => useProtection(...protection).dialog
