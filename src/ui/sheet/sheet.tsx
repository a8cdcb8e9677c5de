import { type PointerEvent, type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

type SheetProps = {
  id: string
  /** The id of its heading. */
  labelledBy: string
  children: ReactNode
  /** Escape, the Back gesture and a press beside the sheet come here; the caller then leaves it out. */
  onClose: () => void
}

/** A modal dialog at the lower edge of a narrow screen, open as long as it is rendered. What is inside scrolls by itself. */
export function Sheet({ id, labelledBy, children, onClose }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const isBeside = (event: SyntheticEvent) => event.target === event.currentTarget
  const pressed = (event: PointerEvent) => {
    pressedBeside.current = isBeside(event)
  }
  // Not before the click: under a finger it would hit what stands behind.
  const clicked = (event: SyntheticEvent) => {
    if (pressedBeside.current && isBeside(event)) onClose()
  }
  // A `close` event comes late: one that belongs to an earlier opening is not ours.
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (isBeside(event) && !event.currentTarget.open) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: for keys there is Escape
    <dialog
      ref={dialog}
      id={id}
      part="dialog"
      className="r-sheet"
      aria-labelledby={labelledBy}
      onPointerDown={pressed}
      onClick={clicked}
      onClose={closed}
    >
      <div className="r-sheet__page">{children}</div>
    </dialog>
  )
}
