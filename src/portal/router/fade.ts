import { flushSync } from 'react-dom'
import { pageTransition } from './page-transition.ts'

const still = matchMedia('(prefers-reduced-motion: reduce)')

function fadeTo(show: () => void) {
  const transition = document.startViewTransition(() => flushSync(show))
  const done = transition.updateCallbackDone.finally(() => {
    if (pageTransition.pending === done) pageTransition.pending = undefined
  })
  pageTransition.pending = done
  // An interrupted transition is not a failure; React reports render errors.
  for (const promise of [done, transition.ready, transition.finished]) promise.catch(() => {})
}

/** Turns on transitions between pages, if the browser supports them, the page is visible, and motion is allowed. */
export function fadePages(): void {
  pageTransition.fade = (show) => {
    if ('startViewTransition' in document && !still.matches && !document.hidden) fadeTo(show)
    else show()
  }
}
