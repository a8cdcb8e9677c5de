import { atom, type ReadableAtom } from 'nanostores'
import type { List } from '#api/list.ts'
import type { PaginationMetadata } from '#contract/list.ts'
import { takeLatest } from '#lib/async/take-latest.ts'
import { distinct } from '#lib/format/distinct.ts'
import { followUser } from '#session/follow-user.ts'
import { $session } from '#session/session.store.ts'
import { getSessionId } from '#session/session.ts'
import type { QueryState } from '../state/query-state.ts'

export type Paging = {
  pageSize: number
  /** Records a user can load at most. */
  limit: number
  /** Whether more is added to the list, or one page takes another's place. */
  paging: 'more' | 'pages'
}

export type ListSpec<T> = Paging & {
  /** Keeps what is shown at a step of the history. */
  query: QueryState
  /** What is requested, as one text: the same text has the same list. */
  key: () => string
  /** The page, from 1, that the list begins with. */
  page?: () => number
  fetch: (page: number, signal: AbortSignal, pageSize: number) => Promise<List<T>>
  /** What an answer adds to the list that is shown; `before` is what it takes the place of. */
  complete?: (ready: ReadyList<T>, answer: PaginationMetadata, before: ListState<T>) => ReadyList<T>
  /** Requested without a session too; where the API then refuses, the user is invited to sign in. */
  anonymous?: boolean | undefined
  /** The list has become shorter than the page requested: its last page is meant. */
  onShorter?: (pages: number) => void
  onFailure: (failure: Error) => void
}

/** Why a list ends: there is more to load, all of it is here, or as much is here as one may load (R233, R246). */
export type ListEnd = 'more' | 'complete' | 'limit'

/** At the limit nothing more is offered, even where the API has further pages (trap 11). */
export function listEnd(loaded: number, limit: number, paging: PaginationMetadata): ListEnd {
  if (loaded >= limit) return 'limit'
  return Number(paging.page) < paging.num_pages ? 'more' : 'complete'
}

/** The last answer, or why there is none. */
export type ListState<T> =
  | { state: 'signed-out' }
  | { state: 'loading' }
  | { state: 'failed'; error: Error & { code?: string | undefined }; retrying: boolean }
  | ReadyList<T>

export type ReadyList<T> = {
  state: 'ready'
  records: T[]
  /** Of the records, how many are shown; without it all. */
  visible?: number
  /** The last page loaded, and how many the list has within its limit. */
  page: number
  pages: number
  /** Of an alphabetical list: the letter of these records, and the letters that have some. */
  letters?: { current: string; available: readonly string[] }
  end: ListEnd
  more: 'idle' | 'loading' | 'failed'
  /** The same records in another order are on their way. */
  busy?: boolean
}

export type ListStore<T> = {
  $state: ReadableAtom<ListState<T>>
  /** Loads what is requested now, or shows it again where the user comes back to it. */
  load(): void
  /** Shows again what was shown at this step of the history; whether there was anything. */
  recall(): boolean
  /** Shows these records, and keeps them for this step of the history unless an answer is on its way. */
  show(shown: ReadyList<T>): void
  loadMore(): void
  retry(): void
  /** Shows this until `fetch` has brought the records of all pages through the last one; it stays if they cannot be had. */
  replace(shown: ReadyList<T>, last: number, fetch: (signal: AbortSignal) => Promise<List<T>>): void
  /** Loads it, again for another user; the result gives up what is under way. */
  start(): () => void
}

/** A list that is read page by page, in each of its states (R231–R233). */
export function createList<T extends { id: string }>(spec: ListSpec<T>): ListStore<T> {
  const { query, pageSize, limit, paging, fetch, onShorter, onFailure } = spec
  const isSignedOut = () => $session.get().state === 'signed-out'
  const isRefused = () => isSignedOut() && !spec.anonymous
  // What is shown first is shown once: a signed-out user never sees skeletons that then collapse.
  const $state = atom<ListState<T>>({ state: isRefused() ? 'signed-out' : 'loading' })
  const requests = takeLatest()
  /** What is shown is no answer to the request of now. */
  let isPending = false

  const visitKey = () => JSON.stringify([getSessionId($session.get()), spec.key(), pageSize, limit, paging])
  const show = (shown: ReadyList<T>) => {
    $state.set(shown)
    if (!isPending) query.keep(visitKey(), shown)
  }

  /**
   * An answer for the page requested, which the list may not reach any more. A record published meanwhile moves the pages on
   * by one: nothing is shown twice.
   */
  const take = (page: number, { records: given, paging: answer }: List<T>) => {
    const records = distinct(given)
    if (onShorter && records.length === 0 && page > 1 && answer.num_pages < page)
      return onShorter(Math.max(1, answer.num_pages))
    const ready: ReadyList<T> = {
      state: 'ready',
      records: records.slice(0, limit),
      page,
      pages: Math.min(answer.num_pages, Math.ceil(limit / pageSize)),
      end: listEnd(records.length, limit, answer),
      more: 'idle',
    }
    isPending = false
    show(spec.complete?.(ready, answer, $state.get()) ?? ready)
  }

  /** Records that answer the request stay; others give way to the failure. */
  const afterFailure = (error: Error & { status?: number }): ListState<T> => {
    const shown = $state.get()
    if (shown.state === 'ready' && !shown.busy)
      return { ...shown, more: shown.more === 'loading' ? 'failed' : shown.more }
    if (isSignedOut() && error.status === 401) return { state: 'signed-out' }
    return { state: 'failed', error, retrying: false }
  }

  const request = (waiting: ListState<T>, page: number, work: (signal: AbortSignal) => Promise<List<T>>) => {
    $state.set(waiting)
    isPending = true
    requests.run(work, (outcome) => {
      if (outcome.status === 'fulfilled') return take(page, outcome.value)
      const next = afterFailure(outcome.reason)
      $state.set(next)
      if (next.state !== 'signed-out') onFailure(outcome.reason)
    })
  }

  const begin = (waiting: ListState<T>) => {
    if (isRefused()) {
      requests.stop()
      return $state.set({ state: 'signed-out' })
    }
    const page = spec.page?.() ?? 1
    request(waiting, page, (signal) => fetch(page, signal, pageSize))
  }

  const recall = () => {
    const kept = query.recall(visitKey()) as ReadyList<T> | undefined
    if (!kept) return false
    requests.stop()
    isPending = false
    $state.set(kept)
    return true
  }

  const load = () => {
    if (!recall()) begin({ state: 'loading' })
  }

  const retry = () => {
    const shown = $state.get()
    // The message stays while it is tried again, and with it the focus on its button.
    begin(shown.state === 'failed' ? { ...shown, retrying: true } : { state: 'loading' })
  }

  return {
    $state,
    load,
    recall,
    show,
    loadMore() {
      const shown = $state.get()
      if (shown.state !== 'ready' || shown.end !== 'more' || shown.more === 'loading') return
      const page = shown.page + 1
      request({ ...shown, more: 'loading' }, page, async (signal) => {
        const answer = await fetch(page, signal, pageSize)
        return { ...answer, records: [...shown.records, ...answer.records] }
      })
    },
    retry,
    replace: request,
    start() {
      load()
      const stopFollowing = followUser(load)
      return () => {
        stopFollowing()
        requests.stop()
      }
    },
  }
}
