const sheets = new Map<string, CSSStyleSheet>()

/** The constructable sheet of a CSS text; one for all shadow roots of this copy. */
function sheetOf(css: string): CSSStyleSheet {
  const known = sheets.get(css)
  if (known) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  sheets.set(css, sheet)
  return sheet
}

export const sheetsOf = (texts: readonly string[]): CSSStyleSheet[] => texts.map(sheetOf)
