import { useEffect, useRef } from 'react'
import { TextButton } from '#ui/button/text-button.tsx'

type OutcomeProps = {
  /** What was done; empty: nothing. */
  text: string
} & (
  | {
      undoLabel: string
      /** Undefined: it cannot be taken back. */
      onUndo: (() => void) | undefined
    }
  | { undoLabel?: never; onUndo?: never }
)

/** What was done last, and the way to take it back. It comes into view, since the pressed button may be far below. */
export function Outcome({ text, undoLabel, onUndo }: OutcomeProps) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const outcome = place.current
    if (!text || !outcome) return
    const { top, bottom } = outcome.getBoundingClientRect()
    const room = Number.parseFloat(getComputedStyle(outcome).scrollMarginBlockStart)
    // Only where it is out of sight: from what was scrolled to, Tab would go on.
    if (top < room || bottom > window.innerHeight) outcome.scrollIntoView({ block: 'nearest' })
  }, [text])
  return (
    <p ref={place} className="r-desk-outcome" role="status">
      {text}
      {text && onUndo && <TextButton onClick={onUndo}>{undoLabel}</TextButton>}
    </p>
  )
}
