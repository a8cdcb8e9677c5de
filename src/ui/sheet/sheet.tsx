import { type PointerEvent, type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { registerStyles } from '../base/styles.ts'
import overlayTokens from '../tokens/tokens-overlay.css?inline'
import sheet from './sheet.css?inline'

registerStyles('ui', overlayTokens, sheet)

type SheetProps = {
  id: string
  /** The id of its heading. */
  labelledBy: string
  children: ReactNode
  /** Called by Escape, the Back gesture and a press outside; the caller then removes the sheet. */
  onClose: () => void
}

/** A modal dialog at the bottom of a narrow screen, open while it is rendered. Its content scrolls. */
export function Sheet({ id, labelledBy, children, onClose }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  useLayoutEffect(() => {
    const element = dialog.current
    // A host may have just removed it.
    if (element?.isConnected) element.showModal()
    return () => element?.close()
  }, [])
  const isBeside = (event: SyntheticEvent) => event.target === event.currentTarget
  const pressed = (event: PointerEvent) => {
    pressedBeside.current = isBeside(event)
  }
  // Waits for the click, which would otherwise hit the content behind.
  const clicked = (event: SyntheticEvent) => {
    if (pressedBeside.current && isBeside(event)) onClose()
  }
  // `close` events are asynchronous; ignore one of an earlier opening.
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (isBeside(event) && !event.currentTarget.open) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users have Escape
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
