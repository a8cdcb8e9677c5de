import { categoryLabel } from '#config/category-label.ts'
import type { Tag } from '#contract/tag.ts'
import { searchSuggestionTexts } from '#i18n/en/search-suggestions.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { fill } from '#lib/format/fill.ts'
import type { Suggestion } from '#ui/suggestion-list/suggestion-list.tsx'
import { documentCount } from '../filters/document-count.ts'

export type NamedTag = Tag & { category: string; value: string }

/** Without a category and a value a tag cannot be a filter. */
export const isNamed = (tag: Tag | undefined): tag is NamedTag => Boolean(tag?.category && tag.value)

/** A tag as a row: value, category and, if counted, the number of documents (R176). */
export function toSuggestion({ id, category, value, doc_count: count }: NamedTag, language: string): Suggestion {
  const row = { key: id, value: valueLabel(category, value, language), category: categoryLabel(category, language) }
  if (typeof count !== 'number') return row
  return { ...row, count: documentCount(count, language) }
}

/** The number of suggested tags as text. */
export function formatCount(count: number, language: string): string {
  const t = searchSuggestionTexts(language)
  if (count === 0) return t.none
  return count === 1 ? t.one : fill(t.many, { count })
}
