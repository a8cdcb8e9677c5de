import { useMemo } from 'react'
import { summaryTexts } from '#i18n/en/summary.ts'
import { ListTools } from '#search/list/list-tools.tsx'
import type { Filtering } from '#search/panel/use-filtering.ts'
import { type FeedQuery, filtersOfSuggestions, searchOf } from './feed.query.ts'
import type { FeedStore } from './feed.store.ts'
import { filterCategories, suggestedCategories } from './filter-categories.ts'

type FeedToolsProps = {
  store: FeedStore
  asked: FeedQuery
  fixed: URLSearchParams
  /** Categories that the feed is fixed to. */
  locked: readonly string[]
  filtering: Filtering | undefined
  search: boolean
  meaning: boolean
}

/** Above the feed: its search box, the way to the filters, and what is applied. */
export function FeedTools({ store, asked, fixed, locked, ...tools }: FeedToolsProps) {
  const suggest = useMemo(
    () => ({
      categories: suggestedCategories.filter((category) => !locked.includes(category)),
      selectedTags: asked.filters.tags,
      filters: filtersOfSuggestions(asked, fixed),
    }),
    [asked, fixed, locked],
  )
  return (
    <ListTools
      {...tools}
      applied={searchOf(asked)}
      suggest={suggest}
      tags={asked.filters.tags}
      categories={filterCategories}
      range={asked.range}
      onSearch={store.search}
      onTag={store.addTag}
      onRemoveTag={store.removeTag}
      onRemoveRange={store.chooseRange}
      onClearAll={store.clearAll}
    >
      <p className="r-feed__all">{summaryTexts.allResearch}</p>
    </ListTools>
  )
}
