import { useEffect, useId, useRef } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { lockIcon } from '../icons/icons-more.ts'
import { Link } from '../link/link.tsx'
import { useTooltip } from '../tooltip/use-tooltip.ts'

type LockedOptionProps = {
  /** The accessible name of the lock: what is locked. */
  label: string
  /** Why, and what to do. */
  text: string
  /** Below the words, where there is somebody to write to. */
  mail: { label: string; href: string } | undefined
}

/**
 * A lock in place of what is locked (R353, R367). Its words open in the top layer: under a mouse, with the focus, and for good by a
 * press. From then on Tab goes to the link in them too; a lock that nobody pressed is one stop of the keyboard. Escape closes them and brings the focus back.
 */
export function LockedOption({ label, text, mail }: LockedOptionProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const { open, isPressed, press } = useTooltip(anchor)
  useEffect(() => {
    // An element that is being moved may be out of its page at this moment, where a popover cannot be asked for.
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
