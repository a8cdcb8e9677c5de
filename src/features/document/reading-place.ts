/** How far below the top of the window a heading still counts as reached. */
const REACHED = 96

/** The headings for the table of contents, in order. */
export const getHeadings = (root: ShadowRoot): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('h2, h3')].filter((heading) => heading.textContent?.trim())

/** Scrolls to a heading and focuses it, so that Tab continues from there. */
export function goTo(heading: HTMLElement): HTMLElement {
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  heading.scrollIntoView()
  return heading
}

/**
 * The last heading that the user has reached. If the end of the text is visible, it cannot scroll further: then the
 * focused heading, else the topmost visible one.
 */
function getCurrentHeading(root: ShadowRoot, headings: readonly HTMLElement[]): HTMLElement | undefined {
  const getTop = (heading: HTMLElement) => heading.getBoundingClientRect().top
  const reached = headings.findLast((heading) => getTop(heading) <= REACHED)
  // Pages scroll by whole pixels, while parts may end between them.
  if (Math.floor(root.host.getBoundingClientRect().bottom) > innerHeight) return reached
  const inSight = headings.filter(
    (heading) => heading.getBoundingClientRect().bottom > 0 && getTop(heading) < innerHeight,
  )
  return inSight.find((heading) => heading === root.activeElement) ?? inSight[0] ?? reached
}

/** Calls back now and on each scroll with the current heading. Returns a function that stops it. */
export function watchReading(
  root: ShadowRoot,
  headings: readonly HTMLElement[],
  onChange: (heading: HTMLElement | undefined) => void,
): () => void {
  let frame = 0
  const look = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => onChange(getCurrentHeading(root, headings)))
  }
  look()
  // Scroll events of ancestors do not bubble, but can be captured.
  addEventListener('scroll', look, { capture: true, passive: true })
  addEventListener('resize', look)
  return () => {
    cancelAnimationFrame(frame)
    removeEventListener('scroll', look, { capture: true })
    removeEventListener('resize', look)
  }
}
