type DottedListProps = {
  /** What is listed, for a screen reader, where it does not tell itself. */
  label?: string
  /** Each is there once. */
  items: readonly string[]
}

/** Short words in a line, with dots between them: for words that may hold commas. */
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
