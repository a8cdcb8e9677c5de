/** How far below the window's upper edge a heading still counts as reached. */
const REACHED = 96

/** The headings that make up a text's contents, in its order. */
export const headingsOf = (root: ShadowRoot): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('h2, h3')].filter((heading) => heading.textContent?.trim())

/** Brings a heading to the upper edge, and the focus to it, so that Tab goes on from there. */
export function goTo(heading: HTMLElement): HTMLElement {
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  heading.scrollIntoView()
  return heading
}

/**
 * The last heading that the reader has reached. Where the text's end is in sight, no more of it can come up: then the one gone
 * to, else the topmost, of those in sight.
 */
function placeIn(root: ShadowRoot, headings: readonly HTMLElement[]): HTMLElement | undefined {
  const topOf = (heading: HTMLElement) => heading.getBoundingClientRect().top
  const reached = headings.findLast((heading) => topOf(heading) <= REACHED)
  // A page is scrolled by whole pixels, its parts end between them.
  if (Math.floor(root.host.getBoundingClientRect().bottom) > innerHeight) return reached
  const inSight = headings.filter(
    (heading) => heading.getBoundingClientRect().bottom > 0 && topOf(heading) < innerHeight,
  )
  return inSight.find((heading) => heading === root.activeElement) ?? inSight[0] ?? reached
}

/** Tells at once, and whenever anything is scrolled, below which heading the reader is; the result ends that. */
export function watchReading(
  root: ShadowRoot,
  headings: readonly HTMLElement[],
  onPlace: (heading: HTMLElement | undefined) => void,
): () => void {
  let frame = 0
  const look = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => onPlace(placeIn(root, headings)))
  }
  look()
  // Whatever scrolls around the text: such events do not bubble, but are seen on their way down.
  addEventListener('scroll', look, { capture: true, passive: true })
  addEventListener('resize', look)
  return () => {
    cancelAnimationFrame(frame)
    removeEventListener('scroll', look, { capture: true })
    removeEventListener('resize', look)
  }
}
