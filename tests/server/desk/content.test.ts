import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeskTextHistory, TextFinding } from '#contract/desk-content.ts'
import { openApi, type TestApi } from '../support/api.ts'
import { users } from '../support/fixture.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await openApi()
  await api.db.updateTable('users').set({ role: 'desk' }).where('id', '=', users.full.id).execute()
  token = (await api.signIn('full')).token
})
afterAll(() => api.close())

const load = async (name: string) => (await api.get(`desk/content/${name}`, {}, token)).json<DeskTextHistory>()
const publish = async (name: string, html: string, more: object = {}) =>
  api.post(`desk/content/${name}`, { html, revision: (await load(name)).revision, ...more }, token)
const shown = async () => (await api.get('get_home_page_slots')).json()
const check = async (name: string, html: string) =>
  (await api.post(`desk/content/${name}/check`, { html }, token)).json<{ findings: TextFinding[] }>().findings

test('every text of the page is listed, also one that is not there', async () => {
  const { records } = (await api.get('desk/content', {}, token)).json()
  expect(records).toHaveLength(9)
  expect(records[0]).toMatchObject({ name: 'services', html: '<p>Services</p>', published_at: null, author: null })
  expect(records.find(({ name }: { name: string }) => name === 'values')).toMatchObject({ html: '' })
})

test('R146 a published text is on the page in its place, and what was there stays in the history', async () => {
  const answer = await publish('services', ' <h2>New</h2>\n')
  expect(answer.json()).toMatchObject({ html: '<h2>New</h2>', author: users.full.name })
  expect(answer.json().versions.map(({ html }: { html: string }) => html)).toEqual(['<h2>New</h2>', '<p>Services</p>'])
  expect((await shown())[0]).toEqual({ name: 'services', raw_content: '<h2>New</h2>' })
})

test('an earlier text is restored, and each change is on record with what differs', async () => {
  const { versions } = await load('services')
  await publish('services', versions[1]?.html ?? '', { is_restored: true })
  expect((await shown())[0].raw_content).toBe('<p>Services</p>')
  const rows = await api.db
    .selectFrom('audit')
    .select(['action', 'subject', 'username', 'detail'])
    .where('action', 'like', 'content.%')
    .orderBy('number')
    .execute()
  const [before, after] = ['<p>Services</p>', '<h2>New</h2>']
  const row = { subject: 'content/services', username: users.full.username }
  expect(rows).toEqual([
    { ...row, action: 'content.publish', detail: { text: { before, after } } },
    { ...row, action: 'content.restore', detail: { text: { before: after, after: before } } },
  ])
})

test('R063 an empty text removes its slot, and the next one brings it back', async () => {
  await publish('mission', '')
  expect((await shown()).map(({ name }: { name: string }) => name)).toEqual(['services'])
  await publish('mission', '<p>Mission</p>')
  expect((await shown()).map(({ name }: { name: string }) => name)).toEqual(['services', 'mission'])
})

test('R147 the footer is a text as well', async () => {
  await publish('footer', '<p>© 2027</p>')
  expect((await api.get('footer_content')).body).toBe('<p>© 2027</p>')
})

test('a text that somebody else has changed is not overwritten', async () => {
  const { revision } = await load('services')
  await publish('services', '<p>Theirs</p>')
  const late = await api.post('desk/content/services', { html: '<p>Mine</p>', revision }, token)
  expect(late.statusCode).toBe(409)
  expect((await load('services')).html).toBe('<p>Theirs</p>')
})

test('R064 popups that would not open are refused, and what the page leaves out is told', async () => {
  const popup = '<section data-popup="research-a"><h3>A</h3></section>'
  expect(await check('services', popup)).toEqual([
    { kind: 'misplaced-popup', slot: 'services', name: 'research-a', is_fault: true },
  ])
  const refused = await publish('services', popup)
  expect([refused.statusCode, refused.json().field]).toEqual([422, 'html'])
  expect(await check('services', '<a href="#nowhere" onclick="x()">x</a>')).toEqual([
    { kind: 'code', slot: 'services', name: '', is_fault: false },
    { kind: 'dead-link', slot: 'services', name: 'nowhere', is_fault: false },
  ])
})

test('a text has the limit of a file of the command', async () => {
  const answer = await publish('services', 'x'.repeat(262_145))
  expect([answer.statusCode, answer.json().field]).toEqual([422, 'html'])
  expect((await publish('prices', 'x', { revision: '' })).statusCode).toBe(404)
})

test('the last 20 texts are kept', async () => {
  for (let count = 1; count <= 21; count++) await publish('values', `<p>${count}</p>`)
  const { versions } = await load('values')
  expect(versions.map(({ html }) => html)).toEqual(Array.from({ length: 20 }, (_, index) => `<p>${21 - index}</p>`))
})
