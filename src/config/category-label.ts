import { categoryPluralTexts, categoryTexts } from '#i18n/en/categories.ts'
import { isEnglish } from '#i18n/language.ts'
import { plural } from '#lib/format/plural.ts'
import { config } from './config.ts'
import { defaults } from './settings.ts'

type Category = keyof typeof categoryTexts

const isKnown = (category: string): category is Category => Object.hasOwn(categoryTexts, category)

/** The deployment's name for a category, if it differs from the default (R208). */
function ownLabel(category: string): string | undefined {
  const { labels } = config()
  const settings = new Map([
    ['Analyst', 'analyst'],
    ['Company', 'company'],
    ['Sector', 'sector'],
    ['Sub-Sector', 'subSector'],
  ] as const)
  const setting = settings.get(category as 'Analyst')
  return setting && labels[setting] !== defaults.labels[setting] ? labels[setting] : undefined
}

/** The name of a category: the deployment's, else the language's, else the category itself. */
export const categoryLabel = (category: string): string =>
  ownLabel(category) ?? (isKnown(category) ? categoryTexts[category] : category)

/**
 * The plural: by rule in English (R195, R209), from the texts in other languages. A deployment's own name stays as it
 * is there.
 */
export function categoryPlural(category: string): string {
  const label = categoryLabel(category)
  if (isEnglish()) return plural(label)
  return isKnown(category) && ownLabel(category) === undefined ? categoryPluralTexts[category] : label
}
