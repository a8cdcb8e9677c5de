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

type Head = { title: string; summary: string | null }

/** The note of the full subscription, with this text; the other one is locked for everybody. */
async function write(
  db: Kysely<Database>,
  id: number,
  { title, summary }: Head = { title: `Note ${id}`, summary: null },
) {
  await db.updateTable('document_bodies').set({ html }).where('document_id', '=', id).execute()
  const body = html.replace(SECTION, ' ')
  const vectors = searchVectors({ title, subtitle: '', summary: summary ?? '', names: ['Cobalt Corp'], body })
  await db
    .updateTable('documents')
    .set({ title, subtitle: null, summary, ...vectors })
    .where('id', '=', id)
    .execute()
}

const READABLE = 2
const LOCKED = 3
const TITLED = 20

let api: TestApi
let token: string

/** Fills the database; the passages are embedded where that is asked for and possible. */
const prepare = (isEmbedded: boolean) => async (db: Kysely<Database>) => {
  await write(db, READABLE)
  await write(db, LOCKED, { title: `Note ${LOCKED}`, summary: 'A note on cobalt.' })
  await write(db, TITLED, { title: 'Outlook', summary: 'What a bank expects.' })
  await writeDocumentIndex(db)
  if (!(isEmbedded && (await keepsVectors(db)))) return { unavailable: 'Nothing is embedded.' }
  await indexPassages(db, topicEmbedder(), () => {})
  return openMeaning(db, topicEmbedder())
}

type Hit = { text: string; page_number: number; marks: [number, number][] }
type Found = {
  id: string
  title: string
  summary?: string
  title_marks?: Hit['marks']
  summary_marks?: Hit['marks']
  search_hits?: Hit[]
  search_hit_count?: number
}

const ask = async (term: string) => {
  const answer = await api.get('all_documents', { search_term: term }, token)
  expect(answer.statusCode, answer.body).toBe(200)
  const records: Found[] = answer.json().records
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

  test('R222 a match by title or names alone is quoted by its first sentence, without a mark or a count', async () => {
    const found = (await ask('corp'))(READABLE)
    expect(found?.search_hits).toEqual([{ text: 'Companies mine cobalt in two countries.', page_number: 1, marks: [] }])
    expect(found?.search_hit_count).toBe(0)
    expect((await ask(''))(READABLE)).not.toHaveProperty('search_hits')
  })

  test('R222 words in the title are marked, and those of the summary where there is no hit', async () => {
    const found = (await ask('outlook banks'))(TITLED)
    const { title = '', title_marks = [], summary = '', summary_marks = [] } = found ?? {}
    expect(title_marks.map(([from, to]) => title.slice(from, to))).toEqual(['Outlook'])
    expect(summary_marks.map(([from, to]) => summary.slice(from, to))).toEqual(['bank'])
    expect(found).not.toHaveProperty('search_hits')
    expect((await ask(''))(TITLED)).not.toHaveProperty('title_marks')
  })

  test('R222 R262 a document whose text the user may not read is listed without hits', async () => {
    const note = (await ask('cobalt'))(LOCKED)
    expect(note).toMatchObject({ title_marks: [], summary_marks: [] })
    const named = (await ask('note'))(LOCKED)
    expect(named).toMatchObject({ title_marks: [[0, 4]], summary_marks: [] })
    expect(named).not.toHaveProperty('search_hits')
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
