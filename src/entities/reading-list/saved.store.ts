import { atom } from 'nanostores'
import { saveDocument } from '#api/reading-list.ts'
import { storeInTurn } from '#lib/async/store-in-turn.ts'
import { shared } from '#lib/dom/runtime.ts'
import { $session } from '#session/session.store.ts'
import { getSessionId } from '#session/session.ts'
import { userKey } from '#session/user-key.ts'

type Saved = Readonly<Record<string, boolean>>
type Change = { id: string; saved: boolean }
/** Other tabs of the origin may have another user, as each host page may have its own session. */
type Message = Change & { user: string }

const CHANNEL = 'research-portal.reading-list'

/** The changes of one session. */
const $changes = shared('saved-documents', () =>
  atom<{ session: string | undefined; saved: Saved }>({ session: undefined, saved: {} }),
)

const nothing: Saved = {}

/** What the user has kept or let go on this page or in another tab, by document. It is newer than what lists say. */
export function getSaved(): Saved {
  const { session, saved } = $changes.get()
  return session === getSessionId($session.get()) ? saved : nothing
}

export const listenToSaved = (listener: () => void): (() => void) => $changes.listen(listener)

const put = ({ id, saved }: Change) =>
  $changes.set({ session: getSessionId($session.get()), saved: { ...getSaved(), [id]: saved } })

const listeners = new Set<symbol>()
let channel: BroadcastChannel | undefined

function begin() {
  if (typeof BroadcastChannel === 'undefined') return
  channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data: { user, ...change } }: MessageEvent<Message>) => {
    if (user !== '' && user === userKey()) put(change)
  }
}

/** Hears of changes as long as a component shows them. Returns a function that stops it. */
export function followSaved(): () => void {
  const listener = Symbol('listener')
  listeners.add(listener)
  if (listeners.size === 1) begin()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    channel?.close()
    channel = undefined
  }
}

type Store = (saved: boolean) => Promise<void>

/** How the documents that are being changed are stored, by user and document. */
const stores = new Map<string, Store>()

const keyOf = (user: string, id: string) => `${user} ${id}`

function createStore(id: string, user: string, before: boolean): Store {
  let stored = before
  const store = storeInTurn<boolean>(async (saved) => {
    await saveDocument(id, saved)
    stored = saved
    channel?.postMessage({ id, saved, user } satisfies Message)
  })
  return (saved) =>
    store(saved).finally(() => {
      stores.delete(keyOf(user, id))
      // Lists that were loaded meanwhile may not know it. Another user may have signed in by now.
      if (user === userKey()) put({ id, saved: stored })
    })
}

/**
 * Keeps a document or lets it go, which is shown at once. Quick changes of one document are stored in their order.
 * @throws ApiError if it was not stored; the document is then shown as it is stored
 */
export function changeSaved(id: string, saved: boolean): Promise<void> {
  const before = getSaved()[id] ?? !saved
  put({ id, saved })
  const user = userKey()
  const store = stores.get(keyOf(user, id)) ?? createStore(id, user, before)
  stores.set(keyOf(user, id), store)
  return store(saved)
}
