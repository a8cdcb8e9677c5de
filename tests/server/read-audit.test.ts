import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openApi, type TestApi } from './support/api.ts'
import { users } from './support/fixture.ts'

let api: TestApi

beforeAll(async () => {
  api = await openApi()
})
afterAll(() => api.close())
beforeEach(() => api.db.deleteFrom('audit').execute())

const rows = () =>
  api.db
    .selectFrom('audit')
    .select(['actor', 'username', 'firm', 'session_id', 'address', 'action', 'subject', 'result'])
    .orderBy('number')
    .execute()

const referenceOf = async (id: string, token: string): Promise<string> =>
  (await api.get(`web_documents/${id}`, {}, token)).json().external_reference

test('R384 R388 whoever reads a text is on record with session, address and firm, by every way to it', async () => {
  const { token: first } = await api.signIn()
  const reference = await referenceOf('1', first)
  const ways: [string, Record<string, string>][] = [
    ['web_documents/1', {}],
    ['web_document_by_id', { document_id: '1' }],
    ['web_document_by_ref', { reference }],
    ['web_documents/by_external_reference', { external_reference: reference }],
    ['web_document_preview', { reference }],
  ]
  for (const [path, query] of ways) {
    const { token } = await api.signIn()
    await api.db.deleteFrom('audit').execute()
    expect((await api.get(path, query, token)).statusCode).toBe(200)
    expect([path, await rows()]).toEqual([
      path,
      [
        {
          actor: 'user',
          username: users.full.username,
          firm: 'usr-1',
          session_id: decodeJwt(token).sid,
          address: '127.0.0.1',
          action: 'document.read',
          subject: 'documents/1',
          result: 'success',
        },
      ],
    ])
  }
})

test('R388 a text that is read again within ten minutes is the same reading; another session is another one', async () => {
  const { token } = await api.signIn()
  await api.db.deleteFrom('audit').execute()
  const read = (bearer = token) => api.get('web_documents/1', {}, bearer)
  await Promise.all([read(), read(), read()])
  await read()
  expect(await rows()).toHaveLength(1)
  api.wait(10 * 60_000)
  await read((await api.signIn()).token)
  const actions = (await rows()).map(({ action }) => action)
  expect(actions).toEqual(['document.read', 'session.sign_in', 'document.read'])
})

test('R389 R264 a refusal of a text or a file is on record as one', async () => {
  const { token } = await api.signIn('none')
  const reference = await referenceOf('1', (await api.signIn()).token)
  await api.db.deleteFrom('audit').execute()
  expect((await api.get('web_document_preview', { reference }, token)).statusCode).toBe(401)
  expect((await api.get('files/documents/1.pdf', {}, token)).statusCode).toBe(403)
  expect(await rows()).toMatchObject([
    { username: users.none.username, action: 'document.read', subject: 'documents/1', result: 'refused' },
    { username: users.none.username, action: 'file.download', subject: 'documents/1.pdf', result: 'refused' },
  ])
})

test('R384 no text leaves that cannot be put on record, and what gives none needs no record', async () => {
  const { token } = await api.signIn()
  const { token: none } = await api.signIn('none')
  await api.db.schema.alterTable('audit').renameTo('audit_away').execute()
  const statuses = [
    (await api.get('web_documents/1', {}, token)).statusCode,
    (await api.get('web_documents/1', {}, none)).statusCode,
    (
      await api.app.inject({
        method: 'HEAD',
        url: '/api/web_documents/1',
        headers: { authorization: `Bearer ${token}` },
      })
    ).statusCode,
  ]
  await api.db.schema.alterTable('audit_away').renameTo('audit').execute()
  expect(statuses).toEqual([500, 200, 200])
})
