import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MOST_SEARCHES } from '#server/delivery/saved-searches/repository.ts'
import { sweep } from '#server/delivery/sweep/sweep.ts'
import { indexPassages } from '#server/platform/semantic/index-passages.ts'
import { type Meaning, openMeaning } from '#server/platform/semantic/meaning.ts'
import { openApi, type TestApi } from './support/api.ts'
import { type UserName, users } from './support/fixture.ts'
import { topicEmbedder } from './support/topic-embedder.ts'

let api: TestApi
let meaning: Meaning
const tokens = new Map<UserName, string>()

beforeAll(async () => {
  api = await openApi(async (db) => {
    await indexPassages(db, topicEmbedder(), () => {})
    meaning = await openMeaning(db, topicEmbedder())
    return meaning
  })
  for (const name of ['full', 'europe', 'none'] as const) tokens.set(name, (await api.signIn(name)).token)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.deleteFrom('saved_searches').execute()
  await api.db.deleteFrom('audit').execute()
  await api.db.updateTable('arrivals').set({ arrived_at: '2026-11-01T00:00:00Z' }).execute()
})

const send = (path: string, body: object, user: UserName = 'full') =>
  api.post(`current_user/saved_searches${path}`, body, tokens.get(user))
const save = async (query: string, user?: UserName) =>
  (await send('', { name: 'Banks', query, alerts: true }, user)).json()
const listed = async (user: UserName = 'full') =>
  (await api.get('current_user/saved_searches', {}, tokens.get(user))).json().records

/** Lets a document arrive a second after everything was seen. */
const arrive = (id: number) =>
  sql`update arrivals set arrived_at = (select max(seen_at) + interval '1 second' from saved_searches)
    where document_id = ${id}`.execute(api.db)

test('a search is kept as the query string of its list, without a page and with a library', async () => {
  const made = await save('search_term=margins&filter_Region=Europe&page=3&page_size=5')
  expect(made).toMatchObject({ name: 'Banks', alerts: true, new_count: 0 })
  expect(made.query).toBe('search_term=margins&filter_Region=Europe&libraries=All')
  expect(await listed()).toEqual([made])
  expect(await listed('europe')).toEqual([])
})

test.each(['', 'libraries=All', 'page=2', 'search_term=%20', 'filter_Region='])(
  '%j is nothing to search for',
  async (query) => {
    expect((await send('', { name: 'x', query, alerts: false })).statusCode).toBe(422)
    expect(await listed()).toEqual([])
  },
)

test.each([
  ['words', 'search_term=margins'],
  ['a misspelt word', 'search_term=margims'],
  ['a filter', 'filter_Company=Zielona%20%C5%81%C3%B3d%C5%BA%20Bank'],
  ['a library', 'libraries=research'],
  ['meaning', 'semantic_search_term=cheap%20funding'],
])('a search by %s counts what arrived after it was seen', async (_what, query) => {
  const { id } = await save(query)
  await arrive(1)
  expect(await listed()).toMatchObject([{ id, new_count: 1 }])
  api.wait(2000)
  expect((await send('/update', { id, seen: true })).json()).toMatchObject({ id, new_count: 0 })
  expect(await listed()).toMatchObject([{ id, new_count: 0 }])
})

test.each([
  ['is outside the search', 'search_term=nothinglikeit', {}],
  ['is not published yet', 'libraries=research', { published_at: '2030-01-01T00:00:00Z' }],
  ['may not be read', 'libraries=research', { preview_level: 4 }],
])('a document that %s is not counted', async (_what, query, change) => {
  await save(query)
  const own = api.db.selectFrom('documents').select(['published_at', 'preview_level']).where('id', '=', 1)
  const before = await own.executeTakeFirstOrThrow()
  await api.db
    .updateTable('documents')
    .set({ ...before, ...change })
    .where('id', '=', 1)
    .execute()
  await arrive(1)
  expect(await listed()).toMatchObject([{ new_count: 0 }])
  await api.db.updateTable('documents').set(before).where('id', '=', 1).execute()
})

test('a search is renamed and silenced by its user alone, and audited', async () => {
  const { id } = await save('search_term=margins')
  expect((await send('/update', { id, name: 'Other', alerts: false }, 'europe')).statusCode).toBe(404)
  expect((await send('/update', { id, name: 'Other', alerts: false })).json()).toMatchObject({
    name: 'Other',
    alerts: false,
  })
  await send('/update', { id, seen: true })
  await send('/delete', { id }, 'europe')
  expect(await listed()).toHaveLength(1)
  await send('/delete', { id })
  expect((await send('/delete', { id })).json()).toEqual({ success: true })
  expect(await listed()).toEqual([])
  const audited = await api.db.selectFrom('audit').select(['action', 'subject']).orderBy('number').execute()
  expect(audited.map(({ action }) => action)).toEqual([
    'saved_search.add',
    'saved_search.change',
    'saved_search.remove',
  ])
  expect(new Set(audited.map(({ subject }) => subject))).toEqual(new Set([`saved_searches/${id}`]))
})

test('nobody keeps more searches than anybody may', async () => {
  const row = { user_id: users.full.id, name: 'x', query: 'search_term=x', alerts: false }
  const at = new Date('2026-11-05T12:00:00Z')
  const rows = Array.from({ length: MOST_SEARCHES }, () => ({ ...row, created_at: at, seen_at: at }))
  await api.db.insertInto('saved_searches').values(rows).execute()
  const answer = await send('', { name: 'y', query: 'search_term=y', alerts: false })
  expect([answer.statusCode, answer.json().errors]).toEqual([422, [expect.stringContaining('100')]])
})

test('a search by words counts what is older than a thousand other new documents', async () => {
  const { id } = await save('search_term=margins')
  await sql`insert into documents select (
      jsonb_populate_record(documents, jsonb_build_object('id', 9000 + n, 'reference', 'BULK-' || n))).*
    from documents, generate_series(1, 1000) n where id = 1`.execute(api.db)
  await arrive(1)
  await sql`update arrivals set arrived_at = (select arrived_at from arrivals where document_id = 1)
    where document_id > 9000`.execute(api.db)
  expect(await listed()).toMatchObject([{ id, new_count: 1 }])
  await sql`delete from documents where id > 9000`.execute(api.db)
})

test('a search by meaning delivers what it means, not only what has its words', async () => {
  const { id } = await save('semantic_search_term=cheap%20funding')
  await api.db.updateTable('arrivals').set({ arrived_at: null }).where('document_id', '=', 1).execute()
  await sweep(api.db, { now: new Date('2026-11-06T12:00:00Z'), meaning })
  const delivered = await api.db.selectFrom('deliveries').select(['document_id', 'reasons']).execute()
  const reasons = expect.arrayContaining([{ kind: 'saved_search', id, name: 'Banks' }])
  expect(delivered).toEqual([{ document_id: 1, reasons }])
})
