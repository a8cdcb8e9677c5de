import type { ReactNode } from 'react'
import { registerStyles } from '../base/styles.ts'
import css from './replaced.css?inline'

registerStyles('ui', css)

type ReplacedProps = {
  /** The former value; without it only the present one is shown. */
  prior: ReactNode
  /** What screen readers read between the two, such as `now`. */
  separator: string
  /** The present value. */
  children: ReactNode
}

/** A value after the one that it replaced: `Hold → Buy`. */
export function Replaced({ prior, separator, children }: ReplacedProps) {
  if (!prior) return children
  return (
    <>
      {prior}
      <span className="r-replaced__arrow" aria-hidden="true">
        →
      </span>
      <span className="r-visually-hidden"> {separator} </span>
      {children}
    </>
  )
}
