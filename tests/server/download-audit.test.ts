import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { edgeCompanies } from '../../demo/server/seed/edges/companies.ts'
import { edgeEventIds } from '../../demo/server/seed/edges/events.ts'
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
  db.selectFrom('audit').select(['user_id', 'action', 'subject', 'detail', 'at']).execute()
const company = edgeCompanies.fifteenCharacters.id

test.each([`companies/${company}/model.xlsx`, `roadshows/${edgeEventIds.promoted}/event.ics`, 'datasets/events.csv'])(
  'R264 whoever loads %s is put on record, once and without the token',
  async (file) => {
    await api.get(`files/${file}`, { auth_token: token, force_download: 'true' })
    expect(await audited()).toEqual([
      { user_id: 1, action: 'file.download', subject: file, detail: { attachment: true }, at: NOW },
    ])
    expect(JSON.stringify(await audited())).not.toContain(token)
  },
)

test('R264 so is whoever loads a document', async () => {
  const own = await openApi()
  const { token: bearer } = await own.signIn()
  await own.get('files/documents/1.pdf', {}, bearer)
  expect(await audited(own.db)).toMatchObject([{ subject: 'documents/1.pdf', detail: { attachment: false } }])
  await own.close()
})

test('R264 what is not handed over is no download: HEAD, refusals, unknown files, the list of datasets', async () => {
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
  expect(await audited()).toEqual([])
})

test('R264 the parts of a film are none either', async () => {
  const { replay } = (
    await api.get('roadshows/roadshow_by_id', { roadshow_id: String(edgeEventIds.replay) }, token)
  ).json()
  for (const range of ['bytes=0-99', 'bytes=100-199']) {
    await api.app.inject({ url: replay.sources[0].url, headers: { range } })
  }
  expect(await audited()).toEqual([])
})

test('R264 no file leaves that cannot be put on record', async () => {
  await api.db.schema.alterTable('audit').renameTo('audit_away').execute()
  const answer = await api.get('files/datasets/events.csv', {}, token)
  await api.db.schema.alterTable('audit_away').renameTo('audit').execute()
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({ errors: ['Something went wrong. Please try again later.'], status: 500 })
})
