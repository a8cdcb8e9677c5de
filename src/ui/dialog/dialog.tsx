import { type ReactNode, type SyntheticEvent, useId } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { closeIcon } from '../icons/icons.ts'
import { useModal } from '../overlay/use-modal.ts'

type DialogProps = {
  title: string
  children: ReactNode
  /** Buttons in reading order, the one that goes ahead last. */
  actions?: ReactNode
  closeLabel: string
  /** Escape, the close button and a press beside the dialog all come here (R097, R101); the caller then leaves it out. */
  onClose: () => void
}

/** A modal dialog, open as long as it is rendered, in the top layer. The focus comes back where it was. */
export function Dialog({ title, children, actions, closeLabel, onClose }: DialogProps) {
  const id = useId()
  const modal = useModal(onClose)
  const pressed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return
    // The press must not take the focus away from where closing puts it back.
    event.preventDefault()
    onClose()
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
          <h2 className="r-dialog__title" id={`${id}-title`}>
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
