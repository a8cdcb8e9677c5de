import { vi } from 'vitest'
import { createFeed, type FeedOptions, type FeedStore } from '#features/feed/feed.store.ts'
import { memoryQuery } from '#search/state/query-state.ts'

/** A feed as its element makes it, with what it told of failures. */
export function feedOf(options: Partial<FeedOptions> = {}) {
  const failures: Error[] = []
  const query = options.query ?? memoryQuery()
  const feed = createFeed({
    query,
    defaultFilter: 'All',
    lockedFilters: new URLSearchParams(),
    defaults: { tags: {}, range: { start: '', end: '', allTime: false } },
    paging: 'more',
    pageSize: 10,
    limit: 300,
    onFailure: (failure) => failures.push(failure),
    ...options,
  })
  return { ...feed, query, failures }
}

/** Waits until a feed has an answer, or has failed. */
export const answered = (feed: FeedStore) =>
  vi.waitUntil(() => {
    const shown = feed.$state.get()
    if (shown.state === 'failed') return !shown.retrying
    return shown.state !== 'loading' && !(shown.state === 'ready' && (shown.busy || shown.more === 'loading'))
  })

export const idsOf = (feed: FeedStore): string[] => {
  const shown = feed.$state.get()
  return shown.state === 'ready' ? shown.records.map(({ id }) => id) : []
}
