import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openApi, type TestApi } from '../support/api.ts'
import { type UserName, users } from '../support/fixture.ts'
import { ids } from '../support/fixture-tags.ts'
import { keptMails } from '../support/kept-mails.ts'

let api: TestApi
const tokens = new Map<UserName, string>()
beforeAll(async () => {
  api = await openApi(undefined, { mail: keptMails })
  await api.db.updateTable('users').set({ role: 'desk' }).where('id', '=', users.full.id).execute()
  for (const name of ['full', 'trial', 'none'] as const) tokens.set(name, (await api.signIn(name)).token)
})
afterAll(() => api.close())

let request: number
beforeEach(async () => {
  for (const table of ['access_requests', 'document_grants', 'outgoing_mails', 'audit'] as const)
    await api.db.deleteFrom(table).execute()
  await api.db.updateTable('documents').set({ preview_level: 2 }).where('id', '=', 1).execute()
  await entitle({ level: 1, region_ids: [ids.asia], libraries: null, valid_until: null })
  await api.post('current_user/access_requests', { document_id: '1', note: 'For our book.' }, tokens.get('trial'))
  await api.db.deleteFrom('outgoing_mails').execute()
  const { id } = await api.db.selectFrom('access_requests').select('id').executeTakeFirstOrThrow()
  request = id
})

const entitle = (change: object) =>
  api.db.updateTable('entitlements').set(change).where('user_id', '=', users.trial.id).execute()
const decide = (body: object, id = request) => api.post(`desk/requests/${id}`, body, tokens.get('full'))
const list = async (status?: string) =>
  (await api.get('desk/requests', status === undefined ? {} : { status }, tokens.get('full'))).json().records
const access = async () => {
  const { permissioned, entitled } = (await api.get('web_documents/1', {}, tokens.get('trial'))).json()
  return { permissioned, entitled }
}
const mails = async () => (await api.db.selectFrom('outgoing_mails').select('mail').execute()).map(({ mail }) => mail)
const audited = () =>
  api.db.selectFrom('audit').select(['username', 'action', 'subject']).where('action', 'like', 'access.%').execute()

test('the desk sees who asks for what, what is missing, and what would open it', async () => {
  expect(await list()).toEqual([
    {
      id: String(request),
      status: 'pending',
      requested_at: '2026-11-05T12:00:00.000Z',
      note: 'For our book.',
      answer: null,
      decided_at: null,
      decided_by: null,
      user: {
        id: 3,
        name: 'Tom Trial',
        username: 'trial@example.com',
        firm: null,
        pending: 0,
        valid_until: null,
        is_trial: false,
        follows_firm: false,
      },
      document: { id: 1, reference: 'LODZ-1', title: 'Margins recover at last', document_type: 'Company Note' },
      reasons: [
        { kind: 'region', names: ['Europe'] },
        { kind: 'level', names: [] },
      ],
      extension: { level: 2, library: null, region: 'Europe', asset_class: null },
      is_grant: false,
    },
  ])
  expect(await list('decided')).toEqual([])
})

test('granting opens this document at once, and tells the user', async () => {
  expect(await access()).toEqual({ permissioned: false, entitled: false })
  const answer = await decide({ decision: 'grant' })
  expect(answer.json()).toMatchObject({ status: 'granted', decided_by: 'Flora Full', is_grant: true, reasons: [] })
  expect(await access()).toEqual({ permissioned: true, entitled: true })
  expect((await mails()).map(({ to, subject }) => [to.address, subject])).toEqual([
    ['trial@example.com', 'You have access: Margins recover at last'],
  ])
  expect(await audited()).toContainEqual({ username: 'full@example.com', action: 'access.grant', subject: 'users/3' })
  expect([await list(), (await list('decided')).length]).toEqual([[], 1])
})

test('a grant ends at its end, which must be to come', async () => {
  const past = await decide({ decision: 'grant', valid_until: '2026-11-05T11:59:59Z' })
  expect([past.statusCode, past.json().errors]).toEqual([422, ['The end of the access must be in the future.']])
  expect((await list()).length).toBe(1)
  await decide({ decision: 'grant', valid_until: '2026-11-05T12:05:00Z' })
  expect((await access()).entitled).toBe(true)
  api.wait(300_000)
  expect((await access()).entitled).toBe(false)
  api.wait(-300_000)
})

test('extending the subscription adds what is missing and nothing else', async () => {
  expect((await decide({ decision: 'extend' })).json()).toMatchObject({ status: 'granted', is_grant: false })
  expect((await access()).permissioned).toBe(true)
  const row = await api.db
    .selectFrom('entitlements')
    .select(['level', 'region_ids', 'asset_class_ids', 'libraries'])
    .where('user_id', '=', users.trial.id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ level: 2, region_ids: [ids.asia, ids.europe], asset_class_ids: null, libraries: null })
})

test('extras: an extension makes the subscription of the firm the user’s own, with what it covered', async () => {
  const entitlement = api.db.selectFrom('entitlements').select(['level', 'follows_firm', 'region_ids'])
  const found = () => entitlement.where('user_id', '=', users.trial.id).executeTakeFirstOrThrow()
  await entitle({ follows_firm: true })
  expect((await list())[0].user.follows_firm).toBe(true)
  await decide({ decision: 'extend' })
  expect(await found()).toEqual({ level: 2, follows_firm: false, region_ids: [ids.asia, ids.europe] })
})

test('extras: an extension gives the subscription another end, which the user is told', async () => {
  await entitle({ is_trial: true, valid_until: new Date('2026-11-20T23:00:00Z') })
  expect((await list())[0].user).toMatchObject({ is_trial: true, valid_until: '2026-11-20T23:00:00.000Z' })
  for (const [valid_until, code] of [
    ['2026-11-05T11:59:59Z', 'end-past'],
    [null, 'trial-without-end'],
  ])
    expect((await decide({ decision: 'extend', valid_until })).json().problems[0].code).toBe(code)
  const end = '2026-12-04T23:00:00.000Z'
  await decide({ decision: 'extend', valid_until: end })
  const row = api.db.selectFrom('entitlements').select(['level', 'valid_until', 'reminded_at'])
  expect(await row.where('user_id', '=', users.trial.id).executeTakeFirstOrThrow()).toEqual({
    level: 2,
    valid_until: new Date(end),
    reminded_at: null,
  })
  expect((await mails())[0]?.text).toContain('Your subscription ends on 4 December 2026')
  const [entry] = await api.db.selectFrom('audit').select('detail').where('action', '=', 'access.extend').execute()
  expect(entry?.detail).toMatchObject({ valid_until: { after: end } })
  await entitle({ is_trial: false })
})

test('a subscription that is over, or that no level would be enough for, cannot be extended', async () => {
  await entitle({ valid_until: new Date('2026-11-05T11:00:00Z') })
  expect((await list())[0].extension).toBeNull()
  expect((await decide({ decision: 'extend' })).statusCode).toBe(422)
  await entitle({ valid_until: null })
  await api.db.updateTable('documents').set({ preview_level: 4 }).where('id', '=', 1).execute()
  expect((await list())[0].extension).toBeNull()
  expect((await decide({ decision: 'extend' })).statusCode).toBe(422)
})

test('declining needs a sentence, which the user is told', async () => {
  for (const answer of [undefined, '  '])
    expect((await decide({ decision: 'decline', ...(answer && { answer }) })).json().errors).toEqual([
      'Tell the client why the request is declined.',
    ])
  await decide({ decision: 'decline', answer: 'Not part of your agreement.' })
  const { request: told } = (
    await api.get('current_user/document_access', { document_id: '1' }, tokens.get('trial'))
  ).json()
  expect(told).toMatchObject({ status: 'declined', answer: 'Not part of your agreement.' })
  const [letter] = await mails()
  expect(letter?.text).toContain('Not part of your agreement.')
  const [entry] = await api.db.selectFrom('audit').select('detail').where('action', '=', 'access.decline').execute()
  expect(entry?.detail).toMatchObject({ answer: 'Not part of your agreement.' })
})

test('what was decided or withdrawn is not decided again', async () => {
  await decide({ decision: 'decline', answer: 'No.' })
  const again = await decide({ decision: 'grant' })
  expect([again.statusCode, again.json().errors]).toEqual([422, ['This request was decided or withdrawn meanwhile.']])
  expect((await access()).entitled).toBe(false)
})

test('of two who decide at once one does, and the user gets one mail', async () => {
  const statuses = await Promise.all(
    [{ decision: 'grant' }, { decision: 'decline', answer: 'No.' }].map(
      async (body) => (await decide(body)).statusCode,
    ),
  )
  expect(statuses.toSorted()).toEqual([200, 422])
  expect(await mails()).toHaveLength(1)
})

test('a refusal and a grant are undone, and an extension is not', async () => {
  await decide({ decision: 'grant' })
  expect((await decide({ decision: 'reopen' })).json()).toMatchObject({ status: 'pending', is_grant: false })
  expect((await access()).entitled).toBe(false)
  await decide({ decision: 'decline', answer: 'No.' })
  expect((await decide({ decision: 'reopen' })).json()).toMatchObject({ status: 'pending', answer: null })
  await decide({ decision: 'extend' })
  const undone = await decide({ decision: 'reopen' })
  expect([undone.statusCode, undone.json().errors]).toEqual([
    422,
    ['The subscription was extended. Change it at the user.'],
  ])
})

test('a request that a newer one has replaced is not opened again', async () => {
  await decide({ decision: 'decline', answer: 'No.' })
  await api.post('current_user/access_requests', { document_id: '1' }, tokens.get('trial'))
  expect((await decide({ decision: 'reopen' })).statusCode).toBe(422)
})

test('a withdrawn request is gone from the desk', async () => {
  await api.post('current_user/access_requests/withdraw', { document_id: '1' }, tokens.get('trial'))
  expect(await list()).toEqual([])
  expect((await decide({ decision: 'grant' })).statusCode).toBe(404)
})

test('to a reader there are no requests', async () => {
  expect((await api.get('desk/requests', {}, tokens.get('none'))).statusCode).toBe(404)
  expect((await api.post(`desk/requests/${request}`, { decision: 'grant' }, tokens.get('trial'))).statusCode).toBe(404)
  expect((await access()).entitled).toBe(false)
})
