import { atom, type ReadableAtom } from 'nanostores'
import type { List } from '../api/list.ts'
import { latest } from '../lib/latest.ts'
import { followReader } from '../session/follow-reader.ts'
import { $session, readerOf } from '../session/session.store.ts'
import { type ListEnd, listEnd } from './paging.ts'
import type { QueryState } from './query-state.ts'

export type Paging = {
  pageSize: number
  /** Records a reader can load at most. */
  limit: number
  /** Whether more is added to the list, or one page takes another's place. */
  paging: 'more' | 'pages'
}

type PagedListOptions<T> = Paging & {
  /** Keeps what is shown at a step of the history. */
  query: QueryState
  /** The page, from 1, that the list begins with. */
  page: () => number
  /** What is asked for, as one text: the same text has the same list. */
  key: () => string
  fetch: (page: number, signal: AbortSignal) => Promise<List<T>>
  /** The list has become shorter than the page asked for: its last page is meant. */
  onShorter?: (pages: number) => void
  onFailure: (failure: Error) => void
}

/** What was answered. */
export type PagedState<T> =
  | { state: 'signed-out' }
  | { state: 'loading' }
  | { state: 'failed'; error: Error & { code?: string | undefined }; retrying: boolean }
  | {
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
  /** Loads what is asked for now, or shows it again where the reader comes back to it. */
  load(): void
  loadMore(): void
  retry(): void
  /** Loads it, anew for another reader; the result gives up what is under way. */
  start(): () => void
}

/** A list that is read page by page, in each of its states (R231–R233). */
export function createPagedList<T extends { id: string }>(options: PagedListOptions<T>): PagedList<T> {
  const { query, pageSize, limit, paging, onShorter, onFailure } = options
  type Ready = PagedState<T> & { state: 'ready' }
  // What is shown first is shown once: a signed-out reader never sees skeletons that then collapse.
  const $state = atom<PagedState<T>>({ state: $session.get().state === 'signed-out' ? 'signed-out' : 'loading' })
  const loader = latest()

  const visitKey = () => JSON.stringify([readerOf($session.get()), options.key(), pageSize, limit, paging])

  const show = (records: T[], page: number, { paging: answer }: List<T>) => {
    const shown: Ready = {
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
    if ($session.get().state === 'signed-out') {
      loader.stop()
      return $state.set({ state: 'signed-out' })
    }
    $state.set(waiting)
    const page = options.page()
    const fetchPage = (signal: AbortSignal) => options.fetch(page, signal)
    loader.run(fetchPage, (outcome) => {
      if (outcome.status === 'fulfilled') {
        const { records, paging: answer } = outcome.value
        if (onShorter && records.length === 0 && page > 1 && answer.num_pages < page)
          return onShorter(Math.max(1, answer.num_pages))
        return show(records, page, outcome.value)
      }
      $state.set({ state: 'failed', error: outcome.reason, retrying: false })
      onFailure(outcome.reason)
    })
  }

  const load = () => {
    const kept = query.recall(visitKey()) as Ready | undefined
    if (!kept) return begin({ state: 'loading' })
    loader.stop()
    $state.set(kept)
  }

  return {
    $state,
    load,
    loadMore() {
      const shown = $state.get()
      if (shown.state !== 'ready' || shown.end !== 'more' || shown.more === 'loading') return
      $state.set({ ...shown, more: 'loading' })
      const fetchNext = (signal: AbortSignal) => options.fetch(shown.page + 1, signal)
      loader.run(fetchNext, (outcome) => {
        if (outcome.status === 'rejected') {
          $state.set({ ...shown, more: 'failed' })
          return onFailure(outcome.reason)
        }
        const known = new Set(shown.records.map(({ id }) => id))
        // A record published meanwhile moves the pages on by one; nothing is shown twice.
        const fresh = outcome.value.records.filter(({ id }) => !known.has(id))
        show([...shown.records, ...fresh], shown.page + 1, outcome.value)
      })
    },
    retry() {
      const shown = $state.get()
      // The message stays while it is tried again, and with it the focus on its button.
      begin(shown.state === 'failed' ? { ...shown, retrying: true } : { state: 'loading' })
    },
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
