import type { List } from '../api/list.ts'
import { createPagedList, type PagedList, type PagedListOptions, type ReadyList } from './paged-list.ts'

export type ReloadingList<T> = PagedList<T> & {
  /**
   * Asks again for all that is shown, after a change: its records and the focus stay until new ones are here, and also where
   * they cannot be had. Nobody loads more from before the change.
   */
  reload(): void
}

/** A list that is read page by page, and whose records change while they are shown (R330). */
export function createReloadingList<T extends { id: string }>(options: PagedListOptions<T>): ReloadingList<T> {
  const list = createPagedList(options)
  /** What is shown from before a change that was told. */
  let old: readonly T[] | undefined

  /** Pages that were added to one another come as one; a record that moved from one to the next comes once. */
  const fetchThrough = async (last: number, signal: AbortSignal): Promise<List<T>> => {
    const first = options.paging === 'pages' ? last : 1
    const pages = Array.from({ length: last - first + 1 }, (_, index) => options.fetch(first + index, signal))
    const answers = await Promise.all(pages)
    const records = new Map(answers.flatMap(({ records }) => records).map((record) => [record.id, record]))
    return { records: [...records.values()], paging: answers.at(-1)?.paging ?? { page: last, num_pages: last } }
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
