import type { SavedSearch } from '#contract/saved-search.ts'

/** A row of a list that is open. One that the user has deleted stays, so that this can be taken back. */
export type SearchRow = { search: SavedSearch; isDeleted: boolean }

/** The rows after another answer: what is new comes first, and what was deleted elsewhere goes. */
export function mergeRows(rows: readonly SearchRow[], now: readonly SavedSearch[]): readonly SearchRow[] {
  const current = new Map(now.map((search) => [search.id, search]))
  const kept = rows.flatMap((row) => {
    const search = current.get(row.search.id)
    if (row.isDeleted) return [row]
    return search ? [{ search, isDeleted: false }] : []
  })
  const known = new Set(rows.map(({ search }) => search.id))
  return [...now.filter(({ id }) => !known.has(id)).map((search) => ({ search, isDeleted: false })), ...kept]
}

export const markDeleted = (rows: readonly SearchRow[], id: string): readonly SearchRow[] =>
  rows.map((row) => (row.search.id === id ? { ...row, isDeleted: true } : row))

export const withoutRow = (rows: readonly SearchRow[], id: string): readonly SearchRow[] =>
  rows.filter(({ search }) => search.id !== id)
