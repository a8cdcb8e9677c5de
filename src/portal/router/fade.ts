import { flushSync } from 'react-dom'
import { turning } from './turn.ts'

const still = matchMedia('(prefers-reduced-motion: reduce)')

function fadeTo(show: () => void) {
  const transition = document.startViewTransition(() => flushSync(show))
  const done = transition.updateCallbackDone.finally(() => {
    if (turning.pending === done) turning.pending = undefined
  })
  turning.pending = done
  // One that another takes over is no failure; what fails while showing is told by React.
  for (const promise of [done, transition.ready, transition.finished]) promise.catch(() => {})
}

/** From now on pages fade into one another where the browser can, is seen, and motion is welcome. */
export function fadePages(): void {
  turning.fade = (show) => {
    if ('startViewTransition' in document && !still.matches && !document.hidden) fadeTo(show)
    else show()
  }
}
