import { categoryPluralTexts, categoryTexts } from '#i18n/en/categories.ts'
import { isEnglish } from '#i18n/language.ts'
import { config } from './config.ts'
import { defaults } from './settings.ts'

/** The built-in text of a category; undefined for a category that the product does not know. */
const textOf = (texts: Readonly<Record<string, string>>, category: string): string | undefined =>
  Object.hasOwn(texts, category) ? texts[category] : undefined

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
export const categoryLabel = (category: string, language: string): string =>
  ownLabel(category) ?? textOf(categoryTexts(language), category) ?? category

/** The plural in English: a final s stays, a final y becomes ies, otherwise an s is added (R195, R209, C09). */
function plural(name: string): string {
  if (name === '' || name.endsWith('s')) return name
  return name.endsWith('y') ? `${name.slice(0, -1)}ies` : `${name}s`
}

/**
 * The plural: by rule in English (R195, R209), from the texts in other languages. A deployment's own name stays as it
 * is there.
 */
export function categoryPlural(category: string, language: string): string {
  const own = ownLabel(category)
  if (isEnglish(language)) return plural(own ?? categoryLabel(category, language))
  return own ?? textOf(categoryPluralTexts(language), category) ?? category
}

/**
 * The noun after a number: 1 `Region`, 4 `Sectors`, 4 `Asset Classes`. The plural alone keeps a final s (C09), which reads
 * wrongly after a number.
 */
export function categoryAfter(count: number, category: string, language: string): string {
  const label = categoryLabel(category, language)
  if (count === 1) return label
  return isEnglish(language) && label.endsWith('ss') ? `${label}es` : categoryPlural(category, language)
}
