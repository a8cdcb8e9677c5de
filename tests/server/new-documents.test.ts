import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sweep } from '#server/delivery/sweep/sweep.ts'
import { availableAfter } from '#server/documents/document-sets.ts'
import { openApi, type TestApi } from './support/api.ts'
import { users } from './support/fixture.ts'
import { ids } from './support/fixture-tags.ts'

const MIDNIGHT = '2026-11-05T00:00:00.000Z'
/** The user was there in the morning. Notes of that day are imported at noon, with a day alone. */
const VISIT = '2026-11-05T09:00:00.000Z'
const NOON = '2026-11-05T12:00:00.000Z'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await openApi()
  token = (await api.signIn('full')).token
  await api.db.updateTable('documents').set({ published_at: MIDNIGHT }).where('id', 'in', [2, 8]).execute()
  await sql`update document_search set published_at = documents.published_at from documents
    where documents.id = document_search.id`.execute(api.db)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.deleteFrom('deliveries').execute()
  await sql`update arrivals set arrived_at = published_at from documents where id = document_id`.execute(api.db)
})

const list = async (query: Record<string, string> = {}, path = 'all_documents') =>
  (await api.get(path, query, token)).json()
const idsOf = async (query: Record<string, string> = {}) =>
  (await list({ available_since: VISIT, ...query })).records.map(({ id }: { id: string }) => Number(id)).sort()

/** Documents come, and at noon they are delivered. */
async function arrive(...documents: number[]) {
  await api.db.updateTable('arrivals').set({ arrived_at: null }).where('document_id', 'in', documents).execute()
  await sweep(api.db, { now: new Date(NOON), meaning: { unavailable: 'off' } })
}

const availableAt = async (id: number) => (await list({}, `web_documents/${id}`)).available_at

describe('what became available since a visit', () => {
  test('has the instant of its import, where it is dated by the day alone', async () => {
    await arrive(2)
    expect([await availableAt(2), await availableAt(8)]).toEqual([NOON, MIDNIGHT])
    expect(await idsOf()).toEqual([2])
  })

  test('has its day of publication, where this comes later', async () => {
    const own = api.db.updateTable('documents').where('id', '=', 2)
    await own.set({ published_at: '2030-01-01T00:00:00Z' }).execute()
    await arrive(2)
    const at = await availableAt(2)
    await own.set({ published_at: MIDNIGHT }).execute()
    expect(at).toBe('2030-01-01T00:00:00.000Z')
  })

  test('has what the sweeper has not taken yet', async () => {
    await api.db.updateTable('arrivals').set({ arrived_at: null }).where('document_id', '=', 8).execute()
    expect(await idsOf()).toEqual([8])
    expect(Date.parse(await availableAt(8))).toBeGreaterThan(Date.parse(VISIT))
  })

  test('has what left its embargo or came late, whatever its date', async () => {
    await arrive(40)
    expect(await idsOf()).toEqual([40])
  })

  test('is counted by lists, searches and filters alike', async () => {
    await arrive(1, 2, 40)
    const count = async (query: object) =>
      (await list({ available_since: VISIT, page_size: '1', ...query })).pagination_metadata.max_records
    expect([await count({}), await count({ search_term: 'margins' }), await count({ libraries: 'Research' })]).toEqual([
      ...[3, 1, 2],
    ])
    expect([await count({ filter_Sector: 'Banks' }), await count({ order_by_field: 'title' })]).toEqual([1, 3])
    const related = { available_since: VISIT, categories: 'Sector', tag_filters: '{}' }
    const { Sector = [] } = await list(related, 'tags/related_to_selected')
    expect(Sector.map(({ value, doc_count }: { value: string; doc_count: number }) => [value, doc_count])).toEqual(
      expect.arrayContaining([['Banks', 1]]),
    )
  })

  test('is in the inbox from the same instant on', async () => {
    await api.db
      .insertInto('follows')
      .values({ user_id: users.full.id, tag_id: ids.lodz, followed_at: MIDNIGHT })
      .execute()
    await arrive(1)
    const { records } = await list({}, 'current_user/inbox')
    expect(
      records.map(({ arrived_at, document }: { arrived_at: string; document: { available_at: string } }) => [
        arrived_at,
        document.available_at,
      ]),
    ).toEqual([[NOON, NOON]])
    await api.db.deleteFrom('follows').execute()
  })

  test('is nothing that was corrected', async () => {
    await api.db.updateTable('documents').set({ title: 'Energy outlook, corrected' }).where('id', '=', 2).execute()
    expect(await idsOf()).toEqual([])
  })

  test.each(['', 'yesterday', '275760-09-13T00:00:00Z', '-000001-01-01T00:00:00Z'])(
    'is everything since %j, which is no instant of a visit',
    async (available_since) => {
      expect((await list({ available_since, limit: '100' })).pagination_metadata.max_records).toBe(60)
    },
  )

  test('is found by the index of arrivals, however many there are', async () => {
    const { rows } = await api.db.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction)
      return sql`explain ${availableAfter(new Date(VISIT))}`.execute(transaction)
    })
    expect(JSON.stringify(rows)).toContain('arrivals_at')
  })
})
