import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeEntitlement, setActive } from '#server/cli/users/accounts.ts'
import { takeBackStale } from '#server/delivery/mails/take-back.ts'
import { makeStopToken, type StopTarget } from '#server/delivery/unsubscribe/token.ts'
import { withdrawDocuments } from '#server/import/withdraw.ts'
import { giveUpMail, postponeMail, takeMail } from '#server/platform/mail/repository.ts'
import { openApi, type TestApi } from './support/api.ts'
import { users } from './support/fixture.ts'
import { ids } from './support/fixture-tags.ts'
import { sendMails } from './support/send-mails.ts'

const NOW = new Date('2026-11-05T12:00:00Z')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const DAY = 24 * 60
const from = { name: 'Halden Research', address: 'no-reply@halden.example' }
const settings = { from, accessTeam: from, portalUrl: 'https://portal.example' }
const { id: user_id } = users.full
const key = 'key'

let api: TestApi
let searchId: number

beforeAll(async () => {
  api = await openApi()
})
afterAll(() => api.close())

/** A digest waits that names two documents: what was found by a saved search, and what is followed. */
beforeEach(async () => {
  for (const table of ['follows', 'saved_searches', 'deliveries', 'delivery_settings', 'outgoing_mails'] as const)
    await api.db.deleteFrom(table).execute()
  await api.db.updateTable('users').set({ is_active: true }).where('id', '=', user_id).execute()
  const schedule = { frequency: 'daily', hour: 12, weekday: 1, time_zone: 'UTC', next_at: NOW, language: 'en' } as const
  await api.db
    .insertInto('delivery_settings')
    .values({ user_id, is_chosen: true, ...schedule, unsubscribe_key: key })
    .execute()
  await api.db.insertInto('follows').values({ user_id, tag_id: ids.energy, followed_at: NOW }).execute()
  const search = { user_id, name: 'Margins', query: 'search_term=margins&libraries=All', alerts: true }
  const added = api.db.insertInto('saved_searches').values({ ...search, created_at: NOW, seen_at: NOW })
  searchId = (await added.returning('id').executeTakeFirstOrThrow()).id
  const bySearch = { kind: 'saved_search', id: String(searchId), name: 'Margins' } as const
  const byFollow = { kind: 'follow', id: String(ids.energy), name: 'Energy' } as const
  const arrived = { user_id, arrived_at: NOW }
  await api.db
    .insertInto('deliveries')
    .values([
      { ...arrived, document_id: 1, reasons: JSON.stringify([bySearch]) },
      { ...arrived, document_id: 2, reasons: JSON.stringify([byFollow]) },
    ])
    .execute()
  expect(await sendMails(api.db, settings, NOW)).toBe(1)
})

const subjects = async () =>
  (await api.db.selectFrom('outgoing_mails').select('mail').execute()).map(({ mail }) => mail.subject)
const mailed = async () => {
  const rows = api.db.selectFrom('deliveries').select('document_id').where('mailed_at', 'is not', null)
  return (await rows.orderBy('document_id').execute()).map(({ document_id }) => document_id)
}
const stop = (target: StopTarget) => api.post('unsubscribe', { token: makeStopToken(user_id, target, key) })
const takeWaiting = async (now: Date) => {
  const mail = await takeMail(api.db, now)
  if (!mail) throw new Error('No mail waits.')
  return mail
}

test('a digest that waits is not sent once its user has ended all mails', async () => {
  await stop('all')
  expect([await subjects(), await mailed()]).toEqual([[], []])
  expect(await sendMails(api.db, settings, later(3))).toBe(0)
})

test('once one search is stopped, the digest goes out at the next turn without it', async () => {
  await stop({ searchId })
  expect(await subjects()).toEqual([])
  expect(await sendMails(api.db, settings, later(3))).toBe(1)
  const [mail] = await api.db.selectFrom('outgoing_mails').select('mail').execute()
  expect(mail?.mail.text).toContain('Energy outlook')
  expect(mail?.mail.text).not.toContain('Margins')
})

test('what could not be handed over for a day goes into the next digest', async () => {
  await postponeMail(api.db, await takeWaiting(NOW), { reason: 'no server', now: NOW })
  await takeBackStale(api.db, later(DAY - 1))
  expect(await mailed()).toEqual([1, 2])
  expect(await sendMails(api.db, settings, later(DAY))).toBe(1)
  const queued = await api.db.selectFrom('outgoing_mails').select(['created_at', 'attempts']).execute()
  expect(queued).toEqual([{ created_at: later(DAY), attempts: 0 }])
})

test('what the mail server refuses for good is not tried again', async () => {
  await giveUpMail(api.db, await takeWaiting(NOW), { reason: 'no such user', now: NOW })
  await sendMails(api.db, settings, later(DAY + 1))
  expect(await mailed()).toEqual([1, 2])
})

test('the digest of a user who is deactivated is not sent, and waits for the day of return', async () => {
  const setActive = (is_active: boolean) =>
    api.db.updateTable('users').set({ is_active }).where('id', '=', user_id).execute()
  await setActive(false)
  expect(await sendMails(api.db, settings, later(1))).toBe(0)
  expect(await subjects()).toEqual([])
  await setActive(true)
  expect(await sendMails(api.db, settings, later(2))).toBe(1)
})

test('a digest that waits names nothing that has left the subscription', async () => {
  await changeEntitlement(api.db, users.full.username, { regions: 'Europe' }, later(1))
  expect(await subjects()).toEqual([])
  expect(await sendMails(api.db, settings, later(2))).toBe(1)
  const [mail] = await api.db.selectFrom('outgoing_mails').select('mail').execute()
  await changeEntitlement(api.db, users.full.username, { regions: 'all' }, later(3))
  expect(mail?.mail.text).toContain('Margins')
  expect(mail?.mail.text).not.toContain('Energy outlook')
})

test('a user who is shut out gets no mail that waits, however soon it would be sent', async () => {
  await setActive(api.db, users.full.username, false, later(1))
  expect(await takeMail(api.db, later(1))).toBeUndefined()
})

test('a digest that is being handed over is left alone, since it would be sent twice', async () => {
  await takeWaiting(NOW)
  await stop({ searchId })
  expect(await subjects()).toHaveLength(1)
  expect(await mailed()).toEqual([1, 2])
})

test('a document that is withdrawn is in no digest that waits', async () => {
  await withdrawDocuments(api.db, ['LODZ-1'], { reason: 'The figures were wrong.', now: later(1) })
  expect(await sendMails(api.db, settings, later(3))).toBe(1)
  const [mail] = await api.db.selectFrom('outgoing_mails').select('mail').execute()
  expect(mail?.mail.subject).toContain('1 new note')
  expect(mail?.mail.text).not.toContain('LODZ-1')
})
