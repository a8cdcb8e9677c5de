import { categoryPluralTexts, categoryTexts } from '#i18n/en/categories.ts'
import { isEnglish } from '#i18n/language.ts'
import { plural } from '#lib/format/plural.ts'
import { config } from './config.ts'
import { defaults } from './settings.ts'

type Category = keyof typeof categoryTexts

const isKnown = (category: string): category is Category => Object.hasOwn(categoryTexts, category)

/** What the deployment calls a category, where that is no default (R208). */
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

/** The name of a category of tags: the deployment's, else the language's; one that neither knows keeps its own. */
export const categoryLabel = (category: string): string =>
  ownLabel(category) ?? (isKnown(category) ? categoryTexts[category] : category)

/** Several of them: by the rule in English (R195, R209), in other languages by their own words; the deployment's stays as it is there. */
export function categoryPlural(category: string): string {
  const label = categoryLabel(category)
  if (isEnglish()) return plural(label)
  return isKnown(category) && ownLabel(category) === undefined ? categoryPluralTexts[category] : label
}
