import { visitId } from '#lib/dom/visit.ts'
import { afterTransition, pageTransition } from './page-transition.ts'

/** How long a page may take to load all that stands above the place where it was left. */
const TIMEOUT_MS = 10_000

const positions = new Map<string, number>()
let restoring: AbortController | undefined

/** Stores the scroll position of the current history entry. */
const remember = () => {
  if (!restoring && !pageTransition.pending) positions.set(visitId(), window.scrollY)
}

const fits = (top: number) => document.documentElement.scrollHeight - window.innerHeight >= top

/** Scrolls when the page is long enough, and again while it changes, unless the user acts first. */
function restore(top: number) {
  restoring?.abort()
  const waiting = new AbortController()
  restoring = waiting
  const { signal } = waiting
  const growth = new ResizeObserver(() => {
    if (fits(top)) window.scrollTo(0, top)
  })
  const timeout = setTimeout(() => waiting.abort(), TIMEOUT_MS)
  signal.addEventListener('abort', () => {
    growth.disconnect()
    clearTimeout(timeout)
    if (restoring === waiting) restoring = undefined
  })
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    window.addEventListener(type, () => waiting.abort(), { signal, passive: true })
  growth.observe(document.body)
}

/**
 * Back and Forward restore the scroll position (R187). The browser's own restoration runs before elements have their
 * content.
 */
export function restoreScroll(): void {
  history.scrollRestoration = 'manual'
  window.addEventListener('scroll', remember, { passive: true })
  // The event of the last scroll may come after the visit that a click starts.
  document.addEventListener('click', remember, { capture: true })
  window.addEventListener('popstate', (event) => {
    const known = positions.get(visitId())
    // Navigation by the portal starts at the top; a typed hash scrolls to its section.
    if (event.isTrusted && (known !== undefined || !location.hash)) afterTransition(() => restore(known ?? 0))
    else restoring?.abort()
  })
}
