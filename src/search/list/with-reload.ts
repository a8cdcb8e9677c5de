import type { ReadableAtom } from 'nanostores'
import type { List } from '#api/list.ts'
import { distinct } from '#lib/format/distinct.ts'
import type { ListSpec, ListStore, ReadyList } from './create-list.ts'

export type ReloadingList<T> = ListStore<T> & {
  /**
   * Requests all that is shown again, after a change: its records and the focus stay until new ones are here, and also where
   * they cannot be had. More is then not loaded from before the change.
   */
  reload(): void
}

/** A list whose records change while they are shown (R330): with each change of the value they are requested again. */
export function withReload<T extends { id: string }>(
  list: ListStore<T>,
  spec: ListSpec<T>,
  $changes: ReadableAtom<unknown>,
): ReloadingList<T> {
  const { pageSize, limit, paging, fetch } = spec
  /** What is shown from before a change. */
  let outdated: readonly T[] | undefined

  /** Pages that were added to one another come as one; from an API with smaller pages one after the other. */
  const fetchThrough = async (last: number, signal: AbortSignal): Promise<List<T>> => {
    if (paging === 'pages') return fetch(last, signal, pageSize)
    const wanted = Math.min(last * pageSize, limit)
    let records: T[] = []
    let isMore = true
    for (let page = 1; isMore && records.length < wanted; page++) {
      const answer = await fetch(page, signal, wanted)
      records = distinct([...records, ...answer.records])
      isMore = answer.records.length > 0 && page < answer.paging.num_pages
    }
    isMore ||= records.length > wanted
    return { records: records.slice(0, wanted), paging: { page: last, num_pages: isMore ? last + 1 : last } }
  }

  const readAgain = (shown: ReadyList<T>, last: number) => {
    outdated = shown.records
    list.replace(shown, last, (signal) => fetchThrough(last, signal))
  }

  const reload = () => {
    const shown = list.$state.get()
    if (shown.state === 'ready') readAgain(shown, shown.page + (shown.more === 'loading' ? 1 : 0))
    else list.retry()
  }

  return {
    ...list,
    loadMore() {
      const shown = list.$state.get()
      const isOutdated = shown.state === 'ready' && shown.records === outdated
      if (isOutdated && shown.end === 'more' && shown.more !== 'loading')
        readAgain({ ...shown, more: 'loading' }, shown.page + 1)
      else list.loadMore()
    },
    reload,
    start() {
      const stops = [list.start(), $changes.listen(reload)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
