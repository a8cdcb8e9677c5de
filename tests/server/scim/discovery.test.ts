import { afterAll, beforeAll, expect, test } from 'vitest'
import { openScimApi, type ScimApi } from '../support/scim.ts'

let api: ScimApi

beforeAll(async () => {
  api = await openScimApi()
})
afterAll(() => api.close())

const BASE = 'http://127.0.0.1:4173/scim/v2'
const get = async (path: string) => {
  const answer = await api.scim('GET', path)
  expect(answer.headers['content-type']).toBe('application/scim+json; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('private, no-store')
  return answer.json()
}

test('the configuration says what there is', async () => {
  expect(await get('ServiceProviderConfig')).toMatchObject({
    patch: { supported: true },
    bulk: { supported: false },
    filter: { supported: true, maxResults: 200 },
    etag: { supported: false },
    authenticationSchemes: [{ type: 'oauthbearertoken' }],
  })
})

test('types and schemas are listed, and found where they say that they are', async () => {
  for (const path of ['ResourceTypes', 'Schemas']) {
    const list = await get(path)
    expect(list).toMatchObject({ totalResults: 1, itemsPerPage: 1 })
    const [one] = list.Resources
    expect(await get(one.meta.location.slice(BASE.length + 1))).toEqual(one)
  }
})

test('the schema names every attribute of a user, and none besides', async () => {
  const [schema] = (await get('Schemas')).Resources
  const {
    schemas: _,
    id: _id,
    externalId: _external,
    meta: _meta,
    ...user
  } = (
    await api.scim('POST', 'Users', { userName: 'ann@example.com', name: { givenName: 'Ann', familyName: 'A' } })
  ).json()
  type Attribute = { name: string; subAttributes?: Attribute[] }
  const named = Object.fromEntries(
    schema.attributes.map(({ name, subAttributes }: Attribute) => [name, subAttributes?.map((one) => one.name).sort()]),
  )
  const keysOf = (value: unknown): string[] | undefined => {
    const one = Array.isArray(value) ? value[0] : value
    return typeof one === 'object' ? Object.keys(one).sort() : undefined
  }
  expect(named).toEqual(Object.fromEntries(Object.entries(user).map(([name, value]) => [name, keysOf(value)])))
})

test('a path that there is not needs a token as well', async () => {
  expect((await api.app.inject({ url: '/scim/v2/Groups' })).json()).toMatchObject({ status: '401' })
})

test.each(['Groups', 'Bulk', 'Me', 'Users/1/roles', 'nothing'])(
  'there is no %s, in the shape of SCIM',
  async (path) => {
    expect(await get(path)).toEqual({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: '404',
      detail: 'There is no such resource.',
    })
  },
)
