import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { closeIcon } from '../icons/icons.ts'
import { useModal } from './use-modal.ts'

type OverlayProps = {
  title: string
  children: ReactNode
  /** Stays in sight while the rest scrolls. */
  footer: ReactNode
  closeLabel: string
  /** Escape and the close button come here. A press beside it does not: there may be a draft in it. */
  onClose: () => void
}

/**
 * A page of its own over the page, in the top layer, open as long as it is rendered. The focus is on its title at first
 * and comes back where it was.
 */
export function Overlay({ title, children, footer, closeLabel, onClose }: OverlayProps) {
  const id = useId()
  const modal = useModal(onClose)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  // A browser whose `cancel` was refused once closes the dialog at the second Escape, and the focus would be lost.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // What is open inside goes first.
    if (event.currentTarget.querySelector(':popover-open')) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  return (
    <dialog {...modal} part="dialog" className="r-overlay" aria-labelledby={id} onKeyDown={closeOnEscape}>
      <div className="r-overlay__page">
        <header className="r-overlay__head">
          <h2 ref={heading} id={id} className="r-overlay__title" tabIndex={-1}>
            {title}
          </h2>
          <IconButton icon={closeIcon} label={closeLabel} onClick={onClose} />
        </header>
        <div className="r-overlay__body" tabIndex={-1}>
          {children}
        </div>
        <footer className="r-overlay__foot">{footer}</footer>
      </div>
    </dialog>
  )
}
