import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { registerStyles } from '../base/styles.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { closeIcon } from '../icons/icons.ts'
import overlayTokens from '../tokens/tokens-overlay.css?inline'
import overlay from './overlay.css?inline'
import { useModal } from './use-modal.ts'

registerStyles('ui', overlayTokens, overlay)

type OverlayProps = {
  title: string
  children: ReactNode
  /** Stays visible while the rest scrolls. */
  footer: ReactNode
  closeLabel: string
  /** Called by Escape and the close button, not by a press outside, because there may be a draft. */
  onClose: () => void
}

/** A full page in the top layer, open while it is rendered. The title gets the focus, which returns afterwards. */
export function Overlay({ title, children, footer, closeLabel, onClose }: OverlayProps) {
  const id = useId()
  const modal = useModal(onClose)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  // A browser whose `cancel` event was prevented once closes the dialog at the second Escape, and the focus would be
  // lost.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // Open popovers inside close first.
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
