import { captureEvent } from '../api/analytics.ts'
import { shared } from '../lib/runtime.ts'
import { $session } from '../session/session.store.ts'

/** What a user did, in the API's words (C41). */
export type UserAction = { type: 'Page Open' } | { type: 'Search' } | { type: 'Document Preview'; documentId: string }

/** The id of the last recorded event, and the events that still wait for theirs: one chain a page (R127). */
const chain = shared('analytics', () => {
  const start: { last: string | null; tail: Promise<void> } = { last: null, tail: Promise.resolve() }
  $session.listen(({ state }) => {
    // What the next reader does was not led to by this one.
    if (state === 'signed-out') start.last = null
  })
  return start
})

async function record(action: UserAction, url: string) {
  try {
    const { id } = await captureEvent({
      url,
      event_type: action.type,
      source_client_action: chain.last,
      ...(action.type === 'Document Preview' && { document_id: action.documentId }),
    })
    chain.last = id ?? null
  } catch {
    // What a user does never fails because it could not be recorded (R129); the chain goes on from the last known id.
  }
}

/** Records an action of a signed-in user behind those before it, without making anybody wait (R126–R129). */
export function capture(action: UserAction): void {
  if ($session.get().state === 'signed-out') return
  const url = location.href
  chain.tail = chain.tail.then(() => record(action, url))
}
