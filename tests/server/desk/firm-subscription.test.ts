import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { holdFirm } from '#server/firms/repository.ts'
import { operator } from '#server/platform/audit/actor.ts'
import { endExpired, remindEnding } from '#server/provisioning/expiry.ts'
import { removeDomain } from '#server/provisioning/firm-domains.ts'
import { removeFirm } from '#server/provisioning/remove-firm.ts'
import { openApi, type TestApi } from '../support/api.ts'
import { addFirm } from '../support/firms.ts'
import { type UserName, users } from '../support/fixture.ts'
import { ids } from '../support/fixture-tags.ts'
import { keptMails } from '../support/kept-mails.ts'

const actor = operator({ AUDIT_OPERATOR: 'tests' })
const END = '2026-12-05T23:00:00.000Z'
const terms = {
  level: 2,
  libraries: ['Research'],
  regions: ['Europe'],
  asset_classes: null,
  valid_until: END,
  is_trial: false,
}

let api: TestApi
let token: string
let firmId: number
beforeAll(async () => {
  api = await openApi(undefined, { mail: keptMails })
  await api.db.updateTable('users').set({ role: 'desk' }).where('id', '=', users.full.id).execute()
  token = (await api.signIn('full')).token
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.deleteFrom('firms').execute()
  await api.db.updateTable('entitlements').set({ follows_firm: false, ended_at: null, valid_until: null }).execute()
  firmId = (await addFirm(api.db)).id
  await api.db.deleteFrom('audit').execute()
})

const changeFirm = async (body: object) => (await api.post(`desk/firms/${firmId}`, body, token)).json()
const changeUser = (name: UserName, body: object) => api.post(`desk/users/${users[name].id}`, body, token)
const account = async (name: UserName) => (await api.get(`desk/users/${users[name].id}`, {}, token)).json()
const follow = (name: UserName) => changeUser(name, { follows_firm: true })
const entitled = async () =>
  (
    await api.db
      .selectFrom('audit')
      .select(['action', 'username', 'subject', 'detail'])
      .where('action', 'like', '%.entitle')
      .orderBy('number')
      .execute()
  ).map(({ action, username, subject, detail }) => ({ action, username, subject, detail }))
const inTransaction = <T>(work: (db: TestApi['db']) => Promise<T>) => api.db.transaction().execute(work)

test('extras: a firm is given a subscription, and its users keep what they have until they follow it', async () => {
  const before = await account('trial')
  expect(await changeFirm({ subscription: terms })).toMatchObject({ subscription: terms, users: 4, followers: 0 })
  expect(await account('trial')).toEqual(before)
  expect((await follow('trial')).json()).toMatchObject({ ...terms, follows_firm: true })
  expect(await changeFirm({})).toMatchObject({ followers: 1 })
})

test('extras: a change of the subscription of a firm reaches who follows it at once, and nobody else', async () => {
  await changeFirm({ subscription: terms })
  await follow('none')
  const other = await account('trial')
  const { token: reader } = await api.signIn('none')
  await changeFirm({ subscription: { regions: ['Asia'], valid_until: null } })
  expect(await account('none')).toMatchObject({ ...terms, regions: ['Asia'], valid_until: null, follows_firm: true })
  expect(await account('trial')).toEqual(other)
  expect((await api.get('current_user/subscription', {}, reader)).json()).toMatchObject({
    level: 2,
    regions: ['Asia'],
    firm: 'Acme Asset Management',
  })
})

test('extras: all users of a firm get its subscription where the desk asks for it', async () => {
  expect(await changeFirm({ subscription: terms, all_follow: true })).toMatchObject({ users: 4, followers: 4 })
  expect(await account('europe')).toMatchObject({ ...terms, follows_firm: true })
})

test('extras: without the subscription of the firm its followers have none, and get the next one', async () => {
  await changeFirm({ subscription: terms, all_follow: true })
  expect(await changeFirm({ subscription: null })).toMatchObject({ subscription: null, followers: 4 })
  expect(await account('trial')).toMatchObject({ level: 0, valid_until: null, follows_firm: true })
  await changeFirm({ subscription: terms })
  expect(await account('trial')).toMatchObject(terms)
})

test('extras: what is changed at a user makes the subscription their own, with the rest as it was', async () => {
  await changeFirm({ subscription: terms, all_follow: true })
  expect((await changeUser('trial', { level: 3 })).json()).toMatchObject({ ...terms, level: 3, follows_firm: false })
  expect((await changeUser('none', { follows_firm: false })).json()).toMatchObject({ ...terms, follows_firm: false })
  expect(await changeFirm({ subscription: { level: 1 } })).toMatchObject({ followers: 2 })
  expect(await account('trial')).toMatchObject({ level: 3 })
})

test.each([
  ['a firm without a subscription', { all_follow: true }, 'all_follow', 'no-firm-subscription'],
  [
    'a trial without an end',
    { subscription: { ...terms, is_trial: true, valid_until: null } },
    'valid_until',
    'trial-without-end',
  ],
  [
    'an end that is over',
    { subscription: { ...terms, valid_until: '2026-11-04T00:00:00Z' } },
    'valid_until',
    'end-past',
  ],
  ['a region that nobody knows', { subscription: { ...terms, regions: ['Atlantis'] } }, 'regions', 'unknown-name'],
])('extras: %s is refused at the field', async (_what, body, field, code) => {
  const answer = await api.post(`desk/firms/${firmId}`, body, token)
  expect([answer.statusCode, answer.json().field, answer.json().problems[0].code]).toEqual([422, field, code])
  expect(await api.db.selectFrom('firm_entitlements').selectAll().execute()).toEqual([])
})

test('extras: a user follows only a firm that has a subscription', async () => {
  const answer = await follow('trial')
  expect([answer.statusCode, answer.json().field]).toEqual([422, 'follows_firm'])
})

test('extras: a new user has the subscription of the firm of the address', async () => {
  await changeFirm({ subscription: terms })
  const body = { username: 'new@example.com', name: 'New', first_sign_in: 'password', password: 'Fresh paint 7!' }
  const none = { level: 0, libraries: null, regions: null, asset_classes: null, valid_until: null, is_trial: false }
  const added = await api.post('desk/users', { ...body, ...none, follows_firm: true }, token)
  expect(added.json()).toMatchObject({ ...terms, follows_firm: true })
  const stranger = { ...body, ...none, username: 'new@nobody.example', follows_firm: true }
  expect((await api.post('desk/users', stranger, token)).json().field).toBe('follows_firm')
  await api.db.deleteFrom('users').where('username', '=', 'new@example.com').execute()
})

test('extras: the audit has who changed the subscription of a firm, and what each user had of their own before', async () => {
  await changeUser('trial', { level: 1 })
  await api.db.deleteFrom('audit').execute()
  await changeFirm({ subscription: terms, all_follow: true })
  await changeFirm({ subscription: { level: 3 } })
  const [firm, ...rows] = await entitled()
  expect(firm).toMatchObject({
    action: 'firm.entitle',
    username: users.full.username,
    subject: `firms/${firmId}`,
    detail: { firm: 'acme', users: 4, level: { after: 2 } },
  })
  const trial = rows.find(({ subject }) => subject === `users/${users.trial.id}`)
  expect(trial).toMatchObject({ action: 'user.entitle', detail: { level: { before: 1, after: 2 } } })
  expect(rows).toHaveLength(5)
  expect(rows.at(-1)).toMatchObject({ action: 'firm.entitle', detail: { users: 4, level: { before: 2, after: 3 } } })
  await changeFirm({ subscription: { level: 3 } })
  expect(await entitled()).toHaveLength(6)
})

test('extras: what was changed of a subscription that is gone meanwhile is refused, and opens nothing', async () => {
  await changeFirm({ subscription: terms, all_follow: true })
  await changeFirm({ subscription: null })
  const answer = await api.post(`desk/firms/${firmId}`, { subscription: { level: 3 } }, token)
  expect([answer.statusCode, answer.json().problems[0].code]).toEqual([422, 'firm-subscription-gone'])
  expect(await account('trial')).toMatchObject({ level: 0 })
})

test('extras: users keep what they have where they would follow nothing', async () => {
  const before = await account('trial')
  for (const body of [
    { subscription: {}, all_follow: true },
    { subscription: null, all_follow: true },
  ])
    expect((await api.post(`desk/firms/${firmId}`, body, token)).statusCode).toBe(422)
  await changeFirm({ subscription: terms })
  const answer = await api.post(`desk/firms/${firmId}`, { subscription: null, all_follow: true }, token)
  expect(answer.statusCode).toBe(422)
  expect(await account('trial')).toEqual(before)
})

test('extras: a subscription that becomes a user’s own while that of the firm changes stays their own', async () => {
  await changeFirm({ subscription: terms, all_follow: true })
  for (let round = 0; round < 10; round++) {
    await follow('trial')
    await Promise.all([changeFirm({ subscription: { level: (round % 2) + 1 } }), changeUser('trial', { level: 3 })])
    expect(await account('trial')).toMatchObject({ level: 3, follows_firm: false })
  }
})

test('extras: with the same end nobody is told again', async () => {
  await changeFirm({ subscription: terms, all_follow: true })
  const soon = new Date('2026-12-04T12:00:00Z')
  await remindEnding(api.db, keptMails, soon)
  await changeFirm({ subscription: { level: 3 } })
  expect(await remindEnding(api.db, keptMails, soon)).toBe(0)
  await changeFirm({ subscription: { valid_until: '2026-12-06T23:00:00.000Z' } })
  expect(await remindEnding(api.db, keptMails, soon)).toBe(4)
})

test('extras: permitted emails follow the subscription of the firm', async () => {
  await changeFirm({ subscription: terms, all_follow: true })
  const { access_rows } = await api.db
    .selectFrom('preferences')
    .select('access_rows')
    .where('user_id', '=', users.trial.id)
    .executeTakeFirstOrThrow()
  const permitted = access_rows.filter(({ options }) => Object.values(options).some((option) => option.permitted))
  expect(new Set(permitted.map(({ region }) => region))).toEqual(new Set(['Europe']))
})

test('extras: the subscription of a firm ends for each follower, who was told before', async () => {
  await changeFirm({ subscription: terms, all_follow: true })
  const { token: reader } = await api.signIn('trial')
  await api.db.deleteFrom('outgoing_mails').execute()
  const soon = new Date('2026-12-04T12:00:00Z')
  expect(await remindEnding(api.db, keptMails, soon)).toBe(4)
  const over = new Date('2026-12-06T12:00:00Z')
  expect(await endExpired(api.db, over)).toBe(4)
  await changeFirm({ subscription: { valid_until: '2027-01-31T23:00:00.000Z' } })
  expect((await api.get('current_user/subscription', {}, reader)).json()).toMatchObject({ level: 2 })
  const { rows } = await sql`select from entitlements where ended_at is not null or reminded_at is not null`.execute(
    api.db,
  )
  expect(rows).toHaveLength(0)
})

test.each([
  [
    'the domain is taken from the firm',
    (db: TestApi['db'], now: Date) =>
      holdFirm(db, 'acme').then((firm) => removeDomain(db, { firm, domain: 'example.com', actor }, now)),
  ],
  [
    'the firm is removed',
    (db: TestApi['db'], now: Date) => holdFirm(db, 'acme').then((firm) => removeFirm(db, { firm, actor }, now)),
  ],
])('extras: a follower has no subscription any more when %s, and others keep theirs', async (_what, work) => {
  await changeFirm({ subscription: terms })
  await follow('none')
  const other = await account('europe')
  await inTransaction((db) => work(db, new Date()))
  expect(await account('none')).toMatchObject({ level: 0, firm: null, follows_firm: false })
  expect(await account('europe')).toMatchObject({ level: other.level, regions: other.regions })
})

test('extras: a tag that the subscription of a firm names is in use', async () => {
  await changeFirm({ subscription: terms })
  const { rows } = await sql`select from firm_entitlements where ${ids.europe}::int = any(region_ids)`.execute(api.db)
  expect(rows).toHaveLength(1)
  expect((await api.get(`desk/tags/${ids.europe}`, {}, token)).json().is_used).toBe(true)
})
