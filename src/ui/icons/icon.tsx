/** A sign beside words, never instead of them: the control that holds it carries the name. Takes the colour of the text. */
export function Icon({ path }: { path: string }) {
  return (
    <svg className="r-icon" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  )
}
