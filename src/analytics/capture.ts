import { captureEvent } from '../api/analytics.ts'
import { shared } from '../lib/runtime.ts'
import { $session, readerOf } from '../session/session.store.ts'

/** What a user did, in the API's words (C41). */
export type UserAction =
  | { type: 'Page Open' }
  | { type: 'Search' }
  | { type: 'Document Preview'; documentId: string }
  | { type: 'Roadshow Open'; roadshowId: string }

/** The id of the last recorded event, and the events that still wait for theirs. */
type Chain = { last: string | null; tail: Promise<void> }

/** A longer address, of hundreds of filters, is recorded without its query. */
const LONGEST_URL = 4096

const newChain = (): Chain => ({ last: null, tail: Promise.resolve() })

/** One chain a page and reader (R127): what the next reader does was not led to by this one. */
const page = shared('analytics', () => {
  const start = { chain: newChain() }
  $session.listen((now, before) => {
    if (!before || readerOf(now) !== readerOf(before)) start.chain = newChain()
  })
  return start
})

async function record(chain: Chain, action: UserAction, url: string) {
  // Its reader has left: another one's session must not vouch for it.
  if (chain !== page.chain) return
  try {
    const { id } = await captureEvent({
      url,
      event_type: action.type,
      source_client_action: chain.last,
      ...(action.type === 'Document Preview' && { document_id: action.documentId }),
      ...(action.type === 'Roadshow Open' && { roadshow_id: action.roadshowId }),
    })
    chain.last = id ?? null
  } catch {
    // What a user does never fails because it could not be recorded (R129); the chain goes on from the last known id.
  }
}

/** Records an action of a signed-in user behind those before it, without making anybody wait (R126–R129). */
export function capture(action: UserAction): void {
  if ($session.get().state === 'signed-out') return
  const url = location.href.length <= LONGEST_URL ? location.href : location.origin + location.pathname
  const { chain } = page
  chain.tail = chain.tail.then(() => record(chain, action, url))
}
