/**
 * Makes each table of a text, and each preformatted part, that is wider than its room a stop of the Tab key, so that a
 * keyboard can scroll it too; the result ends that.
 */
export function reachWideTables(root: ShadowRoot): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries)
      if (target.scrollWidth - target.clientWidth > 1) target.setAttribute('tabindex', '0')
      else target.removeAttribute('tabindex')
  })
  for (const table of root.querySelectorAll('table, pre')) observer.observe(table)
  return () => observer.disconnect()
}
