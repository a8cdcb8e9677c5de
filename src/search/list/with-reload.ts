import type { ReadableAtom } from 'nanostores'
import type { List } from '#api/list.ts'
import { distinct } from '#lib/format/distinct.ts'
import type { ListSpec, ListStore, ReadyList } from './create-list.ts'

export type ReloadingList<T> = ListStore<T> & {
  /**
   * Loads all shown records again after a change. They and the focus stay until new ones arrive, and also if loading
   * fails. Loading more then also starts from current data.
   */
  reload(): void
}

/** A list whose records can change while they are shown (R330). Each change of `$changes` reloads it. */
export function withReload<T extends { id: string }>(
  list: ListStore<T>,
  spec: ListSpec<T>,
  $changes: ReadableAtom<unknown>,
): ReloadingList<T> {
  const { pageSize, limit, paging, fetch } = spec
  /** The shown records, if they are older than a change. */
  let outdated: readonly T[] | undefined

  /** Appended pages are requested as one, or one after the other if the API has smaller pages. */
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

  const reloadThrough = (shown: ReadyList<T>, last: number) => {
    outdated = shown.records
    list.replace(shown, last, (signal) => fetchThrough(last, signal))
  }

  const reload = () => {
    const shown = list.$state.get()
    if (shown.state === 'ready') reloadThrough(shown, shown.page + (shown.more === 'loading' ? 1 : 0))
    else list.retry()
  }

  return {
    ...list,
    loadMore() {
      const shown = list.$state.get()
      const isOutdated = shown.state === 'ready' && shown.records === outdated
      if (isOutdated && shown.end === 'more' && shown.more !== 'loading')
        reloadThrough({ ...shown, more: 'loading' }, shown.page + 1)
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
