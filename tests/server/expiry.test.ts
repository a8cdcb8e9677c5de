import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { entitle } from '#server/provisioning/entitle.ts'
import { endExpired, remindEnding } from '#server/provisioning/expiry.ts'
import { expiryMail } from '#server/provisioning/expiry-mail.ts'
import { openApi, type TestApi } from './support/api.ts'
import { users } from './support/fixture.ts'
import { keptMails } from './support/kept-mails.ts'

const NOW = new Date('2026-11-05T12:00:00Z')
/** Less than an access token is good for. */
const MINUTES = 300_000
const HOUR = 3_600_000
const DAY = 24 * HOUR
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds)
const { id, username } = users.full

let api: TestApi
beforeAll(async () => {
  api = await openApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.deleteFrom('outgoing_mails').execute()
  await api.db.deleteFrom('audit').where('action', '=', 'entitlement.end').execute()
  await endOn(null)
})

const endOn = (end: Date | null) =>
  api.db
    .updateTable('entitlements')
    .set({ valid_until: end, is_trial: true, reminded_at: null, ended_at: null })
    .where('user_id', '=', id)
    .execute()
const mails = async () => (await api.db.selectFrom('outgoing_mails').select('mail').execute()).map(({ mail }) => mail)
const ends = () => api.db.selectFrom('audit').select(['subject']).where('action', '=', 'entitlement.end').execute()

test('a subscription covers nothing from its end on, in a session that is open', async () => {
  await endOn(later(MINUTES))
  const { token } = await api.signIn()
  const access = async () => {
    const answer = await api.get('web_documents/1', {}, token)
    const { permissioned, entitled } = answer.json()
    return [answer.statusCode, permissioned, entitled]
  }
  api.wait(MINUTES - 1)
  expect(await access()).toEqual([200, true, true])
  api.wait(1)
  expect(await access()).toEqual([200, false, false])
  api.wait(-MINUTES)
})

test('a granted document is open beside the subscription, until the grant ends', async () => {
  const { token } = await api.signIn('none')
  const access = async () => (await api.get('web_documents/1', {}, token)).json().entitled
  const grant = { user_id: users.none.id, document_id: 1, granted_at: NOW }
  expect(await access()).toBe(false)
  await api.db
    .insertInto('document_grants')
    .values({ ...grant, valid_until: later(MINUTES) })
    .execute()
  expect(await access()).toBe(true)
  expect((await api.get('web_document_preview', { reference: 'LODZ-1' }, token)).statusCode).toBe(200)
  expect((await api.get('files/documents/1.pdf', {}, token)).statusCode).toBe(200)
  const found = await api.get('all_documents', { search_term: 'cheap funding' }, token)
  expect(found.json().records.map((record: { id: string }) => record.id)).toEqual(['1'])
  expect((await api.get('web_documents/2', {}, token)).json().entitled).toBe(false)
  api.wait(MINUTES)
  expect(await access()).toBe(false)
  api.wait(-MINUTES)
})

test('a mail is written three days before the end, once, and again only for another end', async () => {
  const remind = (at: Date) => remindEnding(api.db, keptMails, at)
  await endOn(later(4 * DAY))
  expect(await remind(later(DAY - 1))).toBe(0)
  expect(await remind(later(DAY))).toBe(1)
  expect(await remind(later(DAY + HOUR))).toBe(0)
  await entitle(api.db, id, { valid_until: later(6 * DAY) }, later(DAY + HOUR))
  expect(await remind(later(3 * DAY - 1))).toBe(0)
  expect(await remind(later(3 * DAY))).toBe(1)
  expect((await mails()).map(({ to, subject }) => [to.address, subject])).toEqual([
    [username, 'Your trial is about to end: Halden Research'],
    [username, 'Your trial is about to end: Halden Research'],
  ])
})

test('a subscription that has ended takes back what followed from it, once, and is on record', async () => {
  const row = {
    region: 'Europe',
    options: { Daily: { label: 'Europe Daily', active: true, permitted: true } },
  }
  await api.db
    .updateTable('preferences')
    .set({ access_rows: JSON.stringify([row]) })
    .where('user_id', '=', id)
    .execute()
  await endOn(later(HOUR))
  expect(await endExpired(api.db, later(HOUR - 1))).toBe(0)
  expect(await endExpired(api.db, later(HOUR))).toBe(1)
  expect(await endExpired(api.db, later(HOUR))).toBe(0)
  const { access_rows: rows } = await api.db
    .selectFrom('preferences')
    .select('access_rows')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(rows[0]?.options.Daily).toEqual({ label: 'Europe Daily', active: true, permitted: false })
  expect(await ends()).toEqual([{ subject: `users/${id}` }])
})

const ending = { user: users.full, isTrial: true, timeZone: 'Europe/Berlin' }

test('the mail tells the end by the clock of the user, on the day when clocks change too', () => {
  const before = expiryMail({ ...ending, language: 'en', end: new Date('2026-10-25T00:30:00Z') }, keptMails)
  const after = expiryMail({ ...ending, language: 'en', end: new Date('2026-10-25T01:30:00Z') }, keptMails)
  expect(before.text).toContain('Your trial ends on 25 October 2026 at 02:30:00 CEST.')
  expect(after.text).toContain('Your trial ends on 25 October 2026 at 02:30:00 CET.')
})

test('the mail is in the language of the user’s mails', () => {
  const mail = expiryMail(
    { ...ending, isTrial: false, language: 'de', end: new Date('2026-11-30T17:00:00Z') },
    keptMails,
  )
  expect(mail.subject).toBe('Ihr Abonnement endet bald: Halden Research')
  expect(mail.text).toContain('Ihr Abonnement endet am 30. November 2026 um 18:00:00 MEZ.')
})

test('the account tells what the subscription covers, when it ends, and that it has ended', async () => {
  await endOn(later(MINUTES))
  const { token } = await api.signIn()
  const told = async () => (await api.get('current_user/subscription', {}, token)).json()
  const end = later(MINUTES).toISOString()
  const everything = { regions: null, asset_classes: null, libraries: null }
  expect(await told()).toEqual({ level: 3, is_trial: true, valid_until: end, ...everything, firm: null, documents: 0 })
  api.wait(MINUTES - 1)
  expect((await told()).level).toBe(3)
  await endOn(later(MINUTES - 1))
  expect(await told()).toMatchObject({ level: 0, regions: [] })
  api.wait(1 - MINUTES)
  const europe = await api.get('current_user/subscription', {}, (await api.signIn('europe')).token)
  expect(europe.json()).toMatchObject({ level: 3, is_trial: false, valid_until: null, regions: ['Europe'] })
})
