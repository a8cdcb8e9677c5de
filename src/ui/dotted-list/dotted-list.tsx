import { Children, type ReactNode } from 'react'
import { registerStyles } from '../base/styles.ts'
import css from './dotted-list.css?inline'

registerStyles('ui', css)

type DottedListProps = {
  /** The accessible name, if the list needs one. */
  label?: string
} & (
  | {
      /** Without duplicates. */
      items: readonly string[]
    }
  | {
      /** One item each; empty ones are left out. */
      children: ReactNode
    }
)

/** Short texts separated by dots, for texts that may contain commas. */
export function DottedList({ label, ...content }: DottedListProps) {
  const items = 'items' in content ? content.items.map((item) => <bdi key={item}>{item}</bdi>) : content.children
  return (
    <ul className="r-dotted-list" aria-label={label}>
      {Children.map(items, (item) => (item ? <li className="r-dotted-list__item">{item}</li> : null))}
    </ul>
  )
}
