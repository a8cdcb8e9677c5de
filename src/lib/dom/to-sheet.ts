const constructed = new Map<string, CSSStyleSheet>()

/** The constructed style sheet of a CSS text, shared by all roots of this copy. */
export function toSheet(css: string): CSSStyleSheet {
  const known = constructed.get(css)
  if (known) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  constructed.set(css, sheet)
  return sheet
}
