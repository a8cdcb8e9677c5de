import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countWrite } from '#server/access/write-counts.ts'
import { openApi, type TestApi } from './support/api.ts'
import { users } from './support/fixture.ts'

const NOW = new Date('2026-11-05T12:00:00Z')
const MINUTE = 60_000

let api: TestApi
let token: string

beforeAll(async () => {
  api = await openApi()
})
beforeEach(async () => {
  await api.db.deleteFrom('write_counts').execute()
  token = (await api.signIn()).token
})
afterAll(() => api.close())

const statusesOf = (answers: readonly LightMyRequestResponse[]) => {
  const codes = answers.map(({ statusCode }) => statusCode)
  return Object.fromEntries(
    [...new Set(codes)].sort().map((code) => [code, codes.filter((one) => one === code).length]),
  )
}

/** Sends the same call so often, all at once. */
const atOnce = async (times: number, send: () => Promise<LightMyRequestResponse>) =>
  statusesOf(await Promise.all(Array.from({ length: times }, send)))

const capture = (bearer = token) => api.post('capture_event', { url: '/', event_type: 'Page Open' }, bearer)
const saveNothing = () => api.post('update_access_preferences', { preferences: [] }, token)

describe('what a user writes is limited by rate', () => {
  test('R150 captured events: 600 a minute, at once as well, and only for this user', async () => {
    expect(await atOnce(610, capture)).toEqual({ 200: 600, 429: 10 })
    const refused = await capture()
    expect(refused.json()).toEqual({ errors: ['Too many requests. Please try again later.'], status: 429 })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50)
    expect((await capture((await api.signIn('trial')).token)).statusCode).toBe(200)
    api.wait(MINUTE)
    expect((await capture((await api.signIn()).token)).statusCode).toBe(200)
  })

  test('R150 captured events: 20,000 a day', async () => {
    const { id } = users.full
    const began_at = new Date(NOW.getTime() + 2 * MINUTE)
    await api.db.deleteFrom('write_counts').execute()
    const day = { user_id: id, kind: 'capture_event', seconds: 86_400, began_at, count: 19_999 }
    await api.db.insertInto('write_counts').values(day).execute()
    expect(statusesOf([await capture(), await capture()])).toEqual({ 200: 1, 429: 1 })
    expect(Number((await capture()).headers['retry-after'])).toBeGreaterThan(80_000)
  })

  test('R359 R374 saves of either kind of preferences count together: 120 a minute', async () => {
    const save = () => api.post('current_user/update_cris', { cri_json: [] }, token)
    expect(await atOnce(100, save)).toEqual({ 200: 100 })
    expect(await atOnce(30, saveNothing)).toEqual({ 200: 20, 429: 10 })
    expect((await save()).statusCode).toBe(429)
  })

  test('R391 R151 R148 registrations, tokens for files and changes of the password are limited as well', async () => {
    expect(await atOnce(121, () => api.post('roadshows/99999/register', {}, token))).toEqual({ 404: 120, 429: 1 })
    const fileToken = () => api.post('file_token', { url: '/api/files/documents/1.pdf' }, token)
    expect(await atOnce(301, fileToken)).toEqual({ 200: 300, 429: 1 })
    const change = () => api.post('current_user/change_password', { old_password: 'x', new_password: 'y' }, token)
    expect(await atOnce(31, change)).toEqual({ 422: 30, 429: 1 })
  })

  test('a call of a wrong shape and one without a session are refused as such, and do not count', async () => {
    const wrong = () => api.post('capture_event', { url: 7 }, token)
    expect(await atOnce(610, wrong)).toEqual({ 400: 610 })
    expect((await api.post('capture_event', { url: '/', event_type: 'Search' })).statusCode).toBe(401)
    expect((await capture()).statusCode).toBe(200)
  })

  test('a window ends for all that was counted in it, whatever was refused meanwhile', async () => {
    const write = { userId: users.trial.id, kind: 'test', limits: [{ seconds: 60, count: 2 }] }
    const at = (seconds: number) => countWrite(api.db, write, new Date(NOW.getTime() + seconds * 1000))
    expect([await at(0), await at(10), await at(20), await at(59)]).toEqual([0, 0, 40, 1])
    expect([await at(60), await at(61), await at(62)]).toEqual([0, 0, 58])
  })
})

describe('what a user writes is limited by size', () => {
  const save = (records: readonly object[]) => api.post('current_user/update_cris', { cri_json: records }, token)

  test('R359 preferences take up 150 kB at most, and what is longer is refused with the reason', async () => {
    const note = (length: number) => ({ Note: 'x'.repeat(length) })
    expect((await save([note(49_000), note(49_000), note(49_000)])).statusCode).toBe(200)
    const refused = await save([note(49_000), note(49_000), note(49_000), note(9_000)])
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      ['Your preferences are too long: 157 kB of at most 150 kB. Choose fewer values.'],
    ])
    const stored = await api.get('current_user/get_cris', {}, token)
    expect(stored.json()).toHaveLength(3)
    expect((await save([])).statusCode).toBe(200)
  })

  test('R359 a list that is stored already and longer than that may be saved again, and made shorter', async () => {
    const records = Array.from({ length: 4 }, (_, place) => ({ Note: String(place).repeat(49_000) }))
    const stored = api.db.updateTable('preferences').set({ cris: JSON.stringify(records) })
    await stored.where('user_id', '=', users.full.id).execute()
    expect((await save(records)).statusCode).toBe(200)
    expect((await save(records.slice(1))).statusCode).toBe(200)
    expect((await save(records)).statusCode).toBe(422)
    await save([])
  })

  test('R358 a record has 50 keys at most', async () => {
    const record = Object.fromEntries(Array.from({ length: 51 }, (_, place) => [`Key ${place}`, 'x']))
    const refused = await save([record])
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      ['Record 1: there are more than 50 categories in it.'],
    ])
  })

  test('a body beyond all limits is 413, and says so', async () => {
    const refused = await save([{ Note: 'x'.repeat(300_000) }])
    expect([refused.statusCode, refused.json()]).toEqual([413, { errors: ['Request body is too large'], status: 413 }])
  })

  test('R374 R151 lists of labels and addresses have an end', async () => {
    const labels = Array.from({ length: 2_001 }, (_, place) => `Label ${place}`)
    expect((await api.post('update_access_preferences', { preferences: labels }, token)).statusCode).toBe(400)
    expect((await api.post('file_token', { url: `/api/files/${'x'.repeat(5_000)}` }, token)).statusCode).toBe(400)
  })

  test('R359 a save of a hundred records takes a few kilobytes of the audit, whatever it changes', async () => {
    await api.db.deleteFrom('audit').execute()
    const words = (seed: number) => Array.from({ length: 300 }, (_, place) => `value ${seed * place}`).join(';')
    const list = (seed: number) => Array.from({ length: 40 }, (_, place) => ({ Note: words(seed + place) }))
    expect((await save(list(1))).statusCode).toBe(200)
    expect((await save(list(2))).statusCode).toBe(200)
    const rows = await api.db.selectFrom('audit').select('detail').execute()
    expect(rows).toHaveLength(2)
    for (const { detail } of rows) expect(JSON.stringify(detail).length).toBeLessThan(9_000)
    expect(rows[0]?.detail.changes).toMatchObject([{ record: 1, change: 'added', removed: 0 }, ...Array(39).fill({})])
    await save([])
  })
})
