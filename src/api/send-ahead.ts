import { config } from '#config/config.ts'
import { isHeldBack } from '#session/due.ts'
import { onUserChange } from '#session/on-user-change.ts'
import { $session } from '#session/session.store.ts'
import { answerAhead, keepAhead } from './ahead.ts'
import type { Call } from './client.ts'
import { send } from './send.ts'

/** How long an answer waits for the code of its element, and for the element's call once the code is there. */
const TIMEOUT_MS = 30_000
const RELEASED_MS = 1000

/** Whether the token of a call is known before any element is there: in the cookie, and not from the host. */
function hasToken(): boolean {
  const { session, getAccessToken } = config()
  const current = $session.get()
  return session === 'cookie' && !getAccessToken && current.state === 'signed-in' && !isHeldBack(current)
}

/** A call on its way. `release` says that its element is about to take it, or will not. */
export type SentAhead = { answer: Promise<unknown>; release: () => void }

/**
 * Sends the first call of an element while its code is on its way; the element's own call takes the answer. The call
 * ends when the element is removed or the user changes, 30 s later, or a second after its release. Visitors, and
 * sessions of the host, send nothing ahead: then it returns undefined.
 */
export function sendAhead(call: Call, element: Element): SentAhead | undefined {
  if (!hasToken()) return undefined
  const same = answerAhead(call)
  if (same) return { answer: same, release: () => {} }
  const ended = new AbortController()
  const { answer, stop } = keepAhead(call, send, () => ended.abort())
  const gone = new MutationObserver(() => element.isConnected || stop())
  for (const root of new Set([element.ownerDocument, element.getRootNode()]))
    gone.observe(root, { childList: true, subtree: true })
  let timer = setTimeout(stop, TIMEOUT_MS)
  const stopFollowing = onUserChange(stop)
  ended.signal.addEventListener('abort', () => {
    gone.disconnect()
    clearTimeout(timer)
    stopFollowing()
  })
  const release = () => {
    clearTimeout(timer)
    if (!ended.signal.aborted) timer = setTimeout(stop, RELEASED_MS)
  }
  return { answer, release }
}
