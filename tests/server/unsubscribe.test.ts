import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { holdSettings } from '#server/delivery/settings/repository.ts'
import { makeStopToken, type StopTarget } from '#server/delivery/unsubscribe/token.ts'
import { openApi, type TestApi } from './support/api.ts'
import { users } from './support/fixture.ts'

let api: TestApi
let withPortal: TestApi
let searchId: number
const from = { name: 'Halden Research', address: 'no-reply@halden.example' }
const mail = {
  ...{ from, accessTeam: from, portalUrl: 'https://portal.example' },
  transport: { send: async () => {}, close: () => {} },
  sendsResearch: true,
}
const NOW = new Date('2026-11-05T12:00:00Z')
const { id: user_id } = users.full

beforeAll(async () => {
  api = await openApi()
  withPortal = await openApi(undefined, { mail })
})
afterAll(() => Promise.all([api.close(), withPortal.close()]))
beforeEach(async () => {
  for (const table of ['saved_searches', 'delivery_settings', 'audit'] as const)
    await api.db.deleteFrom(table).execute()
  const search = { user_id, name: 'Margins', query: 'search_term=margins&libraries=All', alerts: true }
  const added = api.db.insertInto('saved_searches').values({ ...search, created_at: NOW, seen_at: NOW })
  searchId = (await added.returning('id').executeTakeFirstOrThrow()).id
})

const tokenOf = async (target: StopTarget, owner: number = user_id) => {
  const row = await api.db.transaction().execute((db) => holdSettings(db, owner, NOW))
  return makeStopToken(owner, target, row.unsubscribe_key)
}
const frequency = async () =>
  await api.db.selectFrom('delivery_settings').select(['frequency', 'is_chosen']).executeTakeFirst()
const alerts = async () => (await api.db.selectFrom('saved_searches').select('alerts').executeTakeFirst())?.alerts

test('a link ends all mails, however often it is used, and is audited once', async () => {
  const token = await tokenOf('all')
  for (let time = 0; time < 2; time++)
    expect((await api.post('unsubscribe', { token })).json()).toEqual({ stopped: 'all', name: null })
  expect(await frequency()).toEqual({ frequency: 'never', is_chosen: true })
  expect(await alerts()).toBe(true)
  expect(await api.db.selectFrom('audit').select(['username', 'action']).execute()).toEqual([
    { username: users.full.username, action: 'preferences.delivery' },
  ])
})

test('a link ends one saved search and nothing else', async () => {
  const token = await tokenOf({ searchId })
  expect((await api.post('unsubscribe', { token })).json()).toEqual({ stopped: 'saved_search', name: 'Margins' })
  expect(await alerts()).toBe(false)
  expect(await frequency()).toMatchObject({ is_chosen: false })
  await api.db.deleteFrom('saved_searches').execute()
  expect((await api.post('unsubscribe', { token })).json()).toEqual({ stopped: 'saved_search', name: null })
})

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  ],
])('a mail program ends mails by one POST of %s', async (type, payload) => {
  const url = `/api/unsubscribe?token=${await tokenOf('all')}`
  const headers = { 'content-type': type, origin: 'https://mail.example' }
  const answer = await api.app.inject({ method: 'POST', url, headers, payload })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(await frequency()).toMatchObject({ frequency: 'never' })
})

test('opening the address changes nothing', async () => {
  const url = `/api/unsubscribe?token=${await tokenOf('all')}`
  for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) await api.app.inject({ method, url })
  expect(await frequency()).toMatchObject({ is_chosen: false })
})

test('opening the address leads to the page that asks', async () => {
  const token = await tokenOf('all')
  const answer = await withPortal.app.inject({ method: 'GET', url: `/api/unsubscribe?token=${token}` })
  expect(answer.statusCode).toBe(302)
  expect(answer.headers.location).toBe(`https://portal.example/unsubscribe?token=${token}`)
})

test.each([
  ['nothing', () => ''],
  ['another user', (token: string) => token.replace(/^1\./, '2.')],
  ['another search', (token: string) => token.replace('.all.', '.s1.')],
  ['a wrong signature', (token: string) => `${token.slice(0, -2)}AA`],
])('a token of %s ends nothing', async (_what, forge) => {
  const answer = await api.post('unsubscribe', { token: forge(await tokenOf('all')) })
  expect(answer.statusCode).toBe(422)
  expect(await frequency()).toMatchObject({ is_chosen: false })
  expect(await alerts()).toBe(true)
})

test("a search of somebody else's is not ended by one's own link", async () => {
  const token = await tokenOf({ searchId }, users.europe.id)
  expect((await api.post('unsubscribe', { token })).json()).toEqual({ stopped: 'saved_search', name: null })
  expect(await alerts()).toBe(true)
})
