import { type ReactNode, useId } from 'react'

type HintedProps = {
  hint: string
  /** Takes the id of the hint, for `aria-describedby`. */
  children: (id: string) => ReactNode
}

/** A field with a hint below. */
export function Hinted({ hint, children }: HintedProps) {
  const id = useId()
  return (
    <div>
      {children(id)}
      <p id={id} className="r-desk-event-form__hint">
        {hint}
      </p>
    </div>
  )
}
