import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MOST_PENDING } from '#server/documents/access-requests/repository.ts'
import { openApi, type TestApi } from './support/api.ts'
import { type UserName, users } from './support/fixture.ts'
import { keptMails } from './support/kept-mails.ts'

let api: TestApi
const tokens = new Map<UserName, string>()
beforeAll(async () => {
  api = await openApi(undefined, { mail: keptMails })
  for (const name of ['full', 'europe', 'trial', 'none'] as const) tokens.set(name, (await api.signIn(name)).token)
})
afterAll(() => api.close())
beforeEach(async () => {
  for (const table of ['access_requests', 'outgoing_mails', 'audit'] as const) await api.db.deleteFrom(table).execute()
  await setDocument({ preview_level: 0, download_level: 2, library: 'research' })
})

const setDocument = (change: { preview_level?: number; download_level?: number; library?: 'research' | 'eps' }) =>
  api.db.updateTable('documents').set(change).where('id', '=', 1).execute()
const accessOf = async (user: UserName) => {
  const answer = await api.get('current_user/document_access', { document_id: '1' }, tokens.get(user))
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const reasonsOf = async (user: UserName) => (await accessOf(user)).reasons
const ask = (user: UserName, note?: string) =>
  api.post('current_user/access_requests', { document_id: '1', ...(note && { note }) }, tokens.get(user))
const withdraw = (user: UserName) =>
  api.post('current_user/access_requests/withdraw', { document_id: '1' }, tokens.get(user))
const inList = async (user: UserName) => {
  const { records } = (await api.get('all_documents', { page_size: '100' }, tokens.get(user))).json()
  return records.find(({ id }: { id: string }) => id === '1').access_request
}
const pending = { status: 'pending', requested_at: '2026-11-05T12:00:00.000Z' }

test('R262 a document that is open has no reasons', async () => {
  expect(await accessOf('full')).toEqual({
    document_id: '1',
    permissioned: true,
    entitled: true,
    reasons: [],
    subscription_ended: null,
    request: null,
  })
})

test('R262 a closed document says what the subscription lacks', async () => {
  expect(await reasonsOf('trial')).toEqual([{ kind: 'download', names: [] }])
  await setDocument({ preview_level: 2 })
  expect(await reasonsOf('trial')).toEqual([{ kind: 'level', names: [] }])
  await api.db
    .updateTable('entitlements')
    .set({ region_ids: [], libraries: ['eps'] })
    .where('user_id', '=', users.trial.id)
    .execute()
  expect(await reasonsOf('trial')).toEqual([
    { kind: 'library', names: ['Research'] },
    { kind: 'region', names: ['Europe'] },
    { kind: 'level', names: [] },
  ])
  await api.db
    .updateTable('entitlements')
    .set({ region_ids: null, libraries: null })
    .where('user_id', '=', users.trial.id)
    .execute()
})

test('R262 without a subscription that is the only reason, with the end of one that is over', async () => {
  expect(await accessOf('none')).toMatchObject({
    reasons: [{ kind: 'subscription', names: [] }],
    subscription_ended: null,
  })
  const end = '2026-11-05T11:00:00.000Z'
  const ofTrial = api.db.updateTable('entitlements').where('user_id', '=', users.trial.id)
  await ofTrial.set({ valid_until: end }).execute()
  expect(await accessOf('trial')).toMatchObject({
    reasons: [{ kind: 'subscription', names: [] }],
    subscription_ended: end,
  })
  await ofTrial.set({ valid_until: null }).execute()
})

test('a request is shown in the lists of its user, and of nobody else', async () => {
  expect(await inList('none')).toBeNull()
  expect((await ask('none', ' For our book. ')).json().request).toEqual({
    ...pending,
    note: 'For our book.',
    answer: null,
    decided_at: null,
  })
  expect([await inList('none'), await inList('trial'), await inList('full')]).toEqual([pending, null, undefined])
})

test('a second request changes nothing, and the team hears of the first one only', async () => {
  for (const note of ['First', 'Second']) expect((await ask('none', note)).json().request.note).toBe('First')
  const mails = await api.db.selectFrom('outgoing_mails').select('mail').execute()
  expect(mails.map(({ mail: { to, replyTo, subject } }) => [to, replyTo?.address, subject])).toEqual([
    [keptMails.accessTeam, users.none.username, 'Access requested: Margins recover at last'],
  ])
  const audit = await api.db.selectFrom('audit').select(['action', 'subject']).execute()
  expect(audit).toEqual([{ action: 'access.request', subject: 'documents/1' }])
})

test('nothing is asked for where the document is open', async () => {
  expect((await ask('full')).json().request).toBeNull()
  expect(await api.db.selectFrom('access_requests').selectAll().execute()).toEqual([])
})

test('a request that was withdrawn is none, and the document can be asked for again', async () => {
  await ask('none')
  expect((await withdraw('none')).json().request).toBeNull()
  expect(await inList('none')).toBeNull()
  expect((await withdraw('none')).json().request).toBeNull()
  expect((await ask('none')).json().request).toMatchObject(pending)
})

test('the desk’s answer is told to the user', async () => {
  await ask('none')
  await api.db.updateTable('access_requests').set({ status: 'declined', answer: 'Not yet.' }).execute()
  expect((await accessOf('none')).request).toMatchObject({ status: 'declined', answer: 'Not yet.' })
  expect(await inList('none')).toMatchObject({ status: 'declined' })
})

test('so many requests wait and no more', async () => {
  const { id } = users.none
  const documents = await api.db.selectFrom('documents').select('id').where('id', '<>', 1).limit(MOST_PENDING).execute()
  await api.db
    .insertInto('access_requests')
    .values(documents.map((document) => ({ user_id: id, document_id: document.id, requested_at: new Date(0) })))
    .execute()
  if (documents.length < MOST_PENDING) throw new Error('The fixture has too few documents.')
  const answer = await ask('none')
  expect([answer.statusCode, answer.json().errors]).toEqual([
    422,
    ['At most 30 requests can wait for an answer. Withdraw one first.'],
  ])
})

test('a document that there is not cannot be asked for', async () => {
  const answer = await api.post('current_user/access_requests', { document_id: '999999' }, tokens.get('none'))
  expect(answer.statusCode).toBe(404)
})
