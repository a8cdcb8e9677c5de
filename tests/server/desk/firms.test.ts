import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApi, type TestApi } from '../support/api.ts'
import { addProviderRow } from '../support/firms.ts'
import { users } from '../support/fixture.ts'

let api: TestApi
let token: string
let acme: string
beforeAll(async () => {
  api = await openApi()
  await api.db.updateTable('users').set({ role: 'desk' }).where('id', '=', users.full.id).execute()
  token = (await api.signIn('full')).token
  const answer = await create({ name: ' Acmé Asset Management ', domains: ['@Acme.example', 'acme-funds.example'] })
  acme = answer.json().id
})
afterAll(() => api.close())

const create = (body: object) => api.post('desk/firms', body, token)
const change = (body: object) => api.post(`desk/firms/${acme}`, body, token)
const list = async (query = {}) => (await api.get('desk/firms', query, token)).json().records
const actions = async () =>
  (await api.db.selectFrom('audit').select('action').where('action', 'like', 'firm.%').orderBy('number').execute()).map(
    ({ action }) => action,
  )

test('a firm is added with its domains, under a short name of its own', async () => {
  expect((await api.get(`desk/firms/${acme}`, {}, token)).json()).toEqual({
    id: acme,
    slug: 'acme-asset-management',
    name: 'Acmé Asset Management',
    domains: ['acme-funds.example', 'acme.example'],
    sso_required: false,
    mfa_required: false,
    idle_minutes: null,
    allowed_networks: null,
    has_provider: false,
    users: 0,
    subscription: null,
    followers: 0,
    created_at: '2026-11-05T12:00:00.000Z',
  })
  expect(await actions()).toEqual(['firm.add', 'firm.add_domain', 'firm.add_domain'])
  expect((await create({ name: 'Acme Asset Management' })).json().slug).toBe('acme-asset-management-2')
})

test('firms are found by name and domain', async () => {
  expect((await list({ search_term: 'funds' })).map(({ id }: { id: string }) => id)).toEqual([acme])
  expect(await list({ search_term: 'nobody' })).toEqual([])
  expect(await list()).toHaveLength(2)
})

test('a change of the domains moves their users, and the rules hold for them', async () => {
  const changed = await change({ domains: ['acme.example', 'example.com'], idle_minutes: 60 })
  expect(changed.json()).toMatchObject({ users: 4, idle_minutes: 60 })
  const left = await change({ domains: ['acme.example'], mfa_required: true })
  expect(left.json()).toMatchObject({ users: 0, mfa_required: true, domains: ['acme.example'] })
  await change({ mfa_required: false })
})

test.each([
  [{ domains: ['no domain'] }, 'domains', 'no domain is no mail domain such as example.com.'],
  [{ allowed_networks: ['here'] }, 'allowed_networks', 'here is no network such as 192.0.2.0/24 or 2001:db8::/32.'],
  [{ sso_required: true }, 'sso_required', 'The firm has no provider to sign in at. It is set at the command line.'],
])('a change is refused at the field, and nothing of it is kept: %#', async (body, field, text) => {
  const answer = await change({ name: 'Other', ...body })
  expect([answer.statusCode, answer.json().field, answer.json().errors]).toEqual([422, field, [text]])
  expect(await list({ search_term: 'Other' })).toEqual([])
})

test('a domain belongs to one firm', async () => {
  const answer = await create({ name: 'Rival', domains: ['acme.example'] })
  expect(answer.json()).toMatchObject({
    field: 'domains',
    errors: ['acme.example belongs to acme-asset-management already.'],
    problems: [{ code: 'domain-taken', field: 'domains', value: 'acme.example' }],
  })
  expect(await list({ search_term: 'Rival' })).toEqual([])
})

test('company sign-in is required where there is a provider', async () => {
  await addProviderRow(api.db, Number(acme))
  expect((await change({ sso_required: true })).json()).toMatchObject({ sso_required: true, has_provider: true })
  await change({ sso_required: false })
})

test('nobody shuts out the own address, and other firms are not asked for it', async () => {
  expect((await change({ allowed_networks: ['192.0.2.0/24'] })).json().allowed_networks).toEqual(['192.0.2.0/24'])
  await change({ allowed_networks: null, domains: ['acme.example', 'example.com'] })
  const refused = await change({ allowed_networks: ['192.0.2.0/24'] })
  expect([refused.statusCode, refused.json().field]).toEqual([422, 'allowed_networks'])
  expect((await change({ allowed_networks: ['127.0.0.0/8'] })).json().allowed_networks).toEqual(['127.0.0.0/8'])
})

test('to a reader there are no firms', async () => {
  const { token: reader } = await api.signIn('trial')
  expect((await api.get('desk/firms', {}, reader)).statusCode).toBe(404)
  expect((await api.get('desk/firms/999', {}, token)).statusCode).toBe(404)
})
