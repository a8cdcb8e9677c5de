import type { Target } from '#server/platform/semantic/meaning.ts'
import { BETWEEN_SENTENCES } from '#server/platform/semantic/passages.ts'
import type { NearPassage } from './semantic-repository.ts'

const MOST = 2

/** The share of the nearest sentence's nearness that another one of the passage must have to be quoted beside it. */
const AS_GOOD = 0.7

/** The sentences at some places, with dots where others between them are left out. */
const join = (sentences: readonly string[], places: readonly number[]): string =>
  places
    .map((place, index) => `${index > 0 && places[index - 1] !== place - 1 ? '… ' : ''}${sentences[place]}`)
    .join(' ')

function selectBest(sentences: readonly string[], nearness: readonly number[]): string {
  const least = AS_GOOD * Math.max(...nearness)
  const best = [...nearness.keys()]
    .filter((place) => (nearness[place] ?? 0) >= least)
    .sort((a, b) => (nearness[b] ?? 0) - (nearness[a] ?? 0) || a - b)
    .slice(0, MOST)
    .sort((a, b) => a - b)
  return best.length === 0 ? sentences.join(' ') : join(sentences, best)
}

/** Passages by the sentences that are near: the nearest, and another one that is nearly as near. */
export async function quoteSentences(
  passages: readonly NearPassage[],
  { measure }: Pick<Target, 'measure'>,
): Promise<NearPassage[]> {
  const parts = passages.map(({ text }) => text.split(BETWEEN_SENTENCES))
  const measured = parts.flatMap((sentences) => (sentences.length > 1 ? sentences : []))
  const nearness = measured.length === 0 ? [] : await measure(measured)
  let start = 0
  return passages.map((passage, index) => {
    const sentences = parts[index] ?? []
    if (sentences.length < 2) return passage
    const own = nearness.slice(start, start + sentences.length)
    start += sentences.length
    return { ...passage, text: selectBest(sentences, own) }
  })
}
