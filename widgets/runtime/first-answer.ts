import { shared } from '#lib/dom/runtime.ts'

/** The answers to the first calls of elements: set by `first-call.ts`, awaited by `define-widget.tsx`. */
export const firstAnswers = shared('first-answers', () => new WeakMap<Element, Promise<unknown>>())

/** The longest wait for an answer before skeletons are rendered, which takes about as long on a slow device. */
const LONGEST_WAIT_MS = 100

/** Waits a moment for the first answer of an element, so that it shows records at once. Without a call it does not wait. */
export function whenAnswered(element: Element, mount: () => void): void {
  const answer = firstAnswers.get(element)
  firstAnswers.delete(element)
  if (!answer) {
    mount()
    return
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = new Promise((resolve) => {
    timer = setTimeout(resolve, LONGEST_WAIT_MS)
  })
  Promise.race([answer, wait]).then(() => {
    clearTimeout(timer)
    mount()
  })
}
