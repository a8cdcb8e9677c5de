import { splitValues } from '#lib/format/join-values.ts'
import { badRequest } from '#server/platform/http/http-errors.ts'

/** The categories of a filter panel in their order (R249): what a call is about that names none. */
const panelCategories = [
  'Asset Class',
  'Region',
  'Sector',
  'Company',
  'Ticker',
  'Analyst',
  'Country',
  'Content Type',
] as const

const MOST_CATEGORIES = 20

/** Reads a list of categories; each comes once. */
export function parseCategories(text: string | undefined): string[] {
  const categories = [...new Set(splitValues(text ?? ''))]
  if (categories.length > MOST_CATEGORIES) throw badRequest(`At most ${MOST_CATEGORIES} categories can be read.`)
  return categories.length > 0 ? categories : [...panelCategories]
}
