import { useMemo } from 'react'
import { summaryTexts } from '#i18n/en/search.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ListTools } from '#search/list/list-tools.tsx'
import type { Filtering } from '#search/panel/filter-panel.tsx'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { type FeedQuery, filterCategories, getSearch, getSuggestionFilters, suggestedCategories } from './feed.query.ts'
import type { FeedState, FeedStore } from './feed.store.ts'
import type { SavedToolsOwner } from './saved/saved-tools.tsx'

type FeedToolsProps = {
  store: FeedStore
  searchState: FeedQuery
  state: FeedState
  filtering: Filtering | undefined
  search: boolean
  meaning: boolean
  /** Of saved searches; undefined: there are none. */
  owner: SavedToolsOwner | undefined
}

const loadSummary = () => import('./feed-summary.tsx').then(({ FeedSummary }) => FeedSummary)

/** The part above the feed: search box, Filters button, active filters, count and order. */
export function FeedTools({ store, searchState, state, owner, ...tools }: FeedToolsProps) {
  const t = useTexts(summaryTexts)
  const { lockedFilters, lockedCategories } = store
  const { part: Summary } = useLazy(loadSummary, state.state === 'ready')
  const suggest = useMemo(
    () => ({
      categories: suggestedCategories.filter((category) => !lockedCategories.includes(category)),
      selectedTags: searchState.filters.tags,
      filters: getSuggestionFilters(searchState, lockedFilters),
    }),
    [searchState, lockedFilters, lockedCategories],
  )
  return (
    <ListTools
      {...tools}
      activeSearch={getSearch(searchState)}
      suggest={suggest}
      tags={searchState.filters.tags}
      categories={filterCategories}
      range={searchState.range}
      onSearch={store.search}
      onTag={store.addTag}
      onRemoveTag={store.removeTag}
      onRemoveRange={store.chooseRange}
      onClearAll={store.clearAll}
      summary={Summary ? <Summary state={state} searchState={searchState} store={store} owner={owner} /> : null}
    >
      <p className="r-feed__all">{t.allResearch}</p>
    </ListTools>
  )
}
