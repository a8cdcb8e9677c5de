import type { SentAhead } from '#api/send-ahead.ts'
import { shared } from '#lib/dom/runtime.ts'

/** The answers to the first calls of elements: set by `first-call.ts`, awaited by `define-widget.tsx`. */
export const firstAnswers = shared('first-answers', () => new WeakMap<Element, SentAhead>())

/** The longest wait for an answer before skeletons are rendered, which takes about as long on a slow device. */
const LONGEST_WAIT_MS = 100

/** Waits a moment for the first answer of an element, so that it shows records at once. Without a call it does not wait. */
export function whenAnswered(element: Element, mount: () => void): void {
  const sent = firstAnswers.get(element)
  if (!sent) {
    mount()
    return
  }
  const waited = new AbortController()
  const timer = setTimeout(() => waited.abort(), LONGEST_WAIT_MS)
  sent.answer.then(() => waited.abort())
  waited.signal.addEventListener('abort', () => {
    clearTimeout(timer)
    mount()
  })
}

/** The element is about to make its first call, which takes the answer unless its attributes have changed. */
export function expectAnswerTaken(element: Element): void {
  firstAnswers.get(element)?.release()
  firstAnswers.delete(element)
}
