import { type RefObject, type SyntheticEvent, useContext, useLayoutEffect, useRef } from 'react'
import { IsShown } from '../dom/is-shown.ts'

type Modal = {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void
}

/**
 * The props of a `<dialog>` that is modal while it is rendered and visible: a hidden modal dialog would block the page.
 * `onClose` decides whether it closes.
 */
export function useModal(onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  const isShown = useContext(IsShown)
  // Runs after every render: a moved element renders again, and its dialog is open but no longer modal.
  useLayoutEffect(() => {
    const element = ref.current
    if (!element?.open || !element.isConnected || element.matches(':modal')) return
    element.open = false
    element.showModal()
  })
  useLayoutEffect(() => {
    const element = ref.current
    if (!isShown || !element?.isConnected) return
    element.showModal()
    return () => element.close()
  }, [isShown])
  return {
    ref,
    // Closes at once on Escape, so that the next key reaches the page.
    onCancel(event) {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    // `close` events are asynchronous; ignore one of an earlier opening.
    onClose(event) {
      const { target, currentTarget } = event
      if (target !== currentTarget || currentTarget.open || !isShown) return
      // Browsers close on a second Escape or Back gesture; a dialog with a draft opens again.
      currentTarget.showModal()
      onClose()
    },
  }
}
