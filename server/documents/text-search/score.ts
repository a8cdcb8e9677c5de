import {
  countText,
  fromLengthStep,
  isInNames,
  isInTitle,
  isOpen,
  readPostings,
} from '#server/platform/database/search-index/postings.ts'
import { type Language, languages } from '#server/platform/text/languages.ts'

/** A word as documents of a language have it in the index. */
export type Form = { language: Language; lexeme: string }

/** One word of a question, with all forms that stand for it. */
export type Term = {
  /** Where it stands in the question. */
  place: number
  /** Documents of a language without a form are not asked for the word. */
  forms: Form[]
  /** Postings by block; those of a word that only begins like it count less. */
  postings: { language: Language; block: number; bytes: Uint8Array; isBeginning: boolean }[]
}

/** What the scores depend on besides the words. */
export type Corpus = {
  documents: number
  /** Words of a document on average. */
  averageLength: number
  /** A `1` at the place of each document whose words the user may read; others are found by title and names alone. */
  readable: string
}

/** Of BM25: how soon more of the same word says no more, and how much a long text counts less. */
const SATURATION = 1.2
const LENGTH = 0.75

/** Texts of fewer words count as long as this: how short they are says nothing about what they are about. */
const SHORTEST = 32

/** Occurrences in the text that one in the title or in the names is worth. */
const TITLE = 3
const NAMES = 3

/** What a word that only begins like the one that was typed is worth. */
const BEGINNING = 0.5

const ONE = '1'.charCodeAt(0)

/** What matched, by document id; 0 where nothing did. */
export type Scores = {
  score: Float32Array
  /** How many of the words occur, and the sum of their weights. */
  hits: Uint8Array
  weight: Float32Array
  /** The language of each document, as its place among all. */
  language: Uint8Array
  /** For each language how many words its documents are asked for, and their weight; a word that no document has is left out. */
  asked: { words: number; weight: number }[]
  /** The forms of words that no document has that the user may find by them. */
  unknown: Form[]
}

const NOTHING = { words: 0, weight: 0 }

const askedOf = ({ asked, language }: Scores, id: number) => asked[language[id] ?? 0] ?? NOTHING

/** Whether a document has every word that one of its language is asked for. */
export const hasEveryWord = (scores: Scores, id: number): boolean => {
  const hits = scores.hits[id] ?? 0
  return hits > 0 && hits === askedOf(scores, id).words
}

/** How much of the weight of all words a document's words have, 0 to 1. */
export function shareOf(scores: Scores, id: number): number {
  const { weight } = askedOf(scores, id)
  return weight === 0 ? 0 : (scores.weight[id] ?? 0) / weight
}

/** How many documents a user may find by a word. */
export function countVisible({ postings }: Term, { readable }: Pick<Corpus, 'readable'>): number {
  let count = 0
  for (const { block, bytes } of postings)
    readPostings(bytes, block, (id, occurrences) => {
      if (id < readable.length && (readable.charCodeAt(id) === ONE || isOpen(occurrences))) count += 1
    })
  return count
}

/** BM25 over what one user may read: how rare a word is, is counted among these documents alone, so that no order tells of others. */
export function scoreTerms(terms: readonly Term[], corpus: Corpus): Scores {
  const { readable, documents, averageLength } = corpus
  const size = readable.length
  const scores: Scores = {
    score: new Float32Array(size),
    hits: new Uint8Array(size),
    weight: new Float32Array(size),
    language: new Uint8Array(size),
    asked: languages.map(() => ({ words: 0, weight: 0 })),
    unknown: [],
  }
  const norms = Float32Array.from(
    { length: 256 },
    (_, step) => 1 / (1 - LENGTH + (LENGTH * Math.max(SHORTEST, fromLengthStep(step))) / averageLength),
  )
  const impacts = new Float32Array(size)
  for (const { forms, postings } of terms) {
    const found: number[] = []
    for (const { language, block, bytes, isBeginning } of postings) {
      const spoken = languages.indexOf(language)
      readPostings(bytes, block, (id, occurrences, step) => {
        if (id >= size) return
        const mayRead = readable.charCodeAt(id) === ONE
        if (!(mayRead || isOpen(occurrences))) return
        const inText = mayRead ? countText(occurrences) * (norms[step] ?? 0) : 0
        const often = inText + (isInTitle(occurrences) ? TITLE : 0) + (isInNames(occurrences) ? NAMES : 0)
        const impact = ((often * (SATURATION + 1)) / (often + SATURATION)) * (isBeginning ? BEGINNING : 1)
        const before = impacts[id] ?? 0
        if (before === 0) found.push(id)
        scores.language[id] = spoken
        if (impact > before) impacts[id] = impact
      })
    }
    if (found.length === 0) {
      scores.unknown.push(...forms)
      continue
    }
    const rarity = Math.log(1 + (documents - found.length + 0.5) / (found.length + 0.5))
    for (const [index, language] of languages.entries()) {
      const asked = scores.asked[index]
      if (!(asked && [...forms, ...postings].some((one) => one.language === language))) continue
      asked.words += 1
      asked.weight += rarity
    }
    for (const id of found) {
      scores.score[id] = (scores.score[id] ?? 0) + rarity * (impacts[id] ?? 0)
      scores.hits[id] = (scores.hits[id] ?? 0) + 1
      scores.weight[id] = (scores.weight[id] ?? 0) + rarity
      impacts[id] = 0
    }
  }
  return scores
}

/** With so many documents that have all words, those that have some of them are no answer. */
const ENOUGH = 10

/** The share of the words' weight that a document must have where few have all of them. */
const SHARE = 0.4

/**
 * The documents that match, in the order of their ids: those with every word, or where these are few, those with the words
 * that matter.
 */
export function selectMatching(scores: Scores): number[] {
  // A common word's documents are most of all documents, so that nothing is looked up for each of them.
  const { hits, language } = scores
  const words = Uint8Array.from(scores.asked, (asked) => asked.words)
  const found: number[] = []
  const all: number[] = []
  for (let id = 0; id < hits.length; id++) {
    const count = hits[id] ?? 0
    if (count === 0) continue
    found.push(id)
    if (count === words[language[id] ?? 0]) all.push(id)
  }
  return all.length >= ENOUGH ? all : found.filter((id) => shareOf(scores, id) >= SHARE)
}

/** The `most` best of some documents, best first; the newer id where they are equal. */
export function selectBest(ids: readonly number[], score: Float32Array, most: number): number[] {
  const of = (id: number) => score[id] ?? 0
  const order = (a: number, b: number) => of(b) - of(a) || b - a
  if (ids.length <= 2 * most) return [...ids].sort(order).slice(0, most)
  // Sorting all of a common word's documents would take longer than everything else.
  const step = Math.ceil(ids.length / 4000)
  const sample = Float32Array.from({ length: Math.ceil(ids.length / step) }, (_, place) => of(ids[place * step] ?? 0))
  sample.sort()
  for (let share = (1.5 * most) / ids.length; ; share *= 2) {
    const least = sample.at(-1 - Math.ceil(share * sample.length)) ?? Number.NEGATIVE_INFINITY
    const best = ids.filter((id) => of(id) >= least)
    if (best.length >= most) return best.sort(order).slice(0, most)
  }
}
