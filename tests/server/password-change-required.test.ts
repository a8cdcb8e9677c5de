import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fileTokens } from '#server/access/file-tokens.ts'
import { replayTickets } from '#server/access/replay-tickets.ts'
import { PASSWORD, users } from './support/fixture.ts'
import { type LinkApi, NEW_PASSWORD, openLinkApi, startAnew } from './support/links.ts'
import { SECRET } from './support/secret.ts'

let api: LinkApi

beforeAll(async () => {
  api = await openLinkApi()
})
beforeEach(async () => {
  await startAnew(api)
  await api.db.updateTable('users').set({ must_change_password: true }).where('id', '=', users.full.id).execute()
})
afterAll(() => api.close())

const REFUSAL = { errors: ['Change your password first.'], status: 403, code: 'password_change_required' }

const key = new TextEncoder().encode(SECRET)
const now = async () => {
  const newest = api.db.selectFrom('sessions').select('created_at').orderBy('created_at', 'desc').limit(1)
  return (await newest.executeTakeFirstOrThrow()).created_at
}

test('R148 who must change the password can sign in, is told who they are, and may do nothing else', async () => {
  const { token, refresh_token } = await api.signIn()
  expect((await api.get('current_user', {}, token)).json().username).toBe(users.full.username)
  const { username } = users.full
  expect((await api.post('auth', { username, password: PASSWORD })).json().must_change_password).toBe(true)
  for (const path of ['tags', 'all_documents', 'roadshows/upcoming', 'get_preferences_table', 'files/datasets']) {
    expect((await api.get(path, {}, token)).json(), path).toEqual(REFUSAL)
  }
  const event = { url: '/', event_type: 'Page Open' }
  expect((await api.post('capture_event', event, token)).json()).toEqual(REFUSAL)
  expect((await api.post('refresh_auth_token', { refresh_token })).statusCode).toBe(200)
  expect((await api.get('get_home_page_slots')).statusCode).toBe(200)
  expect((await api.get('roadshows/upcoming', { public: 'true' })).statusCode).toBe(200)
})

test('R151 neither a file, nor a token for one, nor a replay is given before', async () => {
  const { token } = await api.signIn()
  const url = '/api/files/documents/1.pdf'
  expect((await api.post('file_token', { url }, token)).json()).toEqual(REFUSAL)
  expect((await api.get('files/documents/1.pdf', { auth_token: token })).json()).toEqual(REFUSAL)
  const at = await now()
  const [ticket, early] = [
    replayTickets(key, () => at).issue('replay-1', await proofFrom(at)),
    await fileTokens(key, () => at).issue('/api/files/datasets', await proofFrom(at)),
  ]
  expect((await api.get('files/datasets', { auth_token: early })).json()).toEqual(REFUSAL)
  expect((await api.get(`files/replays/replay-1/${ticket}/poster.jpg`)).json()).toEqual(REFUSAL)
})

const proofFrom = async (issuedAt: Date) => {
  const session = api.db.selectFrom('sessions').select('id').orderBy('created_at', 'desc').limit(1)
  return { userId: users.full.id, sessionId: (await session.executeTakeFirstOrThrow()).id, issuedAt }
}

test('R144 a sign-in link is no way around it', async () => {
  const { token } = (await api.use('passwordless_login', await api.tokenOf('passwordless_login'))).json()
  expect((await api.get('tags', {}, token)).json()).toEqual(REFUSAL)
})

test('R074 R148 after the change everything is open again', async () => {
  const { token } = await api.signIn()
  const body = { old_password: PASSWORD, new_password: NEW_PASSWORD }
  expect((await api.post('current_user/change_password', body, token)).statusCode).toBe(204)
  const again = await api.post('auth', { username: users.full.username, password: NEW_PASSWORD })
  expect((await api.get('tags', {}, again.json().token)).statusCode).toBe(200)
})

test('R148 others are not concerned', async () => {
  const { token } = await api.signIn('trial')
  expect((await api.get('tags', {}, token)).statusCode).toBe(200)
})
