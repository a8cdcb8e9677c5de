import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countUses } from '#server/usage/count.ts'
import { purgeSums, purgeUses } from '#server/usage/purge.ts'
import { openApi, type TestApi } from './support/api.ts'
import { users } from './support/fixture.ts'
import { withJobsRunOnce } from './support/with-jobs-run-once.ts'

const DAY = 24 * 60 * 60_000

let api: TestApi
let token: string

beforeAll(async () => {
  api = await withJobsRunOnce(openApi)
})
afterAll(() => api.close())
beforeEach(async () => {
  api.wait(DAY)
  token = (await api.signIn()).token
  for (const table of ['usage_events', 'usage_days', 'usage_months', 'document_reads'] as const)
    await api.db.deleteFrom(table).execute()
})

type Headers = Record<string, string>

const load = (path: string, headers: Headers = {}) =>
  api.app.inject({ url: `/api/${path}`, headers: { authorization: `Bearer ${token}`, ...headers } })

const capture = (event_type: string, document_id: string) =>
  api.post('capture_event', { url: '/', event_type, document_id }, token)

/** After that the same use counts again; the access token has ended by then. */
async function waitTenMinutes() {
  api.wait(600_000)
  token = (await api.signIn()).token
}

/** What is on record, once it is written. */
async function uses() {
  // The log writes after the answer.
  await new Promise((resolve) => setTimeout(resolve, 50))
  const rows = await api.db.selectFrom('usage_events').select(['kind', 'document_id', 'is_machine']).execute()
  return rows
    .map(({ kind, document_id, is_machine }) => `${kind} ${document_id}${is_machine ? ' by machine' : ''}`)
    .sort()
}

const viewsOf = async (id: number) =>
  (await api.db.selectFrom('documents').select('views').where('id', '=', id).executeTakeFirstOrThrow()).views

const allOf = (subject: 'all' | 'document' | 'user') =>
  api.db
    .selectFrom('usage_days')
    .select(['subject_id', 'opens', 'reads', 'downloads', 'machine'])
    .where('firm_id', '=', 0)
    .where('subject', '=', subject)
    .orderBy('subject_id')
    .execute()

describe('what is recorded', () => {
  test('a document that is opened with its text and preview is one opening', async () => {
    const { external_reference } = (await load('web_documents/1')).json()
    await load(`web_document_preview?reference=${external_reference}`)
    expect(await uses()).toEqual(['open 1'])
  })

  test('a document that is refused is not opened', async () => {
    token = (await api.signIn('none')).token
    await load('web_documents/2')
    expect(await uses()).toEqual([])
  })

  test('a read counts if the user has opened the document, and once in ten minutes', async () => {
    await capture('Document Read', '1')
    expect(await uses()).toEqual([])
    await waitTenMinutes()
    await load('web_documents/1')
    await capture('Document Read', '1')
    await capture('Document Read', '1')
    expect(await uses()).toEqual(['open 1', 'read 1'])
  })

  test.each(['0', '999999', '1e3', 'x', ''])('a read of no document is recorded as an action only: %j', async (id) => {
    expect((await capture('Document Read', id)).statusCode).toBe(200)
    expect(await uses()).toEqual([])
  })

  test('a file that is shown is opened, one that is taken away is downloaded', async () => {
    const { id, download_url } = (await load('web_documents/1')).json()
    await waitTenMinutes()
    await api.db.deleteFrom('usage_events').execute()
    const { pathname } = new URL(download_url, 'http://x')
    await load(pathname.replace('/api/', ''))
    await load(`${pathname.replace('/api/', '')}?force_download=true`)
    expect(await uses()).toEqual([`download ${id}`, `open ${id}`])
  })

  test.each<Headers>([
    { 'user-agent': 'curl/8.5.0' },
    { 'user-agent': 'python-requests/2.32' },
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
    { 'user-agent': '' },
    { 'sec-purpose': 'prefetch;prerender' },
  ])('what a machine opens is apart: %j', async (headers) => {
    await load('web_documents/1', headers)
    expect(await uses()).toEqual(['open 1 by machine'])
  })
})

describe('sums', () => {
  test('a use is in the sums of its day, its month, its document and its user, once', async () => {
    await load('web_documents/1')
    await load('web_documents/1', { 'user-agent': 'curl/8.5.0' })
    await capture('Document Read', '1')
    await uses()
    expect(await countUses(api.db)).toBe(3)
    expect(await countUses(api.db)).toBe(0)
    const sums = { opens: 1, reads: 1, downloads: 0, machine: 1 }
    expect(await allOf('all')).toEqual([{ subject_id: 0, ...sums }])
    expect(await allOf('document')).toEqual([{ subject_id: 1, ...sums }])
    expect(await allOf('user')).toEqual([{ subject_id: users.full.id, ...sums }])
    const month = await api.db.selectFrom('usage_months').select('opens').where('subject', '=', 'all').execute()
    expect(month).toEqual([{ opens: 1 }])
  })

  test('a user of a firm is in the sums of the firm at that time', async () => {
    const firm = await api.db
      .insertInto('firms')
      .values({ slug: 'north', name: 'North', created_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await api.db.updateTable('users').set({ firm_id: firm.id }).where('id', '=', users.full.id).execute()
    await load('web_documents/1')
    await uses()
    await api.db.updateTable('users').set({ firm_id: null }).where('id', '=', users.full.id).execute()
    await countUses(api.db)
    const rows = await api.db
      .selectFrom('usage_days')
      .select(['firm_id', 'subject'])
      .where('subject', 'in', ['all', 'firm'])
      .orderBy('firm_id')
      .orderBy('subject')
      .execute()
    expect(rows).toEqual([
      { firm_id: 0, subject: 'all' },
      { firm_id: 0, subject: 'firm' },
      { firm_id: firm.id, subject: 'all' },
    ])
  })

  test('R386 popularity follows the users who open a document, each once a day, and no machine', async () => {
    const before = await viewsOf(1)
    await load('web_documents/1')
    await load('web_documents/1', { 'user-agent': 'curl/8.5.0' })
    await uses()
    await countUses(api.db)
    await waitTenMinutes()
    await load('web_documents/1')
    await uses()
    await countUses(api.db)
    expect(await viewsOf(1)).toBe(before + 1)
    api.wait(DAY)
    token = (await api.signIn()).token
    await load('web_documents/1')
    await uses()
    await countUses(api.db)
    expect(await viewsOf(1)).toBe(before + 2)
  })

  test('several processes count each use once', async () => {
    await load('web_documents/1')
    await uses()
    const counted = await Promise.all([1, 2, 3, 4].map(() => countUses(api.db)))
    expect(counted.reduce((sum, count) => sum + count)).toBe(1)
    expect(await allOf('all')).toMatchObject([{ opens: 1 }])
  })

  test('the sums of a document go with it, those of the day stay', async () => {
    const add = { firm_id: 0, subject_id: 987_654, day: '2026-11-01', opens: 3 }
    const [copy] = await api.db.selectFrom('documents').selectAll().where('id', '=', 1).execute()
    if (!copy) throw new Error('The fixture has no document 1.')
    const { tsv, tsv_head, ...row } = copy
    await api.db
      .insertInto('documents')
      .values({ ...row, tsv, tsv_head, id: add.subject_id, reference: 'GONE-1' })
      .execute()
    await api.db
      .insertInto('usage_days')
      .values([
        { ...add, subject: 'document' },
        { ...add, subject: 'all', subject_id: 0 },
      ])
      .execute()
    await api.db.deleteFrom('documents').where('id', '=', add.subject_id).execute()
    expect(await allOf('document')).toEqual([])
    expect(await allOf('all')).toMatchObject([{ opens: 3 }])
  })
})

test('uses go after their time once they are counted, and sums after theirs', async () => {
  await load('web_documents/1')
  await uses()
  const later = new Date('2027-12-31T12:00:00Z')
  expect(await purgeUses(api.db, later)).toBe(0)
  await countUses(api.db)
  expect(await purgeUses(api.db, later)).toBe(1)
  expect(await purgeSums(api.db, new Date('2026-11-01T00:00:00Z'))).toBe(0)
  expect(await purgeSums(api.db, later)).toBeGreaterThan(0)
  expect(await allOf('all')).toEqual([])
})
