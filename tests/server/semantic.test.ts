import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WebDocument } from '#contract/document.ts'
import { buildApp } from '#server/app.ts'
import { writeDocumentIndex } from '#server/platform/database/document-index.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { searchVectors } from '#server/platform/database/search-vectors.ts'
import { indexPassages } from '#server/platform/semantic/index-passages.ts'
import { type Meaning, openMeaning } from '#server/platform/semantic/meaning.ts'
import { parsePassages } from '#server/platform/semantic/passages.ts'
import { openApi, type Query, type TestApi } from './support/api.ts'
import { PASSWORD, users } from './support/fixture.ts'
import { topicEmbedder } from './support/topic-embedder.ts'

const page = (number: number, ...paragraphs: string[]) =>
  `<section data-page="${number}">${paragraphs.map((text) => `<p>${text}</p>`).join('')}</section>`

/** Documents by id; every other one speaks of turnover. */
const bodies: Record<number, string> = {
  1:
    page(1, 'Oil and weather.') +
    page(2, 'Oil &amp; oil. More oil.', 'Crude is dear.', 'Petroleum again.', 'The lender said no.'),
  2: page(1, 'Weather and weather.') + page(3, 'The walkout goes on.'),
  3: page(1, 'Oil for nobody.'),
  6: page(1, 'Walkout without a preview.'),
  8: page(1, 'Oil and profit.', 'A bank.'),
  9: page(1, 'Profit fell. The weather was fine.', 'The bank waits. Snow fell. A lender goes.'),
  10: page(1, 'Crude.'),
  60: page(1, 'Petroleum, and a strike.', 'A pipeline.'),
}

async function prepare(db: Kysely<Database>) {
  await sql`update document_bodies set html = '<section data-page="1"><p>Turnover grew.</p></section>'`.execute(db)
  for (const [id, html] of Object.entries(bodies)) {
    await db.updateTable('document_bodies').set({ html }).where('document_id', '=', Number(id)).execute()
  }
  const vectors = searchVectors({ title: 'Weekly view 53', names: [], body: 'A pipeline.' })
  await db.updateTable('documents').set(vectors).where('id', '=', 60).execute()
  await writeDocumentIndex(db)
  await indexPassages(db, topicEmbedder(), () => {})
  return openMeaning(db, topicEmbedder())
}

let api: TestApi
let token: string

beforeAll(async () => {
  api = await openApi(prepare)
  token = (await api.signIn()).token
})
afterAll(() => api.close())

const ask = async (term: string, query: Query = {}, as = token) => {
  const answer = await api.get('semantic_documents', { semantic_search_term: term, ...query }, as)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const find = async (term: string, query: Query = {}, as = token): Promise<number[]> =>
  (await ask(term, query, as)).records.map(({ id }: WebDocument) => Number(id))

describe('semantic_documents', () => {
  test('R253 finds what is meant in other words, the nearest first, newer ones before equal ones', async () => {
    expect((await find('crude')).slice(0, 3)).toEqual([1, 10, 8])
    expect(await find('crude')).not.toContain(2)
    expect(await find('walkout')).toEqual(expect.arrayContaining([2, 6, 60]))
  })

  test('R257 comes with up to three near passages, best first, with the page of the body they stand on', async () => {
    const { records } = await ask('petroleum')
    const [first] = records
    expect(first.semantic_search_result).toHaveLength(3)
    expect(first.semantic_search_result[0]).toEqual({ text: 'Oil & oil. More oil.', page_number: 2 })
    for (const record of records as WebDocument[]) {
      const written = parsePassages(bodies[Number(record.id)] ?? '')
      for (const { text, page_number } of record.semantic_search_result ?? []) {
        expect(written.filter((passage) => passage.text.includes(text)).map(({ page }) => page)).toContain(page_number)
      }
    }
  })

  test('R257 a passage is quoted by the sentence that is near, and by two where both are', async () => {
    const quotes = async (term: string, id: string) =>
      (await ask(term)).records
        .find((record: WebDocument) => record.id === id)
        .semantic_search_result.map(({ text }: { text: string }) => text)
    expect(await quotes('profit', '9')).toEqual(['Profit fell.'])
    expect(await quotes('lender', '9')).toEqual(['The bank waits. … A lender goes.'])
  })

  test('R253 a question that names a company or a ticker keeps to its documents', async () => {
    expect(await find('crude at Zielona Łódź Bank?')).toEqual([1])
    expect(await find('what does crude mean for ZLB PW')).toEqual([1])
    expect((await find('what does crude mean')).length).toBeGreaterThan(3)
  })

  test('R222 R253 a misspelt word is corrected, and the literal search is not', async () => {
    const found = await ask('pipelnie')
    expect(found.corrected_search_term).toBe('pipeline')
    expect(found.records).toMatchObject([{ id: '60' }])
    const literal = await ask('pipelnie', { literal_search: 'true' })
    expect([literal.records, literal.corrected_search_term]).toEqual([[], undefined])
  })

  test('R257 leaves out passages that are not near', async () => {
    const [first] = (await ask('lender')).records
    expect(first.semantic_search_result).not.toContainEqual(expect.objectContaining({ text: 'Crude is dear.' }))
  })

  test('R257 R262 leaves out what the reader may not read, whose place would tell what it says', async () => {
    const passages = (records: WebDocument[]) => records.flatMap(({ semantic_search_result: found }) => found ?? [])
    const { records, pagination_metadata } = await ask('oil')
    expect(records.map(({ id }: WebDocument) => id)).not.toContain('3')
    expect(passages(records)).not.toContainEqual(expect.objectContaining({ text: 'Oil for nobody.' }))
    expect(pagination_metadata.max_records).toBe(records.length)
    expect(await find('oil', { 'filter_Content Type': 'Macro', libraries: 'commentary' })).toEqual([])
  })

  test('R253 R224 a list that a filter leaves empty says what it would have without it', async () => {
    const { removable_filters } = await ask('oil', { filter_Region: 'nonsense' })
    expect(removable_filters).toEqual([{ parameters: ['filter_Region'], doc_count: (await find('oil')).length }])
    expect(await ask('oil')).not.toHaveProperty('removable_filters')
  })

  test('R255 hide_unentitled leaves only what the reader may load', async () => {
    const trial = (await api.signIn('trial')).token
    expect(await find('oil', {}, trial)).toContain(1)
    expect(await find('oil', { hide_unentitled: 'false' }, trial)).toContain(1)
    expect(await find('oil', { hide_unentitled: 'true' }, trial)).not.toContain(1)
    expect(
      (await ask('oil', { hide_unentitled: 'true' }, trial)).records.every(({ entitled }: WebDocument) => entitled),
    ).toBe(true)
  })

  test('R253 R224 C50 is narrowed by tags, dates, library and text before the best are taken', async () => {
    expect(await find('oil', { filter_Region: 'Europe' })).toEqual([1])
    expect(await find('oil', { filter_Region: 'nonsense' })).toEqual([])
    expect(await find('oil', { start_date: '2026-11-01' })).toEqual([2, 1])
    expect(await find('oil', { end_date: '2026-08-31' })).toEqual([60])
    expect(await find('oil', { start_date: '2026-11-01', all_time_filter: 'true' })).toContain(60)
    expect(await find('oil', { libraries: 'Research' })).toEqual(await find('oil', { libraries: 'research' }))
    expect(await find('oil', { libraries: 'Research' })).not.toContain(8)
    expect(await find('oil', { search_term: 'margins' })).toEqual([1])
  })

  test('R154 R256 pages are parts of one list, which ends at the limit', async () => {
    const all = await find('crude')
    const pages = [1, 2, 3, 4].map((number) => find('crude', { page: String(number), page_size: '2' }))
    expect((await Promise.all(pages)).flat()).toEqual(all.slice(0, 8))
    const { records, pagination_metadata } = await ask('crude', { page: '2', page_size: '2', limit: '3' })
    expect(records).toHaveLength(1)
    expect(pagination_metadata).toEqual({ page: 2, num_pages: 2, max_records: 3 })
    expect(await find('crude', { page: '99' })).toEqual([])
  })

  test.each(['', '   ', 'xyzzy', "'; drop table passages; --", '[1,2,3]', '\\', 'x'.repeat(4000)])(
    'R253 answers an empty list for %j',
    async (term) => {
      expect(await ask(term)).toEqual({ records: [], pagination_metadata: { page: 1, num_pages: 0, max_records: 0 } })
    },
  )

  test('R253 finds by words what the model knows no word of', async () => {
    const { records } = await ask('weekly view')
    expect(records.length).toBeGreaterThan(10)
    expect(await find('中文')).toEqual([4])
  })

  test('R253 without a term the list is empty', async () => {
    const answer = await api.get('semantic_documents', {}, token)
    expect(answer.json().records).toEqual([])
  })

  test('R137 needs a session', async () => {
    expect((await api.get('semantic_documents', { semantic_search_term: 'oil' })).statusCode).toBe(401)
  })
})

describe('a narrow filter among many documents', () => {
  test('R253 finds the best of what the filter leaves, though thousands are nearer', async () => {
    const { db } = api
    await sql`insert into passages (id, document_id, page, ord, text)
      select 10000 + n, 7, 1, 100 + n, 'Oil.' from generate_series(1, 3000) n`.execute(db)
    await sql`insert into passage_embeddings (passage_id, document_id, embedding)
      select 10000 + n, 7, (select embedding from passage_embeddings where document_id = 10 limit 1)
      from generate_series(1, 3000) n`.execute(db)
    expect(await find('crude', { start_date: '2026-09-29', end_date: '2026-09-29' })).toEqual([8])
    await db.deleteFrom('passages').where('id', '>', 10000).execute()
  })
})

describe('without what it needs', () => {
  /** Asks the same database with another model, or without one. */
  const answerWith = async (meaning: Meaning) => {
    const app = await buildApp({
      db: api.db,
      jwtSecret: new TextEncoder().encode('x'.repeat(32)),
      allowedOrigins: [],
      meaning,
    })
    const payload = { username: users.full.username, password: PASSWORD }
    const { token: other } = (await app.inject({ method: 'POST', url: '/api/auth', payload })).json()
    const headers = { authorization: `Bearer ${other}` }
    const answer = await app.inject({ url: '/api/semantic_documents?semantic_search_term=oil', headers })
    await app.close()
    return answer
  }
  const refusalOf = async (meaning: Meaning): Promise<string> => {
    const answer = await answerWith(meaning)
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toEqual({ errors: [expect.any(String)], status: 503 })
    return answer.json().errors[0]
  }

  test('R253 another model than the documents were embedded with answers 503 and names both', async () => {
    const text = await refusalOf(await openMeaning(api.db, topicEmbedder('other')))
    expect(text).toContain('topics')
    expect(text).toContain('other')
    expect(text).toContain('npm run server:embed')
  })

  test('R253 embedding anew by that model makes it available again', async () => {
    await indexPassages(api.db, topicEmbedder('other'), () => {})
    const answer = await answerWith(await openMeaning(api.db, topicEmbedder('other')))
    expect(answer.json().records.length).toBeGreaterThan(0)
  })

  test('R253 a model that fails answers 503 without its reason', async () => {
    const text = await refusalOf({
      findTarget: () => Promise.reject(new Error('secret address')),
      addDocuments: async () => {},
    })
    expect(text).not.toContain('secret')
  })

  test('R253 documents that are not embedded yet answer 503 and say what to do', async () => {
    await api.db.deleteFrom('meta').where('key', '=', 'embedding_model').execute()
    expect(await refusalOf(await openMeaning(api.db, topicEmbedder()))).toContain('npm run server:embed')
  })

  test('R253 a database without pgvector answers 503 and says so', async () => {
    await sql`drop table passage_embeddings`.execute(api.db)
    expect(await refusalOf(await openMeaning(api.db, topicEmbedder()))).toContain('pgvector')
  })
})
