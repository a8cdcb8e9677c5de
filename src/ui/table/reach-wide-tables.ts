/**
 * Adds tables and preformatted texts that overflow to the tab order, so that they can be scrolled by keyboard. Returns
 * a function that stops it.
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
