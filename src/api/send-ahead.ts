import { config } from '#config/config.ts'
import { followUser } from '#session/follow-user.ts'
import { $passwordDue } from '#session/password-due.ts'
import { $session } from '#session/session.store.ts'
import { answerAhead, keepAhead } from './ahead.ts'
import type { Call } from './client.ts'
import { send } from './send.ts'

/** How long a call waits for the element that needs it. */
const TIMEOUT_MS = 10_000

/** Whether the token of a call is known before any element is there: in the cookie, and not from the host. */
function hasToken(): boolean {
  const { session, getAccessToken } = config()
  return session === 'cookie' && !getAccessToken && $session.get().state === 'signed-in' && $passwordDue.get() === ''
}

/**
 * Sends the first call of an element while its code is on its way; the element's own call takes the answer. The call
 * ends when the element is removed or the user changes, or after 10 s if nobody takes it. Visitors, and sessions of the host, send
 * nothing ahead: then it returns undefined.
 */
export function sendAhead(call: Call, element: Element): Promise<unknown> | undefined {
  if (!hasToken()) return undefined
  const same = answerAhead(call)
  if (same) return same
  const ended = new AbortController()
  const { answer, stop } = keepAhead(call, send, () => ended.abort())
  const gone = new MutationObserver(() => element.isConnected || stop())
  for (const root of new Set([element.ownerDocument, element.getRootNode()]))
    gone.observe(root, { childList: true, subtree: true })
  const timer = setTimeout(stop, TIMEOUT_MS)
  const stopFollowing = followUser(stop)
  ended.signal.addEventListener('abort', () => {
    gone.disconnect()
    clearTimeout(timer)
    stopFollowing()
  })
  return answer
}
