import { afterAll, beforeAll, expect, test } from 'vitest'
import type { UsageSubject } from '#server/platform/database/tables/usage.ts'
import { openApi, type Query, type TestApi } from './support/api.ts'
import { users } from './support/fixture.ts'
import { ids } from './support/fixture-tags.ts'

let api: TestApi
let firm: number
let lead: string

type Sum = { firm_id?: number; subject: UsageSubject; subject_id?: number; opens: number; machine?: number }

const add = (day: string, { firm_id = firm, subject_id = 0, ...sum }: Sum) =>
  api.db
    .insertInto('usage_days')
    .values({ firm_id, subject_id, day, ...sum })
    .execute()

const addMonth = (month: string, { firm_id = firm, subject_id = 0, ...sum }: Sum) =>
  api.db
    .insertInto('usage_months')
    .values({ firm_id, subject_id, month, ...sum })
    .execute()

const addFirm = async (slug: string) =>
  (
    await api.db
      .insertInto('firms')
      .values({ slug, name: `Firm ${slug}`, created_at: new Date(0) })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

const makeLead = async (id: number, firm_id: number) => {
  await api.db.updateTable('users').set({ firm_id }).where('id', '=', id).execute()
  await api.db.updateTable('users').set({ is_firm_lead: true }).where('id', '=', id).execute()
}

beforeAll(async () => {
  api = await openApi()
  firm = await addFirm('own')
  const other = await addFirm('other')
  await makeLead(users.full.id, firm)
  await api.db.updateTable('users').set({ role: 'desk' }).where('id', '=', users.europe.id).execute()
  lead = (await api.signIn()).token
  // A whole month, of which the days must not count again, and days at both ends.
  await addMonth('2026-10-01', { subject: 'all', opens: 100 })
  await add('2026-10-10', { subject: 'all', opens: 100 })
  await add('2026-09-29', { subject: 'all', opens: 1 })
  await add('2026-09-30', { subject: 'all', opens: 2, machine: 7 })
  await add('2026-11-02', { subject: 'all', opens: 4 })
  await add('2026-11-03', { subject: 'all', opens: 8 })
  for (const subject_id of [1, 2]) await add('2026-11-02', { subject: 'document', subject_id, opens: subject_id })
  await add('2026-11-02', { subject: 'user', subject_id: users.full.id, opens: 4 })
  await add('2026-11-02', { subject: 'analyst', subject_id: ids.europe, opens: 4 })
  await add('2026-11-02', { firm_id: other, subject: 'all', opens: 1000 })
  await add('2026-11-02', { firm_id: other, subject: 'user', subject_id: users.trial.id, opens: 1000 })
  await add('2026-11-02', { firm_id: 0, subject: 'all', opens: 1004 })
  await add('2026-08-30', { firm_id: 0, subject: 'all', opens: 0 })
  await add('2026-11-02', { firm_id: 0, subject: 'firm', subject_id: other, opens: 1000 })
})
afterAll(() => api.close())

async function usage(query: Query = {}, token = lead, path = 'usage') {
  const answer = await api.get(path, query, token)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const opensOf = (answer: { records: { id: string; opens: number }[] }) =>
  answer.records.map(({ id, opens }) => [id, opens])

test('a period is its whole months and the days at both ends', async () => {
  const answer = await usage({ from: '2026-09-30', to: '2026-11-02' })
  expect(answer).toMatchObject({ from: '2026-09-30', to: '2026-11-02', by: 'month' })
  expect(answer.total).toEqual({ opens: 106, reads: 0, downloads: 0, replays: 0, machine: 7 })
  expect(opensOf(answer)).toEqual([
    ['2026-11', 4],
    ['2026-10', 100],
    ['2026-09', 2],
  ])
})

test('a period within a month is its days', async () => {
  expect((await usage({ from: '2026-11-02', to: '2026-11-02' })).total.opens).toBe(4)
  expect((await usage({ from: '2026-10-02', to: '2026-10-30' })).total.opens).toBe(100)
})

test.each([
  {},
  { from: 'x', to: '2026-02-30', by: 'shoe size' },
  { from: '0000-00-00', to: '99999-01-01', by: 'firm' },
])('what is malformed counts as absent: the last twelve months by month: %j', async (query) => {
  expect(await usage(query)).toMatchObject({ from: '2025-12-01', to: '2026-11-05', by: 'month' })
})

test('extras a period up to 31 days comes by day, a longer one by week from Monday, the longest by month', async () => {
  const steps = async (from: string, to: string) => {
    const { interval, steps } = await usage({ from, to })
    return [interval, ...steps.map((one: { from: string; to: string; opens: number }) => [one.from, one.to, one.opens])]
  }
  expect(await steps('2026-10-31', '2026-11-02')).toEqual([
    'day',
    ['2026-10-31', '2026-10-31', 0],
    ['2026-11-01', '2026-11-01', 0],
    ['2026-11-02', '2026-11-02', 4],
  ])
  const weeks = await steps('2026-10-01', '2026-11-02')
  expect(weeks.slice(0, 3)).toEqual(['week', ['2026-10-01', '2026-10-04', 0], ['2026-10-05', '2026-10-11', 100]])
  expect(weeks.at(-1)).toEqual(['2026-11-02', '2026-11-02', 4])
  // It begins with the first counted day, and whole months have their own sums, which September has not.
  expect(await steps('2000-01-01', '2026-11-02')).toEqual([
    'month',
    ['2026-08-30', '2026-08-31', 0],
    ['2026-09-01', '2026-09-30', 0],
    ['2026-10-01', '2026-10-31', 100],
    ['2026-11-01', '2026-11-02', 4],
  ])
})

test('extras a period is compared with the one of the same length before, if uses were counted then', async () => {
  expect((await usage({ from: '2026-11-02', to: '2026-11-03' })).previous).toMatchObject({
    from: '2026-10-31',
    to: '2026-11-01',
    total: { opens: 0 },
  })
  expect((await usage({ from: '2026-10-01', to: '2026-10-02' })).previous).toMatchObject({ total: { opens: 3 } })
  expect((await usage({ from: '2026-08-31', to: '2026-09-30' })).previous).toBeUndefined()
})

test('a period that ends before it begins is empty', async () => {
  expect(await usage({ from: '2026-11-03', to: '2026-09-01' })).toMatchObject({ total: { opens: 0 }, records: [] })
})

test('documents have titles and references, the most used first, and come in pages', async () => {
  const answer = await usage({ by: 'document' })
  expect(opensOf(answer)).toEqual([
    ['2', 2],
    ['1', 1],
  ])
  const { title, reference } = await api.db
    .selectFrom('documents')
    .select(['title', 'reference'])
    .where('id', '=', 2)
    .executeTakeFirstOrThrow()
  expect(answer.records[0]).toMatchObject({ name: title, external_reference: reference })
  const second = await usage({ by: 'document', page: '2', page_size: '1' })
  expect(opensOf(second)).toEqual([['1', 1]])
  expect(second.pagination_metadata).toMatchObject({ page: 2, num_pages: 2, max_records: 2 })
})

test('documents come in the order that is asked for, and by name too', async () => {
  const order = async (order_by_field: string, order_by_order: string) =>
    opensOf(await usage({ by: 'document', order_by_field, order_by_order })).map(([id]) => id)
  expect(await order('opens', 'asc')).toEqual(['1', '2'])
  expect(await order('opens', 'desc')).toEqual(['2', '1'])
  const rows = await api.db.selectFrom('documents').select('id').where('id', 'in', [1, 2]).orderBy('title').execute()
  const byTitle = rows.map(({ id }) => String(id))
  expect(await order('name', 'asc')).toEqual(byTitle)
  expect(await order('name', 'desc')).toEqual(byTitle.toReversed())
})

test('months come in the order that is asked for', async () => {
  const months = { from: '2026-09-30', to: '2026-11-02' }
  const oldest = await usage({ ...months, order_by_field: 'name', order_by_order: 'asc' })
  expect(opensOf(oldest).map(([id]) => id)).toEqual(['2026-09', '2026-10', '2026-11'])
  expect(opensOf(await usage({ ...months, order_by_field: 'opens' })).map(([, opens]) => opens)).toEqual([100, 4, 2])
})

test('a lead sees the users of the own firm, and nobody of another one', async () => {
  const { firm: name, records } = await usage({ by: 'user' })
  expect(name).toBe('Firm own')
  expect(records).toMatchObject([{ id: String(users.full.id), name: users.full.name, opens: 4 }])
})

test('analysts have names', async () => {
  expect((await usage({ by: 'analyst' })).records).toMatchObject([{ name: 'Europe', opens: 4 }])
})

test('who leads no firm is refused, also the desk and whoever has just left the firm', async () => {
  for (const user of ['europe', 'trial'] as const)
    expect((await api.get('usage', {}, (await api.signIn(user)).token)).statusCode).toBe(403)
  await makeLead(users.none.id, firm)
  const { token } = await api.signIn('none')
  expect((await usage({}, token)).total.opens).toBe(112)
  await api.db.updateTable('users').set({ firm_id: null }).where('id', '=', users.none.id).execute()
  expect((await api.get('usage', {}, token)).statusCode).toBe(403)
})

test('the desk sees all firms, and each one by itself', async () => {
  const { token } = await api.signIn('europe')
  const desk = (query: Query) => usage(query, token, 'desk/usage')
  expect((await desk({})).total.opens).toBe(1004)
  expect((await desk({ by: 'firm' })).records).toMatchObject([{ name: 'Firm other', opens: 1000 }])
  expect((await desk({ firm_id: String(firm) })).total.opens).toBe(112)
  expect((await desk({ firm_id: 'x' })).total.opens).toBe(1004)
})

test('extras an export is one answer, with up to 10,000 lines', async () => {
  const firm_id = await addFirm('third')
  const day = '2026-11-02'
  const sums = Array.from({ length: 150 }, (_, n) => ({
    firm_id,
    subject: 'document' as const,
    subject_id: 5000 + n,
    day,
  }))
  await api.db.insertInto('usage_days').values(sums).execute()
  const { token } = await api.signIn('europe')
  const query = { firm_id: String(firm_id), by: 'document', page_size: '20000' }
  const { records, pagination_metadata } = await usage(query, token, 'desk/usage')
  expect(records).toHaveLength(150)
  expect(pagination_metadata).toEqual({ page: 1, num_pages: 1, max_records: 150 })
})

test('extras a page behind the last one is empty, and tells how many lines there are', async () => {
  const answer = await usage({ by: 'document', page: '9' })
  expect(answer).toMatchObject({ records: [], pagination_metadata: { max_records: 2 } })
  expect(answer.total.opens).toBe(112)
})
