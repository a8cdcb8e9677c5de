import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

type Modal = {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void
}

/** What a `<dialog>` takes to be modal as long as it is rendered. Whether it goes when a reader wants it to is up to `onClose`. */
export function useModal(onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = ref.current
    element?.showModal()
    return () => element?.close()
  }, [])
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
      if (target !== currentTarget || currentTarget.open) return
      // Browsers insist on a second Escape or Back gesture; one that asks about a draft is still there.
      currentTarget.showModal()
      onClose()
    },
  }
}
