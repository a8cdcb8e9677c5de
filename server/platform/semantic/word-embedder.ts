import { foldText } from '../text/fold.ts'
import { type Embedder, normalise } from './embedder.ts'
import type { PrunedVectors } from './prune-word-vectors.ts'
import { loadWordVectors } from './word-vectors.ts'

/** Weight of a word of frequency p is RARE / (RARE + p): common words say little (SIF). */
const RARE = 1e-4

/** Frequency by rank after Zipf and Mandelbrot; 11.5 makes the sum over all words 1. */
const frequency = (rank: number) => 1 / (rank + 2.7) / 11.5

/** By `bench/relevance.mjs`: 0.2 to 0.3 are best, and 1 is worse than words alone. */
const WEIGHT = 0.3

/** By the same: 0.3 to 0.5 and 0.15 to 0.4 are as good. */
const SYNONYMS = { vector: 0.3, passage: 0.3 }

const WORD = /[a-z]+(?:['-][a-z]+)*/g
const endings = [
  [/ies$/, 'y'],
  [/es$/, ''],
  [/s$/, ''],
  [/ed$/, ''],
  [/ed$/, 'e'],
  [/ing$/, ''],
  [/ing$/, 'e'],
  [/ly$/, ''],
] as const

/** The embedded model: a text is the weighted mean of its words' vectors. Numbers and unknown words say nothing. */
export async function wordEmbedder(): Promise<Embedder> {
  const vectors = await loadWordVectors()
  const rows = createRowFinder(vectors)
  return {
    id: 'words-1',
    dimension: vectors.dimension,
    weight: WEIGHT,
    synonyms: SYNONYMS,
    embed: async (texts) =>
      texts.map((text) => {
        const sum = new Float32Array(vectors.dimension)
        for (const row of rows(text)) add(sum, vectors, row)
        return normalise(sum)
      }),
  }
}

/** Finds the rows of a text's words; a word the vectors lack is looked up without its ending or by its parts. */
function createRowFinder({ words }: PrunedVectors): (text: string) => number[] {
  const known = new Map(words.map((word, row) => [word, row]))
  const find = (written: string): number[] => {
    const word = written.replace(/'s?$/, '')
    const row = known.get(word)
    if (row !== undefined) return [row]
    if (word.includes('-')) return word.split('-').flatMap(find)
    const root = endings.map(([ending, other]) => known.get(word.replace(ending, other))).find((found) => found)
    return root === undefined ? [] : [root]
  }
  return (text) => (foldText(text).match(WORD) ?? []).flatMap(find)
}

function add(sum: Float32Array, { dimension, scales, values }: PrunedVectors, row: number): void {
  const weight = ((scales[row] ?? 0) * RARE) / (RARE + frequency(row))
  for (let index = 0; index < dimension; index++) {
    sum[index] = (sum[index] ?? 0) + weight * (values[row * dimension + index] ?? 0)
  }
}
