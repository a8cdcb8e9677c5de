import { expect, test } from 'vitest'
import { type Corpus, scoreTerms, selectBest, selectMatching, type Term } from '#server/documents/text-search/score.ts'
import {
  addPosting,
  type Occurrences,
  packOccurrences,
  toLengthStep,
} from '#server/platform/database/search-index/postings.ts'

type Entry = Partial<Occurrences> & { id: number; length?: number }

function termOf(place: number, entries: readonly Entry[]): Term {
  const bytes: number[] = []
  let last = 0
  for (const { id, length = 100, text = 1, isInTitle = false, isInNames = false } of entries) {
    const occurrences = packOccurrences({ text, isInTitle, isInNames })
    addPosting(bytes, id - last, { occurrences, lengthStep: toLengthStep(length) })
    last = id
  }
  const form = { language: 'en', lexeme: `word${place}` } as const
  return {
    place,
    forms: [form],
    postings: [{ language: 'en', block: 0, bytes: Uint8Array.from(bytes), isBeginning: false }],
  }
}

const corpus = (readable: string): Corpus => ({ documents: readable.length, averageLength: 100, readable })
const everything = corpus('1'.repeat(64))

const rank = (terms: readonly Term[], of: Corpus = everything) => {
  const scores = scoreTerms(terms, of)
  return selectBest(selectMatching(scores), scores.score, 10)
}

test('R222 a rare word counts more than a common one', () => {
  const common = termOf(
    1,
    Array.from({ length: 40 }, (_, id) => ({ id, text: 2 })),
  )
  const { score } = scoreTerms([common, termOf(2, [{ id: 50 }])], everything)
  expect(score[50]).toBeGreaterThan(score[0] ?? 0)
})

test('R222 a word of the title or of a name counts more than one of the text, and a short text more than a long one', () => {
  const entries = [{ id: 1, isInTitle: true }, { id: 2, isInNames: true, text: 0 }, { id: 3 }, { id: 4, length: 900 }]
  expect(rank([termOf(1, entries)])).toEqual([1, 2, 3, 4])
})

test('R222 where enough documents have every word, those that have some of them are left out', () => {
  const all = Array.from({ length: 12 }, (_, id) => ({ id }))
  expect(selectMatching(scoreTerms([termOf(1, all), termOf(2, [...all, { id: 30 }])], everything))).toHaveLength(12)
  const few = all.slice(0, 3)
  const ids = selectMatching(scoreTerms([termOf(1, all), termOf(2, [...few, { id: 30 }])], everything))
  expect(ids).toContain(30)
})

test('a word of a locked document changes nothing for who may not read it: no match, no order, no weight', () => {
  const open = [{ id: 1 }, { id: 2 }]
  const locked = { id: 5, text: 9 }
  const user = corpus('1'.repeat(5) + '0'.repeat(59))
  const other = termOf(2, [{ id: 2 }, { id: 3 }])
  const without = scoreTerms([termOf(1, open), other], user)
  const withIt = scoreTerms([termOf(1, [...open, locked]), other], user)
  expect(withIt).toEqual(without)
  expect(scoreTerms([termOf(1, [locked])], user).unknown).toEqual([{ language: 'en', lexeme: 'word1' }])
})

test('of a locked document the title and the names are found, and count no more for what its text says', () => {
  const user = corpus('1'.repeat(5) + '0'.repeat(59))
  const found = (text: number) => scoreTerms([termOf(1, [{ id: 7, isInTitle: true, text }])], user).score[7]
  expect(found(0)).toBeGreaterThan(0)
  expect(found(20)).toBe(found(0))
})

test('the best of many are the best of all, in their order', () => {
  const score = Float32Array.from({ length: 60_000 }, (_, id) => (id * 7919) % 977)
  const ids = Array.from(score, (_, id) => id)
  const sorted = [...ids].sort((a, b) => (score[b] ?? 0) - (score[a] ?? 0) || b - a)
  expect(selectBest(ids, score, 500)).toEqual(sorted.slice(0, 500))
  expect(selectBest(ids, new Float32Array(60_000), 3)).toEqual([59_999, 59_998, 59_997])
})
