import { locale } from '#config/locale.ts'
import { savedSearchTexts } from '#i18n/en/saved-searches.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { fill } from '#lib/format/fill.ts'
import { splitValues } from '#lib/format/join-values.ts'
import { formatShortDate } from '#lib/format/short-day.ts'

const FILTER = 'filter_'

/** What a saved query (R222–R226) looks for: its term, filters, libraries and days. Empty: in all research. */
export function describeSearch(query: string, language: string): string[] {
  const t = savedSearchTexts(language)
  const parameters = new URLSearchParams(query)
  const term = parameters.get('search_term') || parameters.get('semantic_search_term')
  const filters = [...parameters].flatMap(([key, values]) => {
    if (!key.startsWith(FILTER)) return []
    const category = key.slice(FILTER.length)
    return splitValues(values).map((value) => valueLabel(category, value, language))
  })
  const libraries = parameters.getAll('libraries').filter((library) => library !== 'All')
  const [from, to] = ['start_date', 'end_date'].map((key) =>
    formatShortDate(parameters.get(key) ?? '', locale(language)),
  )
  return [
    ...(term ? [fill(t.quoted, { term })] : []),
    ...filters,
    ...libraries.map((library) => valueLabel('Library', library, language)),
    ...(from || to ? [`${from} – ${to}`.trim()] : []),
  ]
}
