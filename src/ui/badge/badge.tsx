/** How many, at the end of a control; the label says of what, for a screen reader. */
export function Badge({ count, label }: { count: number; label: string }) {
  return (
    <>
      <span className="r-badge" aria-hidden="true">
        {count}
      </span>
      <span className="r-visually-hidden">{label}</span>
    </>
  )
}
