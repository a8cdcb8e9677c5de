import { categoryLabel, categoryPlural } from '#config/category-label.ts'
import { appliedWords, appliedTexts as t } from '#i18n/en/filters.ts'
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

const getWord = (category: string, label: string) =>
  Object.hasOwn(appliedWords, category)
    ? appliedWords[category as keyof typeof appliedWords]
    : fill(t.other, { category: label })

/**
 * The active values by category, in the order of `categories`, others last. More than `mostValues`, 3 by default,
 * become a number.
 */
export function getActiveGroups(tags: Tags, categories: readonly string[], mostValues = MOST_VALUES): ActiveGroup[] {
  const order = new Set([...categories, ...Object.keys(tags)])
  return [...order].flatMap((category) => {
    const values = Object.hasOwn(tags, category) ? (tags[category] ?? []) : []
    if (values.length === 0) return []
    const label = categoryLabel(category)
    const isMany = values.length > mostValues
    const summary = isMany ? fill(t.many, { count: values.length, categories: categoryPlural(category) }) : undefined
    return [{ category, label, word: getWord(category, label), values, summary }]
  })
}
