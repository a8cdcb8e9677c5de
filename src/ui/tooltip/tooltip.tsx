import { type ReactNode, useEffect, useId, useRef } from 'react'
import { registerStyles } from '../base/styles.ts'
import css from './tooltip.css?inline'
import { useTooltip } from './use-tooltip.ts'

registerStyles('ui', css)

type TooltipProps = {
  text: string
  /** Inside a listbox, which may contain options only: the text is then only a description. */
  inList?: boolean
  /** Renders the control, with the id for its `aria-describedby`. */
  children: (describedBy: string) => ReactNode
}

/** A text about a control, in the top layer, on hover, focus and touch. Escape closes only the tooltip. */
export function Tooltip({ text, inList, children }: TooltipProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const { open } = useTooltip(anchor)
  useEffect(() => {
    // An element that is being moved may be detached now, and detached popovers throw.
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
