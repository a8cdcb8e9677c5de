import { atom } from 'nanostores'
import type { WebDocument } from '#contract/document.ts'
import { shared } from '#lib/dom/runtime.ts'
import { $session } from '#session/session.store.ts'
import { getSessionId } from '#session/session.ts'

/** What became of a request for access; null: there is none. */
export type Request = NonNullable<WebDocument['access_request']> | null

type Requests = Readonly<Record<string, Request>>

/** What the user has asked for or withdrawn on this page, by document, in one session. It is newer than what lists say. */
const $requests = shared('access-requests', () =>
  atom<{ session: string | undefined; requests: Requests }>({ session: undefined, requests: {} }),
)

const nothing: Requests = {}

export function getRequests(): Requests {
  const { session, requests } = $requests.get()
  return session === getSessionId($session.get()) ? requests : nothing
}

export const listenToRequests = (listener: () => void): (() => void) => $requests.listen(listener)

export const putRequest = (documentId: string, request: Request): void =>
  $requests.set({
    session: getSessionId($session.get()),
    requests: { ...getRequests(), [documentId]: request },
  })
