import { splitValues } from '#lib/format/join-values.ts'

/** A query parameter may occur once, several times or not at all. */
export type Parameter = string | readonly string[] | undefined

export const toValues = (parameter: Parameter): readonly string[] =>
  parameter === undefined ? [] : typeof parameter === 'string' ? [parameter] : parameter

export const getFirst = (parameter: Parameter): string => toValues(parameter)[0]?.trim() ?? ''

const PREFIX = 'filter_'

/** The values of each category of a query's `filter_{Category}` (R224); a category without values is left out. */
export function parseTagFilters(query: Readonly<Record<string, unknown>>): Map<string, Set<string>> {
  const filters = new Map<string, Set<string>>()
  for (const [key, parameter] of Object.entries(query)) {
    if (!key.startsWith(PREFIX)) continue
    const texts = (Array.isArray(parameter) ? parameter : [parameter]).filter((text) => typeof text === 'string')
    const values = texts.flatMap(splitValues)
    if (values.length > 0) filters.set(key.slice(PREFIX.length), new Set(values))
  }
  return filters
}
