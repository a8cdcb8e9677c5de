import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMeaning } from '#server/platform/semantic/meaning.ts'
import { openApi, type TestApi } from './support/api.ts'
import { topicEmbedder } from './support/topic-embedder.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await openApi(async (db) => {
    await sql`drop table if exists passage_embeddings`.execute(db)
    return openMeaning(db, topicEmbedder())
  })
  token = (await api.signIn()).token
})
afterAll(() => api.close())

test('R253 a database without pgvector answers that search by meaning is off, and why', async () => {
  const answer = await api.get('semantic_documents', { semantic_search_term: 'crude' }, token)
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toEqual({
    errors: ['Search by meaning is off: this database does not have the extension pgvector.'],
    status: 503,
  })
})

test('R241 the feed and the search for words work there', async () => {
  expect((await api.get('research_documents', {}, token)).json().records.length).toBeGreaterThan(0)
  expect((await api.get('all_documents', { search_term: 'turnover' }, token)).statusCode).toBe(200)
})
