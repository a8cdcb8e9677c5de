/** A decorative icon in the text colour. The control that contains it has the name. */
export function Icon({ path, kind }: { path: string; kind?: string }) {
  return (
    <svg
      className={kind ? `r-icon ${kind}` : 'r-icon'}
      viewBox="0 0 24 24"
      width="16"
      height="16"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  )
}
