import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openApi, type TestApi } from './support/api.ts'
import { type UserName, users } from './support/fixture.ts'

let api: TestApi
const tokens = new Map<UserName, string>()

beforeAll(async () => {
  api = await openApi()
  for (const name of ['full', 'europe'] as const) tokens.set(name, (await api.signIn(name)).token)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.deleteFrom('deliveries').execute()
  const reasons = JSON.stringify([{ kind: 'follow', id: '7', name: 'Zielona' }])
  const rows = [1, 2, 7].map((document_id) => ({
    user_id: users.full.id,
    document_id,
    reasons,
    arrived_at: `2026-11-05T0${document_id}:00:00Z`,
  }))
  await api.db.insertInto('deliveries').values(rows).execute()
})

const inbox = async (query = {}, user: UserName = 'full') =>
  (await api.get('current_user/inbox', query, tokens.get(user))).json()
const idsOf = ({ records }: { records: { id: string }[] }) => records.map(({ id }) => id)
const mark = async (body: object, user: UserName = 'full') =>
  (await api.post('current_user/inbox', body, tokens.get(user))).json()
const count = async () => (await api.get('current_user/inbox/count', {}, tokens.get('full'))).json().unread_count

test('the inbox has the newest first, in pages, each with its reasons', async () => {
  const first = await inbox({ page_size: '2' })
  expect(idsOf(first)).toEqual(['7', '2'])
  expect(first).toMatchObject({ unread_count: 3, pagination_metadata: { page: 1, num_pages: 2, max_records: 3 } })
  expect(first.records[0]).toMatchObject({ reasons: [{ kind: 'follow', id: '7', name: 'Zielona' }], read_at: null })
  expect(idsOf(await inbox({ page_size: '2', page: '2' }))).toEqual(['1'])
  expect(idsOf(await inbox({}, 'europe'))).toEqual([])
})

test('`unread=true` lists the unread ones alone, with their own count and pages', async () => {
  await mark({ ids: ['7'], read: true })
  const first = await inbox({ unread: 'true', page_size: '1' })
  expect(idsOf(first)).toEqual(['2'])
  expect(first).toMatchObject({ unread_count: 2, pagination_metadata: { page: 1, num_pages: 2, max_records: 2 } })
  expect(idsOf(await inbox({ unread: 'true', page_size: '1', page: '2' }))).toEqual(['1'])
  expect((await inbox({ unread: 'true', limit: '1' })).pagination_metadata.max_records).toBe(1)
  expect(idsOf(await inbox({ unread: 'false' }))).toEqual(['7', '2', '1'])
})

test('documents are marked as read and unread, and the answer says which changed', async () => {
  expect(await mark({ ids: ['1', '2'], read: true })).toEqual({
    ids: expect.arrayContaining(['1', '2']),
    unread_count: 1,
  })
  expect(await mark({ read: true })).toEqual({ ids: ['7'], unread_count: 0 })
  expect(await mark({ ids: ['7'], read: false })).toEqual({ ids: ['7'], unread_count: 1 })
  expect(await count()).toBe(1)
})

test('nobody marks what is in the inbox of another', async () => {
  expect(await mark({ ids: ['1'], read: true }, 'europe')).toEqual({ ids: [], unread_count: 0 })
  expect(await count()).toBe(3)
})

test.each([
  ['the user may not read any more', { preview_level: 4 }],
  ['is not published any more', { published_at: '2030-01-01T00:00:00Z' }],
])('what %s is not in the inbox and not counted', async (_what, change) => {
  const own = api.db.selectFrom('documents').select(['published_at', 'preview_level']).where('id', '=', 2)
  const before = await own.executeTakeFirstOrThrow()
  await api.db.updateTable('documents').set(change).where('id', '=', 2).execute()
  expect(idsOf(await inbox())).toEqual(['7', '1'])
  expect(await count()).toBe(2)
  await api.db.updateTable('documents').set(before).where('id', '=', 2).execute()
})
