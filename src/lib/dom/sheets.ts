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

type Root = Node & DocumentOrShadowRoot

/** What each root has been given. */
const given = new WeakMap<Root, ReadonlySet<CSSStyleSheet>>()

/**
 * Gives a root sheets, after those that are there, and again those it has lost: a browser takes them from what another document
 * adopts and does not bring them back. They are this document's, and no other takes them.
 */
export function addSheets(root: Root, texts: readonly string[]): void {
  const sheets = new Set([...(given.get(root) ?? []), ...texts.map(sheetOf)])
  given.set(root, sheets)
  if ((root.ownerDocument ?? root) !== document) return
  const present = root.adoptedStyleSheets
  for (const sheet of sheets) if (!present.includes(sheet)) present.push(sheet)
}
