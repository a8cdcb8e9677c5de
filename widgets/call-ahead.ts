import { session } from '#api/public-session.ts'
import type { SendFirstCall } from './runtime/first-call.ts'

/** The first calls of elements that show records; without React, so that they are sent before the elements are there. */
const firstCalls: Record<string, () => Promise<{ sendFirstCall: SendFirstCall }>> = {
  'research-feed': () => import('./feed/first-call.ts'),
  'research-companies': () => import('./companies/first-call.ts'),
  'research-events': () => import('./events/first-call.ts'),
}

/** Sends the first call of an element that is not defined yet, if a user is signed in. */
export function callAhead(element: Element): void {
  const { localName } = element
  if (!session.get().signedIn || customElements.get(localName)) return
  firstCalls[localName]?.()
    .then(({ sendFirstCall }) => sendFirstCall(element))
    // The element makes the call itself.
    .catch(() => {})
}
