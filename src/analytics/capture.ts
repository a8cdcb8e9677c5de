import { captureEvent } from '#api/analytics.ts'
import { config } from '#config/config.ts'
import type { CapturedEvent } from '#contract/analytics.ts'
import { shared } from '#lib/dom/runtime.ts'
import { $session } from '#session/session.store.ts'
import { readerOf } from '#session/session.ts'
import { AnalyticsEvent, type UserAction } from './user-action.ts'

/** An event that waits for the id of the one before it. */
type Waiting = Omit<CapturedEvent, 'source_client_action'>

/** The id of the last recorded event, the events that wait for theirs, and whether one is on its way. */
type Chain = { last: string | null; waiting: Waiting[]; busy: boolean }

/** A longer address, of hundreds of filters, is recorded without its query. */
const LONGEST_URL = 4096

const newChain = (): Chain => ({ last: null, waiting: [], busy: false })

/** One chain a page and reader (R127): what the next reader does was not led to by this one. */
const page = shared('analytics', () => {
  const start = { chain: newChain() }
  $session.listen((now, before) => {
    if (!before || readerOf(now) !== readerOf(before)) start.chain = newChain()
  })
  if (typeof document !== 'undefined') {
    addEventListener('pagehide', sendWaiting)
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sendWaiting())
  }
  return start
})

const isAllowed = () => config().analytics !== 'off'

/** The events that wait, taken out; those of a reader who has left, or who allows it no more, are nobody's. */
function take(chain: Chain, count = Number.POSITIVE_INFINITY): Waiting[] {
  const events = chain.waiting.splice(0, count)
  return chain === page.chain && isAllowed() ? events : []
}

async function send(chain: Chain, event: Waiting) {
  try {
    const { id } = await captureEvent({ ...event, source_client_action: chain.last })
    chain.last = id ?? null
  } catch {
    // What a user does never fails because it could not be recorded (R129); the chain goes on from the last known id.
  }
}

/** Sends one event after the other, each with the id of the one before it. */
async function work(chain: Chain) {
  if (chain.busy) return
  chain.busy = true
  // Nobody waits for what is sent.
  await null
  while (chain.waiting.length > 0) for (const event of take(chain, 1)) await send(chain, event)
  chain.busy = false
}

/** The page may be left for good: what waits is sent now, from the last id that is known. */
function sendWaiting() {
  for (const event of take(page.chain)) void send(page.chain, event)
}

/** Records an action of a signed-in user behind those before it, without making anybody wait (R126–R129), and tells the host. */
export function capture(action: UserAction, href: string = location.href): void {
  if ($session.get().state === 'signed-out' || !isAllowed()) return
  const url = href.length <= LONGEST_URL ? href : href.replace(/[?#].*/, '')
  const { chain } = page
  chain.waiting.push({
    url,
    event_type: action.type,
    ...(action.type === 'Document Preview' && { document_id: action.documentId }),
    ...(action.type === 'Roadshow Open' && { roadshow_id: action.roadshowId }),
  })
  void work(chain)
  document.dispatchEvent(new AnalyticsEvent({ ...action, url }))
}
