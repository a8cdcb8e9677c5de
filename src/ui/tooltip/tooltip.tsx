import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTooltip } from './use-tooltip.ts'

type TooltipProps = {
  text: string
  /** Inside a listbox, which may hold options alone: there the words are read as the option's description only. */
  inList?: boolean
  /** Draws the control; it takes the id as its `aria-describedby`. */
  children: (describedBy: string) => ReactNode
}

/** Words about a control, in the top layer: on hover, focus and touch. Escape closes them alone. */
export function Tooltip({ text, inList, children }: TooltipProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const { open } = useTooltip(anchor)
  useEffect(() => {
    // An element that is being moved may be out of its page at this moment, where a popover cannot be asked for.
    if (bubble.current?.isConnected) bubble.current.togglePopover(open)
  }, [open])
  return (
    <span ref={anchor} className="r-tooltip">
      {children(id)}
      <span ref={bubble} id={id} role="tooltip" aria-hidden={inList} popover="manual" className="r-tooltip__bubble">
        <span className="r-tooltip__text">{text}</span>
      </span>
    </span>
  )
}
