import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openApi, type TestApi } from '../support/api.ts'
import { type UserName, users } from '../support/fixture.ts'
import { ids } from '../support/fixture-tags.ts'
import { sendMails } from '../support/send-mails.ts'

let api: TestApi
const tokens = new Map<UserName, string>()
beforeAll(async () => {
  api = await openApi()
  await api.db.updateTable('users').set({ role: 'desk' }).where('id', '=', users.full.id).execute()
  for (const name of ['full', 'trial'] as const) tokens.set(name, (await api.signIn(name)).token)
})
afterAll(() => api.close())

let request: number
beforeEach(async () => {
  for (const table of ['access_requests', 'document_grants', 'deliveries', 'document_reads'] as const)
    await api.db.deleteFrom(table).execute()
  await api.db.updateTable('documents').set({ preview_level: 3 }).where('id', '=', 1).execute()
  await api.post('current_user/access_requests', { document_id: '1', note: '' }, tokens.get('trial'))
  request = (await api.db.selectFrom('access_requests').select('id').executeTakeFirstOrThrow()).id
})

const decide = (body: object) => api.post(`desk/requests/${request}`, body, tokens.get('full'))
const grant = () => decide({ decision: 'grant' })
const decline = () => decide({ decision: 'decline', answer: 'Flash mails only.' })
const inbox = async (user: UserName = 'trial') => {
  const { records, unread_count } = (await api.get('current_user/inbox', {}, tokens.get(user))).json()
  type Item = { id: string; reasons: object[]; read_at: string | null; document: { permissioned: boolean } }
  const items = records.map(({ id, reasons, read_at, document }: Item) => ({
    ...{ id, reasons, isRead: read_at !== null, isOpen: document.permissioned },
  }))
  return { items, unread_count }
}
const item = (name: string, isOpen: boolean) => ({
  ...{ id: '1', reasons: [{ kind: 'request', name }], isRead: false, isOpen },
})

test('extras a granted document is in the inbox of the client who asked, and opening it marks it as read', async () => {
  expect(await inbox()).toEqual({ items: [], unread_count: 0 })
  await grant()
  expect(await inbox()).toEqual({ items: [item('granted', true)], unread_count: 1 })
  expect((await inbox('full')).items).toEqual([])
  await api.get('web_document_by_ref', { reference: 'LODZ-1' }, tokens.get('trial'))
  await api.get('web_document_preview', { reference: 'LODZ-1' }, tokens.get('trial'))
  expect((await api.get('current_user/inbox/count', {}, tokens.get('trial'))).json()).toEqual({ unread_count: 0 })
})

test('extras a declined one is there too, closed, and can be marked as read', async () => {
  await decline()
  expect(await inbox()).toEqual({ items: [item('declined', false)], unread_count: 1 })
  const marked = await api.post('current_user/inbox', { ids: ['1'], read: true }, tokens.get('trial'))
  expect(marked.json()).toEqual({ ids: ['1'], unread_count: 0 })
})

test('extras a decision that is taken back leaves the inbox, and the next one takes its place', async () => {
  await decline()
  await decide({ decision: 'reopen' })
  expect((await inbox()).items).toEqual([])
  await grant()
  expect((await inbox()).items).toEqual([item('granted', true)])
})

test('extras a document that had come for another reason keeps it', async () => {
  const reasons = JSON.stringify([{ kind: 'follow', id: '7', name: 'Lodz' }])
  const at = new Date('2026-11-01T12:00:00Z')
  await api.db
    .insertInto('deliveries')
    .values({ user_id: users.trial.id, document_id: 1, reasons, arrived_at: at, read_at: at, mailed_at: at })
    .execute()
  await grant()
  expect((await inbox()).items).toMatchObject([
    { reasons: [{ kind: 'request', name: 'granted' }, { kind: 'follow' }], isRead: false },
  ])
  await decide({ decision: 'reopen' })
  const kept = await api.db.selectFrom('deliveries').select('reasons').executeTakeFirst()
  expect(kept?.reasons).toEqual(JSON.parse(reasons))
})

describe('extras a decided document that also came for a tag that the client follows is in no digest', () => {
  const at = new Date()
  const follow = async () => {
    const user_id = users.trial.id
    const reasons = JSON.stringify([{ kind: 'follow', id: String(ids.lodz), name: 'Lodz' }])
    const schedule = {
      frequency: 'daily',
      hour: 12,
      weekday: 1,
      time_zone: 'UTC',
      next_at: at,
      language: 'en',
    } as const
    for (const table of ['follows', 'delivery_settings', 'outgoing_mails'] as const)
      await api.db.deleteFrom(table).execute()
    await api.db
      .insertInto('delivery_settings')
      .values({ user_id, is_chosen: true, ...schedule, unsubscribe_key: 'key' })
      .execute()
    await api.db.insertInto('follows').values({ user_id, tag_id: ids.lodz, followed_at: at }).execute()
    await api.db.insertInto('deliveries').values({ user_id, document_id: 1, reasons, arrived_at: at }).execute()
  }
  const countDigests = () => {
    const address = { name: 'Halden Research', address: 'no-reply@halden.example' }
    const settings = { from: address, accessTeam: address, portalUrl: 'https://portal.example' }
    return sendMails(api.db, settings, new Date(at.getTime() + 1000))
  }

  test('when it is granted', async () => {
    await follow()
    await grant()
    expect(await countDigests()).toBe(0)
  })

  test('when it is declined, even if a digest with it was taken back', async () => {
    await follow()
    await decline()
    await api.db.updateTable('deliveries').set({ mailed_at: null }).execute()
    expect((await inbox()).items).toHaveLength(1)
    expect(await countDigests()).toBe(0)
  })
})
