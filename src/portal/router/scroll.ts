import { visitId } from '#lib/dom/visit.ts'
import { afterTransition, pageTransition } from './page-transition.ts'

/** How long to wait for a page to reach its former height. */
const TIMEOUT_MS = 5000
/** How long its height has to stay as it is: what still loads above would move what was in sight. */
const STEADY_MS = 300

const positions = new Map<string, number>()
let restoring: AbortController | undefined

/** Stores the scroll position of the current history entry. */
const remember = () => {
  if (!restoring && !pageTransition.pending) positions.set(visitId(), window.scrollY)
}

const fits = (top: number) => document.documentElement.scrollHeight - window.innerHeight >= top

/** Scrolls when the page is long enough, and again while it changes, unless the user scrolls first. */
function restore(top: number) {
  restoring?.abort()
  const waiting = new AbortController()
  restoring = waiting
  const { signal } = waiting
  let steady: ReturnType<typeof setTimeout> | undefined
  const growth = new ResizeObserver(() => {
    clearTimeout(steady)
    if (!fits(top)) return
    window.scrollTo(0, top)
    steady = setTimeout(() => waiting.abort(), STEADY_MS)
  })
  signal.addEventListener('abort', () => {
    growth.disconnect()
    clearTimeout(steady)
    if (restoring === waiting) restoring = undefined
  })
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    window.addEventListener(type, () => waiting.abort(), { signal, passive: true })
  setTimeout(() => waiting.abort(), TIMEOUT_MS)
  growth.observe(document.body)
}

/**
 * Back and Forward restore the scroll position (R187). The browser's own restoration runs before elements have their
 * content.
 */
export function restoreScroll(): void {
  history.scrollRestoration = 'manual'
  window.addEventListener('scroll', remember, { passive: true })
  window.addEventListener('popstate', (event) => {
    const known = positions.get(visitId())
    // Navigation by the portal starts at the top; a typed hash scrolls to its section.
    if (event.isTrusted && (known !== undefined || !location.hash)) afterTransition(() => restore(known ?? 0))
    else restoring?.abort()
  })
}
