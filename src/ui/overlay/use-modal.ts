import { type RefObject, type SyntheticEvent, useContext, useLayoutEffect, useRef } from 'react'
import { IsShown } from '../dom/is-shown.ts'

type Modal = {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void
}

/**
 * What a `<dialog>` takes to be modal as long as it is rendered and shown: one that nobody sees would keep the page from being
 * used. Whether it goes when a reader wants it to is up to `onClose`.
 */
export function useModal(onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  const isShown = useContext(IsShown)
  // At every drawing: an element that was moved is drawn anew, and its dialog is open, but modal no more.
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
    // Escape closes it at once, and not a moment later: a key that follows finds the page as it will be.
    onCancel(event) {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    // A `close` event comes late: one that belongs to an earlier opening is not ours.
    onClose(event) {
      const { target, currentTarget } = event
      if (target !== currentTarget || currentTarget.open || !isShown) return
      // Browsers insist on a second Escape or Back gesture; one that asks about a draft is still there.
      currentTarget.showModal()
      onClose()
    },
  }
}
