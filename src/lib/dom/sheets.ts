const sheets = new Map<string, CSSStyleSheet>()

/** The constructed style sheet of a CSS text, shared by all shadow roots of this copy. */
function getSheet(css: string): CSSStyleSheet {
  const known = sheets.get(css)
  if (known) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  sheets.set(css, sheet)
  return sheet
}

type Root = Node & DocumentOrShadowRoot

/** The style sheets of each root. */
const given = new WeakMap<Root, ReadonlySet<CSSStyleSheet>>()

/**
 * Adds style sheets to a root, after those it has, and restores those it has lost: a browser drops them when a root
 * moves to another document. The sheets belong to this document, so roots of other documents get none.
 */
export function addSheets(root: Root, texts: readonly string[]): void {
  const sheets = new Set([...(given.get(root) ?? []), ...texts.map(getSheet)])
  given.set(root, sheets)
  if ((root.ownerDocument ?? root) !== document) return
  const present = root.adoptedStyleSheets
  for (const sheet of sheets) if (!present.includes(sheet)) present.push(sheet)
}
