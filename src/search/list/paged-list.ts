import { atom, type ReadableAtom } from 'nanostores'
import type { List } from '#api/list.ts'
import { takeLatest } from '#lib/async/take-latest.ts'
import { distinct } from '#lib/format/distinct.ts'
import { followReader } from '#session/follow-reader.ts'
import { $session } from '#session/session.store.ts'
import { readerOf } from '#session/session.ts'
import type { QueryState } from '../state/query-state.ts'
import { type ListEnd, listEnd } from './paging.ts'

export type Paging = {
  pageSize: number
  /** Records a user can load at most. */
  limit: number
  /** Whether more is added to the list, or one page takes another's place. */
  paging: 'more' | 'pages'
}

export type PagedListOptions<T> = Paging & {
  /** Keeps what is shown at a step of the history. */
  query: QueryState
  /** The page, from 1, that the list begins with. */
  page: () => number
  /** What is requested, as one text: the same text has the same list. */
  key: () => string
  fetch: (page: number, signal: AbortSignal) => Promise<List<T>>
  /** Asked for without a session too; an API that has nothing for everybody refuses, and the user is invited to sign in. */
  anonymous?: boolean
  /** The list has become shorter than the page requested: its last page is meant. */
  onShorter?: (pages: number) => void
  onFailure: (failure: Error) => void
}

/** What was answered. */
export type PagedState<T> =
  | { state: 'signed-out' }
  | { state: 'loading' }
  | { state: 'failed'; error: Error & { code?: string | undefined }; retrying: boolean }
  | ReadyList<T>

export type ReadyList<T> = {
  state: 'ready'
  records: T[]
  /** The last one loaded, and how many the list has within its limit. */
  page: number
  pages: number
  end: ListEnd
  more: 'idle' | 'loading' | 'failed'
}

export type PagedList<T> = {
  $state: ReadableAtom<PagedState<T>>
  /** Loads what is requested now, or shows it again where the user comes back to it. */
  load(): void
  loadMore(): void
  retry(): void
  /** Shows this until `fetch` has brought the records of all pages through the last one; it stays if they cannot be had. */
  replace(shown: ReadyList<T>, last: number, fetch: (signal: AbortSignal) => Promise<List<T>>): void
  /** Loads it, again for another user; the result gives up what is under way. */
  start(): () => void
}

/** A list that is read page by page, in each of its states (R231–R233). */
export function createPagedList<T extends { id: string }>(options: PagedListOptions<T>): PagedList<T> {
  const { query, pageSize, limit, paging, anonymous = false, onShorter, onFailure } = options
  const isSignedOut = () => $session.get().state === 'signed-out'
  // What is shown first is shown once: a signed-out user never sees skeletons that then collapse.
  const $state = atom<PagedState<T>>({ state: isSignedOut() && !anonymous ? 'signed-out' : 'loading' })
  const loader = takeLatest()

  const visitKey = () => JSON.stringify([readerOf($session.get()), options.key(), pageSize, limit, paging])

  /**
   * An answer for the page requested, which the list may not reach any more. A record published meanwhile moves the pages on
   * by one: nothing is shown twice.
   */
  const show = (page: number, { records: given, paging: answer }: List<T>) => {
    const records = distinct(given)
    if (onShorter && records.length === 0 && page > 1 && answer.num_pages < page)
      return onShorter(Math.max(1, answer.num_pages))
    const shown: ReadyList<T> = {
      state: 'ready',
      records: records.slice(0, limit),
      page,
      pages: Math.min(answer.num_pages, Math.ceil(limit / pageSize)),
      end: listEnd(records.length, limit, answer),
      more: 'idle',
    }
    $state.set(shown)
    query.keep(visitKey(), shown)
  }

  const begin = (waiting: PagedState<T>) => {
    if (isSignedOut() && !anonymous) {
      loader.stop()
      return $state.set({ state: 'signed-out' })
    }
    $state.set(waiting)
    const page = options.page()
    const fetchPage = (signal: AbortSignal) => options.fetch(page, signal)
    loader.run(fetchPage, (outcome) => {
      if (outcome.status === 'fulfilled') return show(page, outcome.value)
      if (isSignedOut() && outcome.reason.status === 401) return $state.set({ state: 'signed-out' })
      $state.set({ state: 'failed', error: outcome.reason, retrying: false })
      onFailure(outcome.reason)
    })
  }

  const replace: PagedList<T>['replace'] = (shown, last, fetch) => {
    $state.set(shown)
    loader.run(fetch, (outcome) => {
      if (outcome.status === 'fulfilled') return show(last, outcome.value)
      $state.set({ ...shown, more: shown.more === 'loading' ? 'failed' : shown.more })
      onFailure(outcome.reason)
    })
  }

  const load = () => {
    const kept = query.recall(visitKey()) as ReadyList<T> | undefined
    if (!kept) return begin({ state: 'loading' })
    loader.stop()
    $state.set(kept)
  }

  const retry = () => {
    const shown = $state.get()
    // The message stays while it is tried again, and with it the focus on its button.
    begin(shown.state === 'failed' ? { ...shown, retrying: true } : { state: 'loading' })
  }

  return {
    $state,
    load,
    loadMore() {
      const shown = $state.get()
      if (shown.state !== 'ready' || shown.end !== 'more' || shown.more === 'loading') return
      const next = shown.page + 1
      replace({ ...shown, more: 'loading' }, next, async (signal) => {
        const answer = await options.fetch(next, signal)
        return { ...answer, records: [...shown.records, ...answer.records] }
      })
    },
    retry,
    replace,
    start() {
      load()
      const stopReader = followReader(load)
      return () => {
        stopReader()
        loader.stop()
      }
    },
  }
}
