import { categoryAfter, categoryLabel } from '#config/category-label.ts'
import { appliedTexts, appliedWords } from '#i18n/en/filters.ts'
import { fill } from '#lib/format/fill.ts'
import type { Tags } from '../filters/filters.ts'

export type ActiveGroup = {
  category: string
  /** The deployment's name for the category. */
  label: string
  /** The word before the values: `covering` (R211, C55). */
  word: string
  values: readonly string[]
  /** Replaces the values if there are too many: `5 Sectors` (R210). */
  summary: string | undefined
}

const MOST_VALUES = 3

const getWord = (category: string, label: string, language: string) => {
  const words: Readonly<Record<string, string>> = appliedWords(language)
  const word = Object.hasOwn(words, category) ? words[category] : undefined
  return word ?? fill(appliedTexts(language).other, { category: label })
}

/**
 * The active values by category, in the order of `categories`, others last. More than `mostValues`, 3 by default,
 * become a number.
 */
export function getActiveGroups(
  tags: Tags,
  categories: readonly string[],
  language: string,
  mostValues = MOST_VALUES,
): ActiveGroup[] {
  const t = appliedTexts(language)
  const order = new Set([...categories, ...Object.keys(tags)])
  return [...order].flatMap((category) => {
    const values = Object.hasOwn(tags, category) ? (tags[category] ?? []) : []
    if (values.length === 0) return []
    const label = categoryLabel(category, language)
    const isMany = values.length > mostValues
    const summary = isMany
      ? fill(t.many, { count: values.length, categories: categoryAfter(values.length, category, language) })
      : undefined
    return [{ category, label, word: getWord(category, label, language), values, summary }]
  })
}
