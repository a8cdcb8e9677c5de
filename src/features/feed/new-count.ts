import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { listDocuments } from '#api/document-lists.ts'
import { $lastVisit } from '#session/last-visit.ts'
import { apiFilters, type FeedQuery, getSearch, getSource } from './feed.query.ts'
import type { FeedState, FeedStore } from './feed.store.ts'

type Counted = { key: string; count: number }

/**
 * How many documents of the list became available since the last visit, under its search and filters; 0 where that is not known.
 * Asked after the list, and only of an API that tells when a document became available.
 */
export function useNewCount(
  state: FeedState,
  searchState: FeedQuery,
  { lockedFilters, limit }: Pick<FeedStore, 'lockedFilters' | 'limit'>,
): number {
  const lastVisit = useStore($lastVisit)
  const [counted, setCounted] = useState<Counted>()
  const isTold = state.state === 'ready' && !state.busy && state.records.some(({ available_at }) => available_at)
  const filters = apiFilters(searchState, lockedFilters)
  if (lastVisit !== undefined) filters.set('available_since', new Date(lastVisit).toISOString())
  const source = getSource(searchState)
  const isAsked = isTold && lastVisit !== undefined && getSearch(searchState).mode === 'text'
  const key = isAsked ? `${source}?${filters}` : ''
  useEffect(() => {
    if (key === '') return
    const [source, query] = key.split(/\?(.*)/s) as [ReturnType<typeof getSource>, string]
    const asking = new AbortController()
    const request = { filters: new URLSearchParams(query), page: 1, pageSize: 1, limit }
    listDocuments(source, request, asking.signal).then(
      ({ paging }) => setCounted({ key, count: paging.max_records ?? paging.num_pages }),
      // The list is there without it.
      () => {},
    )
    return () => asking.abort()
  }, [key, limit])
  return counted?.key === key ? counted.count : 0
}
