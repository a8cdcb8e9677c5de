/** The constant of reciprocal rank fusion: the greater it is, the less the first places stand out. */
const RANK_CONSTANT = 10

/** A document that words find, with the share of the words' weight that it has, 0 to 1. */
export type ByWords = { id: number; share: number }

/**
 * Merges two rankings by reciprocal rank fusion, best first. A place by words counts by the square of the share, so that a document
 * with only a few words of the question does not rank before one that says the same in other words.
 * @param weight what a place by meaning counts, where a place of a document with all words counts 1
 */
export function fuse(words: readonly ByWords[], near: readonly number[], weight: number): number[] {
  const score = new Map<number, number>()
  const add = (id: number, value: number, place: number) =>
    score.set(id, (score.get(id) ?? 0) + value / (RANK_CONSTANT + place + 1))
  for (const [place, { id, share }] of words.entries()) add(id, share ** 2, place)
  for (const [place, id] of near.entries()) add(id, weight, place)
  return [...score].sort((a, b) => b[1] - a[1]).map(([id]) => id)
}
