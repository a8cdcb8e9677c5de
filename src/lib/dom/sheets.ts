export type Root = Node & DocumentOrShadowRoot

/** The style sheets of each root. */
const given = new WeakMap<Root, ReadonlySet<CSSStyleSheet>>()

/**
 * Adds style sheets to a root, after those it has, and restores those it has lost: a browser drops them when a root
 * moves to another document. The sheets belong to this document, so roots of other documents get none.
 */
export function addSheets(root: Root, sheets: readonly CSSStyleSheet[]): void {
  const all = new Set([...(given.get(root) ?? []), ...sheets])
  given.set(root, all)
  if ((root.ownerDocument ?? root) !== document) return
  const present = root.adoptedStyleSheets
  for (const sheet of all) if (!present.includes(sheet)) present.push(sheet)
}
