import { expect, test } from 'vitest'
import { concepts } from '#demo/data/concepts.ts'
import { allDocuments } from './support.ts'

/** Words without content of their own, which both wordings of a concept may use. */
const minor = new Set(
  (
    'a about after again all an and any are as at be been before below but by can could do does down each few for from has ' +
    'have how in into is it its itself just may more most must nearly no not now of off on once one only or other our out ' +
    'over own same so some still such than that the their them then there these they this those through to too under up ' +
    'was we were what when where which while who will with without would'
  ).split(' '),
)

/** Strips the endings that English puts on one word. */
const stem = (word: string) => word.replace(/(ations?|ings?|ied|ies|ed|es|ly|s|e)$/, '')

const contentOf = (texts: readonly string[]) =>
  new Set(
    texts
      .join(' ')
      .replace(/\{[^}]*\}/g, ' ')
      .toLowerCase()
      .match(/[a-z]{3,}/g)
      ?.filter((word) => !minor.has(word))
      .map(stem),
  )

test('there are at least 90 concepts, each with two ways to ask and several sentences each', () => {
  expect(concepts.length).toBeGreaterThanOrEqual(90)
  expect(new Set(concepts.map(({ id }) => id)).size).toBe(concepts.length)
  for (const { wordings } of concepts)
    for (const { query, sentences } of wordings) {
      expect(query.split(' ').length).toBeGreaterThanOrEqual(2)
      expect(sentences.length).toBeGreaterThanOrEqual(3)
    }
})

test.each(concepts)('the two wordings of $id share no content word', ({ wordings: [first, second] }) => {
  const words = contentOf([first.query, ...first.sentences])
  const shared = [...contentOf([second.query, ...second.sentences])].filter((word) => words.has(word))
  expect(shared).toEqual([])
})

test('a document expresses a concept in one wording only, and each wording of each concept stands in several', () => {
  const used = new Map<string, number>()
  for (const { concepts: expressed } of allDocuments()) {
    expect(new Set(expressed.map(({ id }) => id)).size).toBe(expressed.length)
    for (const { id, wording } of expressed) used.set(`${id}/${wording}`, (used.get(`${id}/${wording}`) ?? 0) + 1)
  }
  const wanted = concepts.flatMap(({ id }) => [`${id}/0`, `${id}/1`])
  expect(wanted.filter((key) => (used.get(key) ?? 0) < 3)).toEqual([])
})
