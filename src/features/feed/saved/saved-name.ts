import { LONGEST_NAME } from '#entities/saved-search/saved-searches.store.ts'
import { savedSearchTexts } from '#i18n/en/saved-searches.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { fill } from '#lib/format/fill.ts'
import { getActiveGroups } from '#search/active-filters/active-groups.ts'
import { formatActiveRange } from '#search/active-filters/active-range.ts'
import { hasRange } from '#search/filters/date-range.ts'
import { type FeedQuery, filterCategories, getSearch } from '../feed.query.ts'

/** A name for a search: `“margins” · Banks · Europe`. */
export function nameSearch(searchState: FeedQuery, language: string): string {
  const t = savedSearchTexts(language)
  const { filters, quickFilter, range } = searchState
  const { term } = getSearch(searchState)
  const libraries = filters.libraries.length > 0 ? filters.libraries : [quickFilter]
  const parts = [
    term && fill(t.quoted, { term }),
    ...getActiveGroups(filters.tags, filterCategories, language).map(
      ({ category, values, summary }) =>
        summary ?? values.map((value) => valueLabel(category, value, language)).join(', '),
    ),
    ...libraries.filter((name) => name !== 'All').map((name) => valueLabel('Library', name, language)),
    hasRange(range) && !range.isDefault && formatActiveRange(range, language).label,
  ]
  return parts.filter(Boolean).join(' · ').slice(0, LONGEST_NAME)
}
