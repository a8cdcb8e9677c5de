import { visitId } from '#lib/dom/visit.ts'
import { onceTurned, turning } from './turn.ts'

/** How long a page may take to become as long as it was. */
const PATIENCE_MS = 5000

const positions = new Map<string, number>()
let restoring: AbortController | undefined

/** Keeps where the reader is, under the visit that is shown. */
const remember = () => {
  if (!restoring && !turning.pending) positions.set(visitId(), window.scrollY)
}

const fits = (top: number) => document.documentElement.scrollHeight - window.innerHeight >= top

/** Scrolls there once the page is long enough; a reader who moves first has the last word. */
function restore(top: number) {
  restoring?.abort()
  const waiting = new AbortController()
  restoring = waiting
  const { signal } = waiting
  const growth = new ResizeObserver(() => {
    if (!fits(top)) return
    window.scrollTo(0, top)
    waiting.abort()
  })
  signal.addEventListener('abort', () => {
    growth.disconnect()
    if (restoring === waiting) restoring = undefined
  })
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    window.addEventListener(type, () => waiting.abort(), { signal, passive: true })
  setTimeout(() => waiting.abort(), PATIENCE_MS)
  growth.observe(document.body)
}

/**
 * Back and Forward lead to where the reader was on that page (R187). The browser's own restoration comes before an element
 * has its content, and finds a page too short.
 */
export function restoreScroll(): void {
  history.scrollRestoration = 'manual'
  window.addEventListener('scroll', remember, { passive: true })
  window.addEventListener('popstate', (event) => {
    const known = positions.get(visitId())
    // A step that the portal itself tells of leads to a new visit, and to its beginning; a hash that is typed, to its section.
    if (event.isTrusted && (known !== undefined || !location.hash)) onceTurned(() => restore(known ?? 0))
    else restoring?.abort()
  })
}
