import { registerStyles } from '../base/styles.ts'
import css from './dotted-list.css?inline'

registerStyles('ui', css)

type DottedListProps = {
  /** The accessible name, if the list needs one. */
  label?: string
  /** Without duplicates. */
  items: readonly string[]
}

/** Short texts separated by dots, for texts that may contain commas. */
export function DottedList({ label, items }: DottedListProps) {
  return (
    <ul className="r-dotted-list" aria-label={label}>
      {items.map((item) => (
        <li key={item} className="r-dotted-list__item">
          <bdi>{item}</bdi>
        </li>
      ))}
    </ul>
  )
}
