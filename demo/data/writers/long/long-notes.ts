/**
 * The documents that are long notes, by id: ordinary ones whose text goes on for ten pages and more. Their title, abstract, date
 * and call are those of any other, so nothing else of the demo data depends on this list. None of them is judged in
 * `bench/relevance`, whose judgements hold for the texts as they were.
 */
const ids: ReadonlySet<number> = new Set([
  // Changed ratings and new price targets of the newest weeks.
  ...[12_206, 12_066, 12_177, 10_347, 10_388, 11_863],
  // Initiations, from the past year and before.
  ...[12_391, 13_833, 12_670, 13_141, 11_439, 11_512],
  // Sector reviews.
  ...[11_752, 11_819, 10_283],
  // Macro.
  ...[11_116, 10_958],
  // A primer.
  13_991,
])

export const longNoteIds: readonly number[] = [...ids]

export const isLongNote = (id: number): boolean => ids.has(id)
