import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../support/fixture.ts'
import { openScimApi, type ScimApi } from '../support/scim.ts'

let api: ScimApi

beforeAll(async () => {
  api = await openScimApi()
})
afterAll(() => api.close())

const { id } = users.europe
const change = async (...operations: object[]) => {
  const answer = await api.patch(id, ...operations)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

test('parts of a name rename only who is called by them', async () => {
  await change({ op: 'Replace', path: 'name.givenName', value: 'Eva' })
  const named = await change({ op: 'Add', path: 'name.familyName', value: 'Europa' })
  expect(named).toMatchObject({ displayName: 'Eve Europe', name: { givenName: 'Eva', familyName: 'Europa' } })
  expect(await change({ op: 'Remove', path: 'displayName' })).toMatchObject({ displayName: 'Eva Europa' })
  expect(await change({ op: 'replace', path: 'name', value: { familyName: 'Euler' } })).toMatchObject({
    displayName: 'Eva Euler',
  })
  expect(await change({ op: 'replace', value: { 'name.givenName': 'Evi', displayName: 'E. Euler' } })).toMatchObject({
    displayName: 'E. Euler',
    name: { formatted: 'E. Euler', givenName: 'Evi', familyName: 'Euler' },
  })
  const bare = await change({ op: 'remove', path: 'name' })
  expect(bare).toMatchObject({ displayName: 'E. Euler', name: { formatted: 'E. Euler' } })
  expect(bare.name).not.toHaveProperty('givenName')
})

test('an operation without a path takes several attributes, and paths may carry the name of the schema', async () => {
  const value = { displayName: 'Eve', 'urn:ietf:params:scim:schemas:core:2.0:User:externalId': 'e-2' }
  expect(await change({ op: 'add', value })).toMatchObject({ displayName: 'Eve', externalId: 'e-2' })
  const path = 'urn:ietf:params:scim:schemas:core:2.0:User:displayName'
  expect(await change({ op: 'replace', path, value: 'Eve Europe' })).toMatchObject({ displayName: 'Eve Europe' })
  expect(await change({ op: 'remove', path: 'externalId' })).not.toHaveProperty('externalId')
})

test.each([
  'emails[type eq "work"].value',
  'phoneNumbers[type eq "mobile"].value',
  'addresses[type eq "work"].streetAddress',
  'title',
  'roles',
  'entitlements',
  'groups',
  'id',
  'level',
  'firm_id',
  'password',
  'constructor',
  'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department',
  'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:active',
])('what is not kept is ignored: %s', async (path) => {
  const before = (await api.scim('GET', `Users/${id}`)).json()
  const access = () => api.db.selectFrom('entitlements').selectAll().where('user_id', '=', id).execute()
  const mayRead = await access()
  expect(await change({ op: 'add', path, value: 'false' })).toEqual(before)
  expect(await access()).toEqual(mayRead)
})

test.each([
  ['a path that is not closed', { op: 'replace', path: 'emails[type eq "work"', value: 'a' }, 'invalidPath'],
  ['a path of three parts', { op: 'replace', path: 'name.givenName.x', value: 'a' }, 'invalidPath'],
  ['a path with a space', { op: 'replace', path: 'display name', value: 'a' }, 'invalidPath'],
  ['a path that is no text', { op: 'replace', path: 7, value: 'a' }, 'invalidPath'],
  ['another operation', { op: 'move', path: 'active', value: true }, 'invalidSyntax'],
  ['no operation', { path: 'active', value: true }, 'invalidSyntax'],
  ['a removal without a path', { op: 'remove' }, 'noTarget'],
  ['a removal of active', { op: 'remove', path: 'active' }, 'mutability'],
  ['a removal of userName', { op: 'remove', path: 'userName' }, 'mutability'],
  ['no value', { op: 'replace', value: 'Eve' }, 'invalidValue'],
  ['active as a number', { op: 'replace', path: 'active', value: 0 }, 'invalidValue'],
  ['active as a word', { op: 'replace', path: 'active', value: 'no' }, 'invalidValue'],
  ['a name as a list', { op: 'replace', path: 'displayName', value: ['Eve'] }, 'invalidValue'],
  ['a name of two lines', { op: 'replace', path: 'displayName', value: 'Eve\nBcc: x' }, 'invalidValue'],
  ['a long name', { op: 'replace', path: 'displayName', value: 'x'.repeat(201) }, 'invalidValue'],
  ['a null character', { op: 'replace', path: 'displayName', value: 'a\0' }, 'invalidSyntax'],
])('a PATCH with %s is refused', async (_, operation, scimType) => {
  const good = { op: 'replace', path: 'displayName', value: 'Never' }
  const answer = await api.patch(id, good, operation)
  expect(answer.json()).toMatchObject({ status: '400', scimType })
  expect((await api.scim('GET', `Users/${id}`)).json().displayName).not.toBe('Never')
})

test.each([[{}], [{ Operations: [] }], [{ Operations: {} }], [[]], [{ Operations: [7] }]])(
  'a PATCH of %j is a syntax error',
  async (body) => {
    const answer = await api.scim('PATCH', `Users/${id}`, body)
    expect(answer.json()).toMatchObject({ status: '400', scimType: 'invalidSyntax' })
  },
)
