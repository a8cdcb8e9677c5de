import { fadePages } from './fade.ts'
import { restoreFocus } from './focus.ts'
import { prefetchPages } from './prefetch.ts'
import { restoreScroll } from './scroll.ts'

/** What makes steps from page to page easier; nothing that the first page needs. */
export function easeSteps(): void {
  prefetchPages()
  fadePages()
  restoreScroll()
  restoreFocus()
}
