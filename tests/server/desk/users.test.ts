import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openApi, type TestApi } from '../support/api.ts'
import { addFirm } from '../support/firms.ts'
import { PASSWORD, type UserName, users } from '../support/fixture.ts'
import { ids } from '../support/fixture-tags.ts'
import { keptMails } from '../support/kept-mails.ts'

let api: TestApi
const tokens = new Map<UserName, string>()
beforeAll(async () => {
  api = await openApi(undefined, { mail: keptMails })
  await setRole('full', 'admin')
  await setRole('europe', 'desk')
  for (const name of ['full', 'europe', 'trial', 'none'] as const) tokens.set(name, (await api.signIn(name)).token)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.deleteFrom('audit').execute()
  await api.db.deleteFrom('outgoing_mails').execute()
})

const setRole = (name: UserName, role: 'admin' | 'desk' | 'reader') =>
  api.db.updateTable('users').set({ role }).where('id', '=', users[name].id).execute()
const list = async (query: Record<string, string> = {}, by: UserName = 'europe') =>
  (await api.get('desk/users', query, tokens.get(by))).json()
const namesFound = async (query: Record<string, string>) =>
  (await list(query)).records.map(({ name }: { name: string }) => name)
const change = (name: UserName, body: object, by: UserName = 'europe') =>
  api.post(`desk/users/${users[name].id}`, body, tokens.get(by))
const create = (body: object, by: UserName = 'europe') => api.post('desk/users', body, tokens.get(by))
const audited = async () =>
  (
    await api.db
      .selectFrom('audit')
      .select(['username', 'action', 'subject', 'detail'])
      .where((eb) => eb.or([eb('action', 'like', 'user.%'), eb('action', 'like', 'firm.%')]))
      .orderBy('number')
      .execute()
  ).map(({ action, username, subject, detail }) => ({ action, username, subject, detail }))

const covered = {
  level: 1,
  libraries: ['Research'],
  regions: ['Europe'],
  asset_classes: null,
  valid_until: '2026-12-05T23:00:00.000Z',
  is_trial: true,
}
const anna = { username: ' Anna@Client.example', name: 'Anna Client', first_sign_in: 'password', ...covered }

test('users are listed by name and found by each word of a search', async () => {
  expect(await namesFound({})).toEqual(['Eve Europe', 'Flora Full', 'Nora None', 'Tom Trial'])
  expect(await namesFound({ search_term: 'FLO full@' })).toEqual(['Flora Full'])
  expect(await namesFound({ search_term: 'usr-3' })).toEqual(['Tom Trial'])
  expect(await namesFound({ search_term: '%' })).toEqual([])
  const { records, pagination_metadata } = await list({ page: '2', page_size: '3' })
  expect([records.length, pagination_metadata]).toEqual([1, { page: 2, num_pages: 2, max_records: 4 }])
})

test('a user is shown with the subscription by name', async () => {
  const answer = await api.get(`desk/users/${users.europe.id}`, {}, tokens.get('europe'))
  expect(answer.json()).toEqual({
    id: '2',
    username: 'europe@example.com',
    name: 'Eve Europe',
    reference: 'usr-2',
    firm: null,
    role: 'desk',
    is_active: true,
    is_firm_lead: false,
    level: 3,
    libraries: null,
    regions: ['Europe'],
    asset_classes: null,
    valid_until: null,
    is_trial: false,
    follows_firm: false,
    last_sign_in: '2026-11-05T12:00:00.000Z',
    created_at: '2026-01-01T00:00:00.000Z',
    has_password: true,
  })
  expect((await api.get('desk/users/999', {}, tokens.get('europe'))).statusCode).toBe(404)
})

test('a new user signs in with the first password, and must change it', async () => {
  const answer = await create({ ...anna, password: 'A first One 1!' })
  expect(answer.json()).toMatchObject({ username: 'anna@client.example', role: 'reader', ...covered })
  const signedIn = await api.post('auth', { username: 'anna@client.example', password: 'A first One 1!' })
  expect([signedIn.statusCode, signedIn.json().must_change_password]).toEqual([200, true])
  const [entry] = await audited()
  expect(entry).toMatchObject({ action: 'user.add', username: 'europe@example.com' })
  expect(JSON.stringify(entry)).not.toContain('first One')
})

test('an invitation is in the language that the desk chooses, as are later mails', async () => {
  const { id } = (
    await create({ ...anna, username: 'uwe@client.example', first_sign_in: 'link', language: 'de' })
  ).json()
  const rows = await api.db.selectFrom('outgoing_mails').select('mail').execute()
  expect(rows.at(-1)?.mail.text).toContain('Ihr Testzugang endet am 5. Dezember 2026')
  const settings = api.db.selectFrom('delivery_settings').select(['language', 'is_chosen'])
  expect(await settings.where('user_id', '=', Number(id)).executeTakeFirst()).toEqual({
    language: 'de',
    is_chosen: false,
  })
  await api.db.deleteFrom('outgoing_mails').execute()
})

test('a new user is sent a link to set a password, which is good for days', async () => {
  await create({ ...anna, username: 'bo@client.example', first_sign_in: 'link' })
  const [row] = await api.db.selectFrom('outgoing_mails').select('mail').execute()
  expect(row?.mail.to.address).toBe('bo@client.example')
  expect(row?.mail.text).toContain('Your trial ends on 5 December 2026')
  const [, token] = /reset_password\/(\S+)/.exec(row?.mail.text ?? '') ?? []
  const sixDays = 6 * 24 * 3_600_000
  api.wait(sixDays)
  const set = await api.post('reset_password', { reset_token: token, new_password: 'My own Word 7!' })
  expect(set.statusCode).toBe(204)
  const signedIn = await api.post('auth', { username: 'bo@client.example', password: 'My own Word 7!' })
  expect(signedIn.statusCode).toBe(200)
  api.wait(-sixDays)
})

const sendLink = (id: number | string, kind: string, by: UserName = 'europe') =>
  api.post(`desk/users/${id}/link`, { kind }, tokens.get(by))
const sentTo = async (address: string) =>
  (await api.db.selectFrom('outgoing_mails').select('mail').execute())
    .map(({ mail }) => mail)
    .filter(({ to }) => to.address === address)
const tokenIn = (text: string | undefined) => /reset_password\/(\S+)/.exec(text ?? '')?.[1]

test('extras: an invitation is sent again to a user without a password, in their language, and the first link ends', async () => {
  const username = 'ida@client.example'
  const { id } = (await create({ ...anna, username, first_sign_in: 'link', language: 'de' })).json()
  const [first] = await sentTo(username)
  expect((await sendLink(id, 'password_reset')).json().problems[0].code).toBe('has-no-password')
  expect((await sendLink(id, 'invitation')).json()).toMatchObject({ username, has_password: false })
  const second = (await sentTo(username)).find(({ text }) => text !== first?.text)
  expect(second?.subject).toMatch(/^Ihr Zugang/)
  const setPassword = (text: string | undefined) =>
    api.post('reset_password', { reset_token: tokenIn(text), new_password: 'My own Word 7!' })
  expect((await setPassword(first?.text)).statusCode).toBe(403)
  expect((await setPassword(second?.text)).statusCode).toBe(204)
  expect((await sendLink(id, 'invitation')).json().problems[0].code).toBe('has-password')
  expect(await audited()).toContainEqual({
    action: 'user.invite',
    username: 'europe@example.com',
    subject: `users/${id}`,
    detail: { username },
  })
})

test('extras: a user with a password is sent a link to set another one, which is good for half an hour', async () => {
  expect((await sendLink(users.none.id, 'password_reset')).statusCode).toBe(200)
  const [mail] = await sentTo(users.none.username)
  expect(mail?.subject).toMatch(/^Reset your password/)
  expect((await audited()).map(({ action }) => action)).toEqual(['user.send_reset'])
  api.wait(31 * 60_000)
  const late = await api.post('reset_password', { reset_token: tokenIn(mail?.text), new_password: 'My own Word 7!' })
  api.wait(-31 * 60_000)
  expect(late.statusCode).toBe(403)
})

test('extras: no link goes to accounts of the desk by others than administrators, nor to one that is ended', async () => {
  expect((await sendLink(users.full.id, 'password_reset')).statusCode).toBe(403)
  await change('trial', { is_active: false })
  expect((await sendLink(users.trial.id, 'password_reset')).json().problems[0].code).toBe('account-ended')
  await change('trial', { is_active: true })
  tokens.set('trial', (await api.signIn('trial')).token)
  expect(await sentTo(users.trial.username)).toEqual([])
})

test('extras: the documents that a user was granted are listed with their ends', async () => {
  const { id, reference, title } = await api.db
    .selectFrom('documents')
    .select(['id', 'reference', 'title'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const granted_at = new Date('2026-11-01T08:00:00.000Z')
  const valid_until = new Date('2026-12-01T00:00:00.000Z')
  const grant = { user_id: users.trial.id, document_id: id, granted_at, valid_until }
  await api.db.insertInto('document_grants').values(grant).execute()
  const answer = await api.get(`desk/users/${users.trial.id}/grants`, {}, tokens.get('europe'))
  expect(answer.json().records).toEqual([
    { reference, title, granted_at: granted_at.toISOString(), valid_until: valid_until.toISOString() },
  ])
  await api.db.deleteFrom('document_grants').execute()
})

test.each([
  [{ ...anna, username: 'anna' }, 'username', 'A user name is an email address.'],
  [
    { ...anna, username: 'TRIAL@example.com', first_sign_in: 'link' },
    'username',
    'There is a user of this name already.',
  ],
  [{ ...anna }, 'password', 'Give a first password.'],
  [{ ...anna, password: 'short' }, 'password', 'Password must be at least 8 characters'],
  [{ ...anna, first_sign_in: 'company' }, 'first_sign_in', 'The firm of this address has no company sign-in.'],
  [{ ...anna, first_sign_in: 'link', valid_until: null }, 'valid_until', 'A trial needs an end.'],
  [
    { ...anna, first_sign_in: 'link', valid_until: '2026-11-05T11:00:00Z' },
    'valid_until',
    'The end of the subscription must be in the future.',
  ],
  [{ ...anna, first_sign_in: 'link', regions: ['Nowhere'] }, 'regions', 'There is no Region Nowhere.'],
  [{ ...anna, first_sign_in: 'link', libraries: ['Cellar'] }, 'libraries', 'There is no library Cellar.'],
])('a new user is refused at the field: %#', async (body, field, text) => {
  const before = (await list()).records.length
  const answer = await create(body)
  expect([answer.statusCode, answer.json().field, answer.json().errors[0]]).toEqual([422, field, text])
  expect((await list()).records.length).toBe(before)
})

test('a change is what was given and nothing else, and each kind is in the audit', async () => {
  const answer = await change('trial', { name: ' Tom Tester ', regions: ['Asia'], valid_until: covered.valid_until })
  expect(answer.json()).toMatchObject({ name: 'Tom Tester', level: 1, regions: ['Asia'], libraries: null })
  expect(await audited()).toEqual([
    {
      action: 'user.change',
      username: 'europe@example.com',
      subject: 'users/3',
      detail: { username: 'trial@example.com', name: { before: 'Tom Trial', after: 'Tom Tester' } },
    },
    {
      action: 'user.entitle',
      username: 'europe@example.com',
      subject: 'users/3',
      detail: {
        username: 'trial@example.com',
        region_ids: { before: null, after: [ids.asia] },
        valid_until: { before: null, after: covered.valid_until },
      },
    },
  ])
  await change('trial', { name: 'Tom Trial', regions: null, valid_until: null })
})

test('what is as it was, is in no audit', async () => {
  await change('trial', { name: 'Tom Trial', reference: 'usr-3', is_active: true, role: 'reader', level: 1 })
  expect(await audited()).toEqual([])
})

test('nothing is changed if a part is refused', async () => {
  const answer = await change('trial', { name: 'Other', is_trial: true })
  expect([answer.statusCode, answer.json().field]).toEqual([422, 'valid_until'])
  expect(await namesFound({ search_term: 'Other' })).toEqual([])
  expect(await audited()).toEqual([])
})

test('an account that is ended is shut out at once, and can be let in again', async () => {
  const { token } = await api.signIn('none')
  expect((await change('none', { is_active: false })).json().is_active).toBe(false)
  expect((await api.get('current_user', {}, token)).statusCode).toBe(401)
  const refused = await api.post('auth', { username: users.none.username, password: PASSWORD })
  expect(refused.statusCode).toBe(403)
  await change('none', { is_active: true })
  expect((await audited()).map(({ action }) => action)).toEqual(['user.disable', 'user.enable'])
  tokens.set('none', (await api.signIn('none')).token)
})

test('only an administrator gives roles and changes accounts of the desk', async () => {
  for (const refused of [
    await change('trial', { role: 'desk' }),
    await change('full', { name: 'Not me' }),
    await change('europe', { level: 3 }),
    await create({ ...anna, username: 'c@client.example', first_sign_in: 'link', role: 'admin' }),
  ])
    expect(refused.statusCode).toBe(403)
  expect((await change('trial', { role: 'desk' }, 'full')).json().role).toBe('desk')
  expect((await api.get('desk/me', {}, tokens.get('trial'))).json().role).toBe('desk')
  await change('trial', { role: 'reader' }, 'full')
})

test('nobody takes the own role or account away', async () => {
  const role = await change('full', { role: 'reader' }, 'full')
  expect([role.statusCode, role.json().field]).toEqual([422, 'role'])
  const ended = await change('full', { is_active: false }, 'full')
  expect([ended.statusCode, ended.json().field]).toEqual([422, 'is_active'])
  expect((await change('full', { name: 'Flora Full' }, 'full')).statusCode).toBe(200)
})

test('a lead speaks for a firm, and users are found by their firm', async () => {
  const lonely = await change('trial', { is_firm_lead: true })
  expect([lonely.statusCode, lonely.json().field]).toEqual([422, 'is_firm_lead'])
  const firm = await addFirm(api.db, 'acme', 'example.com')
  expect(await namesFound({ firm_id: String(firm.id), search_term: 'acme' })).toHaveLength(4)
  expect(await namesFound({ firm_id: '999' })).toEqual([])
  expect((await change('trial', { is_firm_lead: true })).json()).toMatchObject({ is_firm_lead: true })
  expect((await audited()).map(({ action }) => action)).toContain('firm.add_lead')
})

test('what an account can be given is told', async () => {
  const options = (await api.get('desk/user_options', {}, tokens.get('europe'))).json()
  expect(options).toMatchObject({ sends_mails: true, libraries: expect.arrayContaining(['Research']) })
  expect(options.regions).toContain('Europe')
})
