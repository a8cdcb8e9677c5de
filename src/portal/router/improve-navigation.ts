import { fadePages } from './fade.ts'
import { restoreFocus } from './focus.ts'
import { prefetchPages } from './prefetch.ts'
import { restoreScroll } from './scroll.ts'

/** Features for navigation between pages, which the first page does not need. */
export function improveNavigation(): void {
  prefetchPages()
  fadePages()
  restoreScroll()
  restoreFocus()
}
