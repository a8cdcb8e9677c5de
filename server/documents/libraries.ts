import type { Library } from '#server/platform/database/tables/documents.ts'

/** The libraries by their ids, with the name of their quick filter (R250, C12). */
export const libraryNames: Readonly<Record<Library, string>> = {
  research: 'Research',
  commentary: 'Sales Intelligence & Events',
  flashmail: 'Flash Mail',
  analytics: 'Analytics',
  valuation: 'Valuation Tools',
  primers: 'Primers',
  eps: 'Earnings Hub',
  analytics_archive: 'Analytics - Archive',
}

const byName = new Map(
  Object.entries(libraryNames).flatMap(([id, name]) => [
    [id, id as Library],
    [name.toLowerCase(), id as Library],
  ]),
)

/** The libraries that a request names by id or quick filter; null: all of them. An unknown name stands for none. */
export function parseLibraries(names: readonly string[]): Library[] | null {
  const wanted = names.map((name) => name.trim().toLowerCase()).filter((name) => name !== '')
  if (wanted.length === 0 || wanted.includes('all')) return null
  return [...new Set(wanted.flatMap((name) => byName.get(name) ?? []))]
}
