import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApi, type TestApi } from './support/api.ts'
import { users } from './support/fixture.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await openApi()
  token = (await api.signIn()).token
})
afterAll(() => api.close())

const capture = (event: object) => api.post('capture_event', event, token)

test('R150 R126 R127 capture_event answers an id, and an event is stored with the one that led to it', async () => {
  const first = await capture({ url: '/dashboard', event_type: 'Page Open', source_client_action: null })
  expect(first.statusCode).toBe(200)
  const { id } = first.json()
  const second = await capture({
    url: '/document/LODZ-1?auth_token=secret',
    event_type: 'Document Preview',
    source_client_action: id,
    document_id: '1',
  })
  const stored = await api.db.selectFrom('events').selectAll().where('id', '=', second.json().id).execute()
  expect(stored).toEqual([
    {
      id: second.json().id,
      user_id: users.full.id,
      event_type: 'Document Preview',
      url: '/document/LODZ-1?auth_token=[redacted]',
      source_client_action: id,
      document_id: '1',
      roadshow_id: null,
      created_at: new Date('2026-11-05T12:00:00Z'),
    },
  ])
})

test('R125 C41 capture_event takes a Roadshow Open with its roadshow_id', async () => {
  const answer = await capture({ url: '/media/1/2', event_type: 'Roadshow Open', roadshow_id: '2' })
  const row = await api.db.selectFrom('events').select('roadshow_id').where('id', '=', answer.json().id).execute()
  expect(row).toEqual([{ roadshow_id: '2' }])
})

test('R127 R150 a chain leads through events of the same user only; another id is taken for none', async () => {
  const { id: mine } = (await capture({ url: '/', event_type: 'Page Open' })).json()
  const { token: other } = await api.signIn('trial')
  const sourceOf = async (source: string, as: string) => {
    const event = { url: '/', event_type: 'Search', source_client_action: source }
    const { id } = (await api.post('capture_event', event, as)).json()
    const row = api.db.selectFrom('events').select('source_client_action').where('id', '=', id)
    return (await row.executeTakeFirstOrThrow()).source_client_action
  }
  expect(await sourceOf(mine, token)).toBe(mine)
  expect(await sourceOf(mine, other)).toBeNull()
  for (const unknown of ['', 'x', "' or 1=1", crypto.randomUUID()]) expect(await sourceOf(unknown, token)).toBeNull()
})

test.each([
  {},
  { url: '/' },
  { event_type: 'Search' },
  { url: 7, event_type: 'Search' },
  { url: '/', event_type: 'x'.repeat(200) },
  { url: '/\0', event_type: 'Search' },
])('R150 refuses an event of another shape with 400: %j', async (event) => {
  expect((await capture(event)).statusCode).toBe(400)
})
