import { captureEvent } from '#api/analytics.ts'
import { config } from '#config/config.ts'
import type { CapturedEvent } from '#contract/analytics.ts'
import { shared } from '#lib/dom/runtime.ts'
import { $session } from '#session/session.store.ts'
import { getSessionId } from '#session/session.ts'
import { AnalyticsEvent, type UserAction } from './user-action.ts'

/** An event that waits for the id of the one before it. */
type Waiting = Omit<CapturedEvent, 'source_client_action'>

/** The id of the last recorded event, the queued events, and whether one is being sent. */
type Chain = { last: string | null; waiting: Waiting[]; busy: boolean }

/** Longer addresses, which hold hundreds of filters, are recorded without their query. */
const LONGEST_URL = 4096

const newChain = (): Chain => ({ last: null, waiting: [], busy: false })

/** One chain per page and user (R127): actions of the next user do not follow from those of this one. */
const page = shared('analytics', () => {
  const start = { chain: newChain() }
  $session.listen((now, before) => {
    if (!before || getSessionId(now) !== getSessionId(before)) start.chain = newChain()
  })
  if (typeof document !== 'undefined') {
    addEventListener('pagehide', sendWaiting)
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sendWaiting())
  }
  return start
})

const isAllowed = () => config().analytics !== 'off'

/** Removes events from the queue. They are dropped if the user has changed or analytics has been turned off. */
function take(chain: Chain, count = Number.POSITIVE_INFINITY): Waiting[] {
  const events = chain.waiting.splice(0, count)
  return chain === page.chain && isAllowed() ? events : []
}

async function send(chain: Chain, event: Waiting) {
  try {
    const { id } = await captureEvent({ ...event, source_client_action: chain.last })
    chain.last = id ?? null
  } catch {
    // An action never fails because it could not be recorded (R129). The chain goes on from the last known id.
  }
}

async function work(chain: Chain) {
  if (chain.busy) return
  chain.busy = true
  // Sending starts after the current task, so it never delays the action.
  await null
  while (chain.waiting.length > 0) for (const event of take(chain, 1)) await send(chain, event)
  chain.busy = false
}

/** The page may be closed now: sends all queued events with the last known id. */
function sendWaiting() {
  for (const event of take(page.chain)) void send(page.chain, event)
}

/**
 * Records an action of a signed-in user after those before it (R126–R129), and tells the host. It returns before the
 * action is sent.
 */
export function capture(action: UserAction, href: string = location.href): void {
  if ($session.get().state === 'signed-out' || !isAllowed()) return
  const url = href.length <= LONGEST_URL ? href : href.replace(/[?#].*/, '')
  const { chain } = page
  chain.waiting.push({
    url,
    event_type: action.type,
    ...('documentId' in action && { document_id: action.documentId }),
    ...(action.type === 'Roadshow Open' && { roadshow_id: action.roadshowId }),
  })
  void work(chain)
  document.dispatchEvent(new AnalyticsEvent({ ...action, url }))
}
