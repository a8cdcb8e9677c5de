import { flushSync } from 'react-dom'

const still = matchMedia('(prefers-reduced-motion: reduce)')

let turning: Promise<void> | undefined

/** Shows another page, which fades in over the one before where the browser can and motion is welcome. */
export function turn(show: () => void): void {
  if ('startViewTransition' in document && !still.matches && !document.hidden) fadeTo(show)
  else show()
}

function fadeTo(show: () => void) {
  const transition = document.startViewTransition(() => flushSync(show))
  const done = transition.updateCallbackDone.finally(() => {
    if (turning === done) turning = undefined
  })
  turning = done
  // One that another takes over is no failure; what fails while showing is told by React.
  for (const promise of [done, transition.ready, transition.finished]) promise.catch(() => {})
}

/** Whether the page that is asked for is not there yet. */
export const isTurning = (): boolean => turning !== undefined

/** Does something as soon as the page is the one that was asked for. */
export function onceTurned(step: () => void): void {
  if (turning) turning.then(step, step)
  else step()
}
