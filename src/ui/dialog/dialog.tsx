import { type ReactNode, type RefObject, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { registerStyles } from '../base/styles.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { closeIcon } from '../icons/icons.ts'
import { useModal } from '../overlay/use-modal.ts'
import overlayTokens from '../tokens/tokens-overlay.css?inline'
import dialog from './dialog.css?inline'

registerStyles('ui', overlayTokens, dialog)

type DialogProps = {
  title: string
  children: ReactNode
  /** Buttons in reading order, the main action last. */
  actions?: ReactNode
  closeLabel: string
  /** Called by Escape, the close button and a press outside (R097, R101); the caller then removes the dialog. */
  onClose: () => void
  /** Escape and a press outside do nothing: what it shows cannot be shown again. */
  byButtonOnly?: boolean
  /** The part that it shows. Another one gets the focus on the title, since the focused control may be gone. */
  step?: string
}

const ignore = () => {}

function useFocusOnStep(step: string | undefined): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  // Before the effects of the new part, which may move the focus on to a field.
  useLayoutEffect(() => {
    if (shown.current === step || !title.current) return
    shown.current = step
    // Only now, since a dialog that opens focuses the first element that takes the focus.
    title.current.tabIndex = -1
    title.current.focus()
  }, [step])
  return title
}

/** A modal dialog in the top layer, open while it is rendered. The focus returns afterwards. */
export function Dialog({ title, children, actions, closeLabel, onClose, byButtonOnly = false, step }: DialogProps) {
  const id = useId()
  const dismiss = byButtonOnly ? ignore : onClose
  const modal = useModal(dismiss)
  const titleRef = useFocusOnStep(step)
  const pressed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return
    // The press must not move the focus, which closing restores.
    event.preventDefault()
    dismiss()
  }
  return (
    <dialog
      {...modal}
      part="dialog"
      className="r-dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onMouseDown={pressed}
    >
      <div className="r-dialog__page">
        <header className="r-dialog__head">
          <h2 ref={titleRef} className="r-dialog__title" id={`${id}-title`}>
            {title}
          </h2>
          <IconButton icon={closeIcon} label={closeLabel} onClick={onClose} />
        </header>
        <div id={`${id}-text`}>{children}</div>
        {actions && <footer className="r-dialog__actions">{actions}</footer>}
      </div>
    </dialog>
  )
}
