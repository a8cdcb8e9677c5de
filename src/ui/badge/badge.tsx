import { registerStyles } from '../base/styles.ts'
import css from './badge.css?inline'

registerStyles('ui', css)

/** A count at the end of a control; the label is for screen readers. */
export function Badge({ count, label }: { count: number; label: string }) {
  return (
    <>
      <span className="r-badge" aria-hidden="true">
        {count}
      </span>
      <span className="r-visually-hidden"> {label}</span>
    </>
  )
}
