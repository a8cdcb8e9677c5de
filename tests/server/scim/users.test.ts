import { afterEach, beforeEach, expect, test } from 'vitest'
import { users } from '../support/fixture.ts'
import { openScimApi, type ScimApi } from '../support/scim.ts'

let api: ScimApi

beforeEach(async () => {
  api = await openScimApi()
})
afterEach(() => api.close())

const USER = 'urn:ietf:params:scim:schemas:core:2.0:User'
const ANN = {
  schemas: [USER],
  userName: 'Ann@Example.com',
  externalId: 'ann-7',
  name: { givenName: 'Ann', familyName: 'Archer' },
  active: true,
}
const create = (more: object = {}) => api.scim('POST', 'Users', { ...ANN, ...more })
const entitlementOf = (userId: number) =>
  api.db.selectFrom('entitlements').select(['level', 'libraries']).where('user_id', '=', userId).executeTakeFirst()

test('a user is created in the firm with what all of its users may read, and is found again', async () => {
  const created = await create()
  expect(created.statusCode).toBe(201)
  expect(created.headers['content-type']).toBe('application/scim+json; charset=utf-8')
  const user = created.json()
  expect(user).toEqual({
    schemas: [USER],
    id: '5',
    externalId: 'ann-7',
    userName: 'ann@example.com',
    name: { formatted: 'Ann Archer', givenName: 'Ann', familyName: 'Archer' },
    displayName: 'Ann Archer',
    emails: [{ value: 'ann@example.com', type: 'work', primary: true }],
    active: true,
    meta: {
      resourceType: 'User',
      created: '2026-11-05T12:00:00.000Z',
      location: 'http://127.0.0.1:4173/scim/v2/Users/5',
    },
  })
  expect(created.headers.location).toBe(user.meta.location)
  expect((await api.scim('GET', 'Users/5')).json()).toEqual(user)
  expect(await entitlementOf(5)).toEqual({ level: 2, libraries: null })
  const [row] = await api.auditOf('user.add')
  expect(row).toMatchObject({
    actor: 'system',
    username: 'firms/acme/scim',
    subject: 'users/5',
    address: '127.0.0.1',
    detail: { username: 'ann@example.com', by: 'company', firm: 'acme', token: api.token.slice(0, 13) },
  })
})

test('a created user signs in by a mailed link', async () => {
  await create()
  await api.post('request_passwordless_login', { username: 'ann@example.com' })
  await expect.poll(() => api.db.selectFrom('one_time_tokens').selectAll().execute()).toHaveLength(1)
})

test('roles, entitlements, groups and passwords are ignored', async () => {
  const roles = [{ value: 'admin' }]
  const more = { roles, entitlements: [{ value: '3' }], groups: roles, password: 'Secret horse 1!', level: 3, id: '99' }
  const { id } = (await create(more)).json()
  expect(id).toBe('5')
  expect(await entitlementOf(5)).toMatchObject({ level: 2 })
  expect(await api.db.selectFrom('credentials').selectAll().where('user_id', '=', 5).execute()).toEqual([])
  const changed = await api.patch(5, { op: 'replace', path: 'entitlements', value: [{ value: '3' }] })
  expect(changed.statusCode).toBe(200)
  expect(await entitlementOf(5)).toMatchObject({ level: 2 })
})

test.each([
  ['a domain of another firm', 'ann@other.example'],
  ['a domain of nobody', 'ann@elsewhere.example'],
  ['a domain below one of the firm', 'ann@sub.example.com'],
  ['no address', 'ann'],
  ['two addresses', 'ann@other.example,ann@example.com'],
  ['an address with a line break', 'ann\r\n@example.com'],
  ['a number', 7],
])('a userName with %s is refused as an invalid value', async (_, userName) => {
  const answer = await create({ userName })
  expect(answer.json()).toMatchObject({
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: '400',
    scimType: 'invalidValue',
  })
  expect(await api.db.selectFrom('users').select('id').where('id', '>', 4).execute()).toEqual([])
})

test('a userName that there is cannot be created again, in whatever case', async () => {
  const answer = await create({ userName: 'FULL@example.com' })
  expect(answer.json()).toMatchObject({ status: '409', scimType: 'uniqueness' })
})

test('of two calls at once for the same user one creates it', async () => {
  const answers = await Promise.all([create(), create()])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
})

test('without a setting for all users of the firm nobody is created, and it is said whom to ask', async () => {
  await api.db.deleteFrom('firm_groups').execute()
  const answer = await create()
  expect(answer.statusCode).toBe(403)
  expect(answer.json().detail).toContain('Ask your contact')
})

test('a user of a firm that maps no groups has its subscription', async () => {
  await api.db.deleteFrom('firm_groups').execute()
  const firm = await api.db.selectFrom('firms').select('id').executeTakeFirstOrThrow()
  await api.db
    .insertInto('firm_entitlements')
    .values({ firm_id: firm.id, level: 3, libraries: ['research'] })
    .execute()
  expect((await create()).statusCode).toBe(201)
  expect(await entitlementOf(5)).toEqual({ level: 3, libraries: ['research'] })
  expect((await api.auditOf('user.add'))[0]).toMatchObject({ detail: { follows_firm: true, level: 3 } })
})

test('where groups are mapped the subscription of the firm is not for users of none', async () => {
  await api.db.updateTable('firm_groups').set({ value: 'Analysts' }).execute()
  const firm = await api.db.selectFrom('firms').select('id').executeTakeFirstOrThrow()
  await api.db.insertInto('firm_entitlements').values({ firm_id: firm.id, level: 3 }).execute()
  expect((await create()).statusCode).toBe(403)
})

test('a user is looked up by userName without case, and by externalId', async () => {
  await create()
  const find = async (filter: string) => {
    const list = (await api.scim('GET', `Users?filter=${encodeURIComponent(filter)}`)).json()
    expect(list.totalResults).toBe(list.Resources.length)
    return list.Resources.map(({ id }: { id: string }) => id)
  }
  expect(await find('userName eq "ANN@example.com"')).toEqual(['5'])
  expect(await find(`${USER}:USERNAME EQ "ann@example.com"`)).toEqual(['5'])
  expect(await find('externalId eq "ann-7"')).toEqual(['5'])
  expect(await find('userName eq "nobody@example.com"')).toEqual([])
  expect(await find('userName eq "a\\" or 1=1 --"')).toEqual([])
})

test.each([
  'userName',
  'userName eq',
  'userName eq ann@example.com',
  'userName eq "ann@example.com',
  'userName eq "\\x"',
  'userName sw "ann"',
  'userName eq "a" or userName eq "b"',
  'emails[type eq "work"] eq "a"',
  'password eq "a"',
  'constructor eq "a"',
  '',
  String.raw`userName eq "a\u0000"`,
])('the filter %j is refused', async (filter) => {
  const answer = await api.scim('GET', `Users?filter=${encodeURIComponent(filter)}`)
  expect(answer.json()).toMatchObject({ status: '400', scimType: 'invalidFilter' })
})

test('a list is given in pages that count from 1', async () => {
  const page = async (query: string) => (await api.scim('GET', `Users?${query}`)).json()
  const idsOf = ({ Resources }: { Resources: { id: string }[] }) => Resources.map(({ id }) => id)
  const all = await page('')
  expect([all.totalResults, all.startIndex, all.itemsPerPage, idsOf(all)]).toEqual([4, 1, 4, ['1', '2', '3', '4']])
  const second = await page('startIndex=3&count=1')
  expect([second.totalResults, second.startIndex, second.itemsPerPage, idsOf(second)]).toEqual([4, 3, 1, ['3']])
  expect(await page('count=0')).toMatchObject({ totalResults: 4, itemsPerPage: 0, Resources: [] })
  expect(await page('startIndex=-2&count=-1')).toMatchObject({ startIndex: 1, itemsPerPage: 0 })
  expect(await page('count=many')).toMatchObject({ status: '400', scimType: 'invalidValue' })
  expect(await page('count=1&count=2')).toMatchObject({ status: '400', scimType: 'invalidValue' })
})

test('a PUT replaces a user: what it leaves out is cleared, and who is inactive stays so', async () => {
  await create({ active: false })
  const put = await api.scim('PUT', 'Users/5', { userName: 'ann.archer@example.com', displayName: 'Ann A.' })
  expect(put.statusCode).toBe(200)
  const { externalId, ...user } = put.json()
  expect(externalId).toBeUndefined()
  expect(user).toMatchObject({ id: '5', userName: 'ann.archer@example.com', displayName: 'Ann A.', active: false })
  expect(user.name).toEqual({ formatted: 'Ann A.' })
  expect((await api.scim('PUT', 'Users/5', {})).json()).toMatchObject({ status: '400', scimType: 'invalidValue' })
})

test('a user cannot be given a name that there is, or one of another domain', async () => {
  const rename = async (value: string) => (await api.patch(1, { op: 'replace', path: 'userName', value })).json()
  expect(await rename(users.trial.username)).toMatchObject({ status: '409', scimType: 'uniqueness' })
  expect(await rename('full@other.example')).toMatchObject({ status: '400', scimType: 'invalidValue' })
  expect(await rename('flora@example.com')).toMatchObject({ userName: 'flora@example.com', displayName: 'Flora Full' })
  const [row] = await api.auditOf('user.change')
  expect(row?.detail).toMatchObject({ username: { before: 'full@example.com', after: 'flora@example.com' } })
})

test('of two users who are given the same name at once one is', async () => {
  const rename = (id: number) => api.patch(id, { op: 'replace', path: 'userName', value: 'same@example.com' })
  const answers = await Promise.all([rename(1), rename(2), create({ userName: 'same@example.com' })])
  expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1)
  for (const answer of answers.filter(({ statusCode }) => statusCode >= 300))
    expect(answer.json()).toMatchObject({ status: '409', scimType: 'uniqueness' })
})

test('a link that was mailed to an old address is worth nothing', async () => {
  const link = await api.tokenOf('passwordless_login')
  await api.patch(1, { op: 'replace', path: 'userName', value: 'flora@example.com' })
  expect((await api.use('passwordless_login', link)).statusCode).toBe(403)
})

test.each([
  ['application/json', 201],
  ['application/scim+json; charset=utf-8', 201],
  ['text/plain', 415],
])('a body of %s is answered with %i', async (type, status) => {
  expect((await api.scim('POST', 'Users', ANN, { headers: { 'content-type': type } })).statusCode).toBe(status)
})

test.each([
  ['no JSON', '{'],
  ['nothing', ''],
  ['a list', '[]'],
  ['a prototype', '{"__proto__":{"active":false},"userName":"ann@example.com"}'],
])('a body of %s is a syntax error', async (_, payload) => {
  const answer = await api.scim('POST', 'Users', {}, { payload })
  expect(answer.json()).toMatchObject({ status: '400', scimType: 'invalidSyntax' })
})

test('a body of more than 256 kB is refused', async () => {
  const answer = await create({ displayName: 'x'.repeat(300_000) })
  expect(answer.json()).toMatchObject({ status: '413' })
})
