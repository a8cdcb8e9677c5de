import { TextButton } from '#ui/button/text-button.tsx'

type OutcomeProps = {
  /** What was done; empty: nothing. */
  text: string
  undoLabel: string
  /** Undefined: it cannot be taken back. */
  onUndo?: (() => void) | undefined
}

/** What was done last, and the way to take it back. */
export function Outcome({ text, undoLabel, onUndo }: OutcomeProps) {
  return (
    <p className="r-desk-outcome" role="status">
      {text}
      {text && onUndo && <TextButton onClick={onUndo}>{undoLabel}</TextButton>}
    </p>
  )
}
