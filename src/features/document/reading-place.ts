/** The headings for the table of contents, in order. */
export const getHeadings = (root: ShadowRoot): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('h2, h3')].filter((heading) => heading.textContent?.trim())

/** How far below its place, in px, a heading still counts as reached. */
const NEAR = 20

const toPixels = (length: string) => Number.parseFloat(length) || 0

/** Where a heading that the contents lead to stops, in px below the top of the window: clear of all sticky bars. */
const getPlace = (heading: HTMLElement) => toPixels(getComputedStyle(heading).scrollMarginTop)

const getTop = (heading: HTMLElement) => heading.getBoundingClientRect().top

/** Scrolls to a heading and focuses it, so that Tab continues from there. */
export function goTo(heading: HTMLElement): HTMLElement {
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  // The page may keep its bars clear too; the browser would add both distances.
  const { scrollPaddingTop } = getComputedStyle(document.documentElement)
  heading.style.scrollMarginTop = `${getPlace(heading) - toPixels(scrollPaddingTop)}px`
  heading.scrollIntoView()
  heading.style.scrollMarginTop = ''
  return heading
}

/**
 * The line that a heading has reached once it is above it, in px below the top of the window. It is at the top, and
 * moves down to the end of the window on the last stretch of the text, whose headings cannot come to the top.
 */
function getLine(place: number, first: number, end: number): number {
  const span = innerHeight - place
  // Pages scroll by whole pixels, while parts may end between them.
  const left = Math.floor(end) - innerHeight
  // A text that fits the window begins with its first heading.
  if (left <= 0) return first > place ? place : innerHeight
  const stretch = Math.min(span, end - first - span)
  return left < stretch ? place + span * (1 - left / stretch) : place
}

/**
 * The last heading that the user has reached; undefined before any is reached. On the last stretch the heading that the user
 * went to keeps the mark while it is visible.
 */
function getCurrentHeading(root: ShadowRoot, headings: readonly HTMLElement[]): HTMLElement | undefined {
  const [first] = headings
  if (!first) return
  const place = getPlace(first) + NEAR
  const line = getLine(place, getTop(first), root.host.getBoundingClientRect().bottom)
  const chosen = headings.find((heading) => heading === root.activeElement)
  if (chosen && line > place && chosen.getBoundingClientRect().bottom > 0 && getTop(chosen) < innerHeight) return chosen
  return headings.findLast((heading) => getTop(heading) <= line)
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
