import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { seedAccounts } from '#demo/data/accounts.ts'
import { edgeCompanies } from '#demo/data/edges/companies.ts'
import { edgeEventIds } from '#demo/data/edges/events.ts'
import { NOW } from './seed/support.ts'
import { openApi, openDemoApi } from './support/api.ts'

let api: Awaited<ReturnType<typeof openDemoApi>>
let token: string

beforeAll(async () => {
  api = await openDemoApi(NOW)
  token = await api.signInAs('full')
})
afterAll(() => api.close())
beforeEach(() => api.db.deleteFrom('audit').execute())

const audited = (db = api.db) =>
  db.selectFrom('audit').select(['user_id', 'username', 'action', 'subject', 'detail', 'at']).execute()
const { username } = seedAccounts.full
const company = edgeCompanies.fifteenCharacters.id

test.each([`companies/${company}/model.xlsx`, `roadshows/${edgeEventIds.promoted}/event.ics`, 'datasets/events.csv'])(
  'R264 whoever loads %s is put on record, once and without the token',
  async (file) => {
    await api.get(`files/${file}`, { auth_token: token, force_download: 'true' })
    expect(await audited()).toEqual([
      { user_id: 1, username, action: 'file.download', subject: file, detail: { attachment: true }, at: NOW },
    ])
    expect(JSON.stringify(await audited())).not.toContain(token)
  },
)

test('R264 so is whoever loads a document', async () => {
  const own = await openApi()
  const { token: bearer } = await own.signIn()
  await own.get('files/documents/1.pdf', {}, bearer)
  const downloads = (await audited(own.db)).filter(({ action }) => action === 'file.download')
  expect(downloads).toMatchObject([{ subject: 'documents/1.pdf', detail: { attachment: false } }])
  await own.close()
})

test('R264 the record names the file, however its address was spelt', async () => {
  const id = edgeEventIds.promoted
  for (const path of [`roadshows/${id}/%65vent.ics`, `roadshows//${id}/event.ics`, `roadshows/00${id}/event.ics`]) {
    await api.get(`files/${path}`, {}, token)
  }
  await api.get(`files/companies/00${company}/model.xlsx`, {}, token)
  const url = `http://files/api/files/datasets/events.csv?auth_token=${token}`
  expect((await api.app.inject({ url })).statusCode).toBe(200)
  const subjects = (await audited()).map(({ subject }) => subject)
  expect(subjects.sort()).toEqual([
    `companies/${company}/model.xlsx`,
    'datasets/events.csv',
    `roadshows/${id}/event.ics`,
  ])
})

test('R264 what is not handed over is no download: HEAD, unknown files, the list of datasets, and a refusal is recorded as one', async () => {
  const url = `/api/files/companies/${company}/model.xlsx?auth_token=${token}`
  expect((await api.app.inject({ url, method: 'HEAD' })).statusCode).toBe(200)
  const refused = [
    `files/roadshows/${edgeEventIds.notPermissioned}/event.ics`,
    'files/datasets/none.csv',
    `files/companies/${company}/none.pdf`,
  ]
  for (const path of refused) expect((await api.get(path, {}, token)).statusCode).toBeGreaterThan(400)
  expect((await api.get('files/datasets/events.csv')).statusCode).toBe(401)
  expect((await api.get('files/datasets', {}, token)).statusCode).toBe(200)
  expect(await api.db.selectFrom('audit').select(['action', 'subject', 'result']).execute()).toEqual([
    { action: 'file.download', subject: `roadshows/${edgeEventIds.notPermissioned}/event.ics`, result: 'refused' },
  ])
})

test('R264 C70 that a film was begun is on record once, whatever its parts', async () => {
  const { replay } = (
    await api.get('roadshows/roadshow_by_id', { roadshow_id: String(edgeEventIds.replay) }, token)
  ).json()
  await api.app.inject({ url: replay.poster_url })
  await api.app.inject({ url: replay.sources[0].src, method: 'HEAD' })
  expect(await audited()).toEqual([])
  for (const range of ['bytes=0-99', 'bytes=100-199', 'bytes=200-299']) {
    await api.app.inject({ url: replay.sources[0].src, headers: { range } })
  }
  expect(await audited()).toEqual([
    { user_id: 1, username, action: 'replay.watch', subject: 'replays/replay-17', detail: {}, at: NOW },
  ])
})

test('R264 no file leaves that cannot be put on record', async () => {
  await api.db.schema.alterTable('audit').renameTo('audit_away').execute()
  const answer = await api.get('files/datasets/events.csv', {}, token)
  await api.db.schema.alterTable('audit_away').renameTo('audit').execute()
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({ errors: ['Something went wrong. Please try again later.'], status: 500 })
})
