import { useMemo } from 'react'
import { summaryTexts } from '#i18n/en/search.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ListTools } from '#search/list/list-tools.tsx'
import type { Filtering } from '#search/panel/filter-panel.tsx'
import { type FeedQuery, filterCategories, getSearch, getSuggestionFilters, suggestedCategories } from './feed.query.ts'
import type { FeedStore } from './feed.store.ts'

type FeedToolsProps = {
  store: FeedStore
  searchState: FeedQuery
  filtering: Filtering | undefined
  search: boolean
  meaning: boolean
}

/** The part above the feed: search box, Filters button, and active filters. */
export function FeedTools({ store, searchState, ...tools }: FeedToolsProps) {
  const t = useTexts(summaryTexts)
  const { lockedFilters, lockedCategories } = store
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
    >
      <p className="r-feed__all">{t.allResearch}</p>
    </ListTools>
  )
}
