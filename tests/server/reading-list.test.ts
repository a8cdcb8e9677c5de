import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { WebDocument } from '#contract/document.ts'
import { MOST_SAVED } from '#server/preferences/reading-list/repository.ts'
import { openApi, type TestApi } from './support/api.ts'
import { type UserName, users } from './support/fixture.ts'

let api: TestApi
const tokens = new Map<UserName, string>()

beforeAll(async () => {
  api = await openApi()
  for (const name of ['full', 'europe', 'none'] as const) tokens.set(name, (await api.signIn(name)).token)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.deleteFrom('reading_list').execute()
  await api.db.deleteFrom('document_reads').execute()
})

const change = async (id: number | string, saved: boolean, user: UserName = 'full') => {
  const answer = await api.post('current_user/reading_list', { document_id: String(id), saved }, tokens.get(user))
  return [answer.statusCode, answer.json()]
}

async function listed(user: UserName = 'full'): Promise<number[]> {
  const answer = await api.get('current_user/reading_list', {}, tokens.get(user))
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().records.map(({ document }: { document: WebDocument }) => Number(document.id))
}

/** A document as the list of all documents shows it to a user. */
async function inList(id: number, user: UserName = 'full'): Promise<WebDocument | undefined> {
  const { records } = (await api.get('all_documents', { page_size: '100' }, tokens.get(user))).json()
  return records.find((one: WebDocument) => one.id === String(id))
}

describe('documents to read later', () => {
  test('are listed, the one kept last first', async () => {
    for (const id of [1, 2]) {
      expect(await change(id, true)).toEqual([200, { success: true }])
      await api.db
        .updateTable('reading_list')
        .set({ saved_at: `2026-11-0${id}T09:00:00Z` })
        .where('document_id', '=', id)
        .execute()
    }
    expect(await listed()).toEqual([2, 1])
    expect(await listed('europe')).toEqual([])
  })

  test('are gone when they are let go, twice as well as once', async () => {
    await change(1, true)
    for (let time = 0; time < 2; time++) expect((await change(1, false))[0]).toBe(200)
    expect(await listed()).toEqual([])
  })

  test('are marked in every list', async () => {
    expect((await inList(1))?.saved).toBe(false)
    await change(1, true)
    expect((await inList(1))?.saved).toBe(true)
    expect((await inList(1, 'europe'))?.saved).toBe(false)
  })

  test('are at most 500, also for two calls at once', async () => {
    const many = Array.from({ length: MOST_SAVED - 1 }, (_, index) => index + 10_000)
    const { id: _, ...row } = await api.db
      .selectFrom('documents')
      .selectAll()
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    const copies = many.map((id) => ({ ...row, id, reference: `COPY-${id}` }))
    for (let at = 0; at < copies.length; at += 100)
      await api.db
        .insertInto('documents')
        .values(copies.slice(at, at + 100))
        .execute()
    const saved_at = new Date('2026-11-01T00:00:00Z')
    const rows = many.map((document_id) => ({ user_id: users.full.id, document_id, saved_at }))
    await api.db.insertInto('reading_list').values(rows).execute()
    const answers = await Promise.all([change(1, true), change(2, true)])
    expect(answers.map(([status]) => status).sort()).toEqual([200, 422])
    // What left the subscription is in no list, so that nobody could remove it.
    await api.db.updateTable('documents').set({ preview_level: 9 }).where('id', 'in', many).execute()
    for (const id of [1, 2]) expect((await change(id, true))[0]).toBe(200)
    await api.db.deleteFrom('documents').where('id', 'in', many).execute()
  })

  test.each([
    ['a document outside the subscription', 'none', 1, 403],
    ['no document at all', 'full', 999_999_999, 404],
    ['no number', 'full', 'one', 400],
  ] as const)('cannot be: %s', async (_what, user, id, status) => {
    await api.db.updateTable('documents').set({ preview_level: 3 }).where('id', '=', 1).execute()
    expect((await change(id, true, user))[0]).toBe(status)
    await api.db.updateTable('documents').set({ preview_level: 0 }).where('id', '=', 1).execute()
    expect(await listed(user)).toEqual([])
  })

  test('are not listed any more once the subscription does not cover them', async () => {
    await change(1, true)
    await api.db.updateTable('documents').set({ preview_level: 9 }).where('id', '=', 1).execute()
    expect(await listed()).toEqual([])
    expect((await change(1, false))[0]).toBe(200)
    await api.db.updateTable('documents').set({ preview_level: 0 }).where('id', '=', 1).execute()
  })
})

describe('a document is marked as read', () => {
  for (const [way, path] of [
    ['by its text', 'web_documents/1'],
    ['by its file', 'files/documents/1.pdf'],
  ] as const)
    test(way, async () => {
      expect((await inList(1))?.read_at).toBeNull()
      const answer = await api.get(path, {}, tokens.get('full'))
      expect(answer.statusCode, answer.body).toBe(200)
      const first = (await inList(1))?.read_at
      expect(first).toEqual(expect.stringMatching(/^\d{4}-/))
      await api.get(path, {}, tokens.get('full'))
      expect((await inList(1))?.read_at).toBe(first)
      expect((await inList(1, 'europe'))?.read_at).toBeNull()
    })

  test('in the inbox too', async () => {
    const delivery = { user_id: users.full.id, document_id: 1, reasons: '[]', arrived_at: '2026-11-05T11:00:00Z' }
    await api.db.insertInto('deliveries').values(delivery).execute()
    const unread = async () => (await api.get('current_user/inbox/count', {}, tokens.get('full'))).json().unread_count
    expect(await unread()).toBe(1)
    await api.get('web_documents/1', {}, tokens.get('full'))
    expect(await unread()).toBe(0)
  })

  test('not by a list, nor by a refusal', async () => {
    await api.db.updateTable('documents').set({ download_level: 9, preview_level: 9 }).where('id', '=', 1).execute()
    for (const path of ['web_documents/1', 'files/documents/1.pdf']) await api.get(path, {}, tokens.get('full'))
    await inList(1)
    expect(await api.db.selectFrom('document_reads').selectAll().execute()).toEqual([])
    await api.db.updateTable('documents').set({ download_level: 2, preview_level: 0 }).where('id', '=', 1).execute()
  })
})

test('what nobody asked for as a user has no marks', async () => {
  await api.db.updateTable('documents').set({ is_public: true }).where('id', '=', 1).execute()
  const { records } = (await api.get('research_changes', { public: 'true', days: '92' })).json()
  expect(records).not.toEqual([])
  for (const { document } of records) expect(Object.keys(document)).not.toContain('read_at')
})
