import { expect, test } from 'vitest'
import { parseVector } from '#server/platform/database/search-index/parse-vector.ts'
import {
  addPosting,
  BLOCK,
  countText,
  fromLengthStep,
  isInNames,
  isInTitle,
  isOpen,
  packOccurrences,
  readPostings,
  toLengthStep,
} from '#server/platform/database/search-index/postings.ts'

test('postings are read as they were written, whatever the distance between two documents', () => {
  const distances = [0, 1, 127, 128, 4000]
  const bytes: number[] = []
  for (const distance of distances) {
    const occurrences = packOccurrences({ text: distance, isInTitle: distance > 100, isInNames: distance === 1 })
    addPosting(bytes, distance, { occurrences, lengthStep: 7 })
  }
  const read: unknown[] = []
  readPostings(Uint8Array.from(bytes), 2, (id, occurrences, step) =>
    read.push([id, countText(occurrences), isInTitle(occurrences), isInNames(occurrences), isOpen(occurrences), step]),
  )
  const start = 2 * BLOCK
  expect(read).toEqual([
    [start, 0, false, false, false, 7],
    [start + 1, 1, false, true, true, 7],
    [start + 128, 63, true, false, true, 7],
    [start + 256, 63, true, false, true, 7],
    [start + 4256, 63, true, false, true, 7],
  ])
})

test.each([0, 1, 30, 500, 12_000, 60_000])('a length of %i words is kept within a tenth', (words) => {
  expect(Math.abs(fromLengthStep(toLengthStep(words)) - words)).toBeLessThanOrEqual(words / 10)
})

test('the lexemes of a vector are counted by where they stand', () => {
  const found: unknown[] = []
  parseVector(
    String.raw`'12.5':7 'it''s':1A,5,9C 'net\\gross':2B 'z':3A,4B,6`,
    (lexeme, { text, isInTitle, isInNames }) => found.push([lexeme, text, isInTitle, isInNames]),
  )
  expect(found).toEqual([
    ['12.5', 1, false, false],
    ["it's", 3, true, false],
    [String.raw`net\gross`, 0, false, true],
    ['z', 1, true, true],
  ])
})

test('a vector without words has none', () => {
  parseVector('', () => expect.unreachable())
})
