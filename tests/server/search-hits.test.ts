import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeDocumentIndex } from '#server/platform/database/document-index.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { searchVectors } from '#server/platform/database/search-vectors.ts'
import { indexPassages, keepsVectors } from '#server/platform/semantic/index-passages.ts'
import { openMeaning } from '#server/platform/semantic/meaning.ts'
import { openApi, type TestApi } from './support/api.ts'
import { topicEmbedder } from './support/topic-embedder.ts'

const pages = (...texts: string[][]) =>
  texts
    .map(
      (paragraphs, index) =>
        `<section data-page="${index + 1}">${paragraphs.map((text) => `<p>${text}</p>`).join('')}</section>`,
    )
    .join('')

const html = pages(
  ['Companies mine cobalt in two countries.', 'Nothing of interest stands here.'],
  ['It was a good year. A cobalt mine opened.', 'Cobalt prices fell.', 'Société Générale buys cobalt.'],
  ['The last word on cobalts.'],
)
const SECTION = /<[^>]*>/g

/** The note of the full subscription, with this text; the other one is locked for everybody. */
async function write(db: Kysely<Database>, id: number) {
  await db.updateTable('document_bodies').set({ html }).where('document_id', '=', id).execute()
  const body = html.replace(SECTION, ' ')
  const vectors = searchVectors({ title: `Note ${id}`, subtitle: '', summary: '', names: ['Cobalt Corp'], body })
  await db
    .updateTable('documents')
    .set({ title: `Note ${id}`, ...vectors })
    .where('id', '=', id)
    .execute()
}

const READABLE = 2
const LOCKED = 3

let api: TestApi
let token: string

/** Fills the database; the passages are embedded where that is asked for and possible. */
const prepare = (isEmbedded: boolean) => async (db: Kysely<Database>) => {
  await write(db, READABLE)
  await write(db, LOCKED)
  await writeDocumentIndex(db)
  if (!(isEmbedded && (await keepsVectors(db)))) return { unavailable: 'Nothing is embedded.' }
  await indexPassages(db, topicEmbedder(), () => {})
  return openMeaning(db, topicEmbedder())
}

type Hit = { text: string; page_number: number; marks: [number, number][] }

const ask = async (term: string) => {
  const answer = await api.get('all_documents', { search_term: term }, token)
  expect(answer.statusCode, answer.body).toBe(200)
  const records: { id: string; search_hits?: Hit[]; search_hit_count?: number }[] = answer.json().records
  return (id: number) => records.find((record) => record.id === String(id))
}
const marked = ({ text, marks }: Hit) => marks.map(([from, to]) => text.slice(from, to))

describe.each(['without passages', 'with passages'])('hits of a search by words, on a database %s', (state) => {
  beforeAll(async () => {
    api = await openApi(prepare(state === 'with passages'))
    token = (await api.signIn()).token
  })
  afterAll(() => api.close())

  test('R222 the passages with most of the words come first, three at most, with their pages and marked words', async () => {
    const found = (await ask('cobalt mine'))(READABLE)
    expect(found?.search_hit_count).toBe(5)
    expect(found?.search_hits?.map(({ text, page_number }) => [page_number, text])).toEqual([
      [1, 'Companies mine cobalt in two countries.'],
      [2, 'A cobalt mine opened.'],
      [2, 'Cobalt prices fell.'],
    ])
    expect(found?.search_hits?.map(marked)).toEqual([['mine', 'cobalt'], ['cobalt', 'mine'], ['Cobalt']])
  })

  test('R222 forms of a word, beginnings and letters with accents are marked', async () => {
    const marks = async (term: string) => (await ask(term))(READABLE)?.search_hits?.flatMap(marked)
    expect(await marks('company')).toEqual(['Companies'])
    expect(await marks('generale')).toEqual(['Générale'])
    expect(await marks('countr')).toEqual(['countries'])
    expect(await marks('"cobalt prices" -zinc')).toEqual(expect.arrayContaining(['Cobalt', 'prices']))
  })

  test('R222 a corrected word is marked as it stands in the text', async () => {
    expect((await ask('cobaltt prces'))(READABLE)?.search_hits?.flatMap(marked)).toContain('prices')
  })

  test('R222 a match by title or names alone has no hits, nor has a list without a search', async () => {
    const corp = await ask('corp')
    expect(corp(READABLE)).toBeDefined()
    expect(corp(READABLE)).not.toHaveProperty('search_hits')
    expect((await ask(''))(READABLE)).not.toHaveProperty('search_hits')
  })

  test('R222 R262 a document whose text the user may not read is listed without hits', async () => {
    const note = (await ask('cobalt'))(LOCKED)
    expect(note).toBeDefined()
    expect(note).not.toHaveProperty('search_hits')
    expect(note).not.toHaveProperty('search_hit_count')
  })

  test('R253 R257 by meaning, what words alone have found comes with the passages that have them', async () => {
    const answer = await api.get('semantic_documents', { semantic_search_term: 'cobalt' }, token)
    if (answer.statusCode === 503) return
    const record = answer.json().records.find(({ id }: { id: string }) => id === String(READABLE))
    expect(record.semantic_search_result[0]).toEqual({
      text: 'Companies mine cobalt in two countries.',
      page_number: 1,
    })
  })
})
