import { shared } from '#lib/dom/runtime.ts'

/** The answers that elements have been sent for, from `first-call.ts` to `define-widget.tsx`. */
export const firstAnswers = shared('first-answers', () => new WeakMap<Element, Promise<unknown>>())

/** Rendering skeletons takes longer than this on a slow device, and nobody sees them then. */
const LONGEST_WAIT_MS = 100

/** Waits a moment for the first answer of an element, so that it shows records at once. Without a call it does not wait. */
export function whenAnswered(element: Element, mount: () => void): void {
  const answer = firstAnswers.get(element)
  firstAnswers.delete(element)
  if (answer) Promise.race([answer, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]).then(mount)
  else mount()
}
