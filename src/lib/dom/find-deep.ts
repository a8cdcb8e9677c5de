/** The first matching element in a root or in an open shadow root below it. */
export function findDeep(root: ParentNode, selector: string): HTMLElement | undefined {
  const found = root.querySelector<HTMLElement>(selector)
  if (found) return found
  for (const { shadowRoot } of root.querySelectorAll('*')) {
    const inside = shadowRoot && findDeep(shadowRoot, selector)
    if (inside) return inside
  }
  return undefined
}
