import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebDocument } from '#contract/document.ts'
import { writeDocumentIndex } from '#server/platform/database/document-index.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { searchVectors } from '#server/platform/database/search-vectors.ts'
import { indexPassages } from '#server/platform/semantic/index-passages.ts'
import { openMeaning } from '#server/platform/semantic/meaning.ts'
import { findSynonyms } from '#server/platform/semantic/synonyms/find-synonyms.ts'
import { groups } from '#server/platform/semantic/synonyms/groups.ts'
import { openApi, type TestApi } from '../support/api.ts'
import { topicEmbedder } from '../support/topic-embedder.ts'

const knowsNoSynonyms = { ...topicEmbedder(), synonyms: { vector: 0, passage: 0.3 } }

const bodies: Record<number, string> = {
  1: 'The weather bore on the capital of the country, and on holiday spending.',
  2: 'The weather was fine.',
  8: 'The weather bore on capital spending.',
}

/** What a search by words has of other documents. */
const indexed: Record<number, string> = {
  9: 'Oil is dear, and the tools are crude.',
  10: 'Crude oil is dear.',
}

const page = (text: string) => `<section data-page="1"><p>${text}</p></section>`

async function prepare(db: Kysely<Database>) {
  await sql`update document_bodies set html = ${page('Turnover grew.')}`.execute(db)
  for (const [id, text] of Object.entries(bodies)) {
    const html = page(text)
    await db.updateTable('document_bodies').set({ html }).where('document_id', '=', Number(id)).execute()
  }
  for (const [id, body] of Object.entries(indexed)) {
    const vectors = searchVectors({ title: 'Weekly view', names: [], body })
    await db.updateTable('documents').set(vectors).where('id', '=', Number(id)).execute()
  }
  await writeDocumentIndex(db)
  await indexPassages(db, knowsNoSynonyms, () => {})
  return openMeaning(db, knowsNoSynonyms)
}

let api: TestApi
let token: string
beforeAll(async () => {
  api = await openApi(prepare)
  token = (await api.signIn()).token
})
afterAll(() => api.close())

const find = async (semantic_search_term: string, query = {}): Promise<WebDocument[]> =>
  (await api.get('semantic_documents', { semantic_search_term, ...query }, token)).json().records
const idsOf = (records: WebDocument[]) => records.map(({ id }) => Number(id))
const synonymsOf = async (question: string) =>
  (await findSynonyms(api.db, question)).synonyms.map((synonyms) => synonyms.map(({ term }) => term))

test('R253 a passage with a synonym of a term is nearer than others as near, and only with all of its words together', async () => {
  expect(idsOf(await find('weather')).slice(0, 3)).toEqual([1, 2, 8])
  expect(idsOf(await find('capex and the weather'))[0]).toBe(8)
})

test('R253 the same where a filter leaves few documents', async () => {
  const dates = { start_date: '2020-01-01', end_date: '2030-01-01' }
  expect(idsOf(await find('capex and the weather', dates))[0]).toBe(8)
})

test('R253 the longest term counts, in any form of its words, and each word that is in none says nothing', async () => {
  const [group = [], ...others] = await synonymsOf('Capital expenditures in zzyzx')
  expect(group).toContain('capex')
  expect(others).toEqual([])
})

test('R253 a question that is one term of several words finds its words only where they stand together', async () => {
  expect(idsOf(await find('crude oil'))).toContain(10)
  expect(idsOf(await find('crude oil'))).not.toContain(9)
  expect(idsOf(await find('oil crude'))).toContain(9)
})

test('R253 a sign between letters is no term, and a synonym does not find words that begin like it', async () => {
  expect(await synonymsOf('m & zzyzx')).toEqual([])
  const patterns = (await findSynonyms(api.db, 'increase')).synonyms.flat().map(({ pattern }) => pattern)
  const finds = (text: string) => patterns.some((pattern) => new RegExp(`\\b(?:${pattern})\\b`, 'i').test(text))
  expect(['It rises.', 'rising', 'risk', 'climbed', 'climbers'].map(finds)).toEqual([true, true, false, true, true])
})

test.each([
  ['rise', 'fall'],
  ['upgrade', 'downgrade'],
  ['bullish', 'bearish'],
  ['hawkish', 'dovish'],
  ['tailwind', 'headwind'],
  ['inflow', 'outflow'],
  ['overweight', 'underweight'],
  ['recession', 'expansion'],
])('R253 opposites are never synonyms: %s, %s', (one, other) => {
  const together = groups.filter((group) => group.includes(one) && group.includes(other))
  expect(together).toEqual([])
})

test('R253 every group has at least two terms of one to three words in lower case, none twice', () => {
  const isTerm = (term: string) => /^[a-z0-9&'.-]+(?: [a-z0-9&'.-]+){0,2}$/.test(term)
  const faulty = groups.filter(
    (group) => group.length < 2 || new Set(group).size < group.length || !group.every(isTerm),
  )
  expect(faulty).toEqual([])
  expect(new Set(groups.map((group) => [...group].sort().join())).size).toBe(groups.length)
})
