import type { List } from '#api/list.ts'
import { distinct } from '#lib/format/distinct.ts'
import { createPagedList, type PagedList, type PagedListOptions, type ReadyList } from './paged-list.ts'

export type ReloadingList<T> = PagedList<T> & {
  /**
   * Asks again for all that is shown, after a change: its records and the focus stay until new ones are here, and also where
   * they cannot be had. Nobody loads more from before the change.
   */
  reload(): void
}

type ReloadingListOptions<T> = Omit<PagedListOptions<T>, 'fetch'> & {
  fetch: (page: number, signal: AbortSignal, pageSize: number) => Promise<List<T>>
}

/** A list that is read page by page, and whose records change while they are shown (R330). */
export function createReloadingList<T extends { id: string }>(options: ReloadingListOptions<T>): ReloadingList<T> {
  const { pageSize, limit, paging, fetch } = options
  const list = createPagedList<T>({ ...options, fetch: (page, signal) => fetch(page, signal, pageSize) })
  /** What is shown from before a change that was told. */
  let old: readonly T[] | undefined

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
    old = shown.records
    list.replace(shown, last, (signal) => fetchThrough(last, signal))
  }

  return {
    ...list,
    loadMore() {
      const shown = list.$state.get()
      const isOld = shown.state === 'ready' && shown.records === old
      if (isOld && shown.end === 'more' && shown.more !== 'loading')
        readAgain({ ...shown, more: 'loading' }, shown.page + 1)
      else list.loadMore()
    },
    reload() {
      const shown = list.$state.get()
      if (shown.state === 'ready') readAgain(shown, shown.page + (shown.more === 'loading' ? 1 : 0))
      else list.retry()
    },
  }
}
