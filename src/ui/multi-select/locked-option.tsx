import { useEffect, useId, useRef } from 'react'
import { registerStyles } from '../base/styles.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { lockIcon } from '../icons/icons-more.ts'
import { Link } from '../link/link.tsx'
import tooltip from '../tooltip/tooltip.css?inline'
import { useTooltip } from '../tooltip/use-tooltip.ts'
import lockedOption from './locked-option.css?inline'

registerStyles('ui', tooltip, lockedOption)

type LockedOptionProps = {
  /** The accessible name of the lock. */
  label: string
  /** The reason, and what to do. */
  text: string
  /** The contact below the text, if there is one. */
  mail: { label: string; href: string } | undefined
}

/**
 * A lock instead of a locked control (R353, R367). Its text opens in the top layer on hover and focus, and stays open
 * after a press. Only then Tab reaches the link in it. Escape closes it and returns the focus.
 */
export function LockedOption({ label, text, mail }: LockedOptionProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const { open, isPressed, press } = useTooltip(anchor)
  useEffect(() => {
    // An element that is being moved may be detached now, and detached popovers throw.
    if (bubble.current?.isConnected) bubble.current.togglePopover(open)
  }, [open])
  return (
    <span ref={anchor} className="r-tooltip r-locked-option">
      <IconButton
        icon={lockIcon}
        label={label}
        title={undefined}
        aria-describedby={id}
        aria-expanded={open}
        onClick={press}
      />
      <span ref={bubble} popover="manual" className="r-tooltip__bubble">
        <span className="r-tooltip__text">
          <span id={id}>{text}</span>
          {mail && (
            <span className="r-locked-option__mail">
              <Link href={mail.href} tabIndex={isPressed ? 0 : -1}>
                {mail.label}
              </Link>
            </span>
          )}
        </span>
      </span>
    </span>
  )
}
