import { useEffect, useId, useRef } from 'react'
import { IconButton } from './icon-button.tsx'
import { lockIcon } from './icons-more.ts'
import { Link } from './link.tsx'
import { useLockedWords } from './use-locked-words.ts'

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
 * press. Tab goes on to the link in them; Escape closes them and brings the focus back.
 */
export function LockedOption({ label, text, mail }: LockedOptionProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const { open, press } = useLockedWords(anchor)
  useEffect(() => {
    bubble.current?.togglePopover(open)
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
              <Link href={mail.href}>{mail.label}</Link>
            </span>
          )}
        </span>
      </span>
    </span>
  )
}
