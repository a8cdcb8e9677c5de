import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { InterestRecord } from '#contract/preference.ts'
import { joinValues } from '#lib/format/join-values.ts'
import { openApi, type TestApi } from './support/api.ts'
import { PASSWORD, type UserName, users } from './support/fixture.ts'
import { HOSTILE } from './support/fixture-tags.ts'

let api: TestApi
const tokens = new Map<UserName, string>()

beforeAll(async () => {
  api = await openApi()
  for (const user of ['full', 'europe', 'trial', 'none'] as const) tokens.set(user, (await api.signIn(user)).token)
})
afterAll(() => api.close())

const save = (cri_json: unknown, user: UserName = 'full') =>
  api.post('current_user/update_cris', { cri_json }, tokens.get(user))
const read = async (user: UserName = 'full') => (await api.get('current_user/get_cris', {}, tokens.get(user))).json()
/** What the table holds, as text: nothing between it and the test that could set it right. */
const stored = async (user: UserName = 'full') => {
  const row = await api.db
    .selectFrom('preferences')
    .select('cris')
    .where('user_id', '=', users[user].id)
    .executeTakeFirst()
  return row?.cris
}
const saves = async (records: readonly InterestRecord[], user: UserName = 'full') => {
  const answer = await save(JSON.stringify(records), user)
  expect([answer.statusCode, answer.json()], answer.body).toEqual([200, { success: true }])
}

const preference = { Region: 'Europe', Sector: 'Banks' }

describe('reading and saving', () => {
  test('R359 the records of a reader, none where nothing was ever saved', async () => {
    expect(await read()).toEqual([{ Region: 'Europe;Asia', Sector: 'Banks' }])
    expect(await read('none')).toEqual([])
    expect(await read('trial')).toEqual([])
  })

  test('R359 R358 what is saved is stored and read as it is, in its order', async () => {
    const records = [
      { Region: 'Asia', Sector: 'Energy;Banks', Company: joinValues([HOSTILE, 'Zielona Łódź Bank']) },
      { Region: 'Europe', Sector: 'Banks', 'Asset Class': 'Equity', Country: 'Poland' },
      { Region: 'Europe', Sector: 'Energy', Analyst: 'Ana Example', 'Content Type': 'Company Note;Macro' },
    ]
    await saves(records)
    expect(await stored()).toEqual(records)
    expect(await read()).toEqual(records)
    await saves([...records].reverse())
    expect(await stored()).toEqual([...records].reverse())
  })

  test('R359 the list may be JSON text or the list itself', async () => {
    for (const cri_json of [[preference], JSON.stringify([preference]), ` [${JSON.stringify(preference)}]\n`]) {
      await saves([])
      const answer = await save(cri_json)
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
      expect(await stored()).toEqual([preference])
    }
  })

  test('R357 an empty list deletes all', async () => {
    await saves([preference, { ...preference, Country: 'Poland' }])
    await saves([])
    expect(await stored()).toEqual([])
    expect(await read()).toEqual([])
  })

  test('R359 a reader without a row is given one', async () => {
    expect(await stored('none')).toBeUndefined()
    await saves([{ Newsletter: 'Weekly' }], 'none')
    expect(await stored('none')).toEqual([{ Newsletter: 'Weekly' }])
  })

  test('R359 R012 a save shows in current_user and in the next sign-in, and nobody else’s changes', async () => {
    const before = await read('europe')
    await saves([preference])
    const current = (await api.get('current_user', {}, tokens.get('full'))).json()
    expect(current.contact.cris).toEqual([preference])
    const login = (await api.post('auth', { username: users.full.username, password: PASSWORD })).json()
    expect(login.contact.cris).toEqual([preference])
    expect(await read('europe')).toEqual(before)
  })

  test('R137 R359 asks for a session, and no cache keeps an answer', async () => {
    for (const answer of [
      await api.get('current_user/get_cris'),
      await api.post('current_user/update_cris', { cri_json: '[]' }),
      await api.get('get_preferences_table'),
      await api.post('update_access_preferences', { preferences: [] }),
      await api.get('get_tags_from_cri_json', { cri_json: '[]' }),
    ]) {
      expect(answer.statusCode).toBe(401)
    }
    for (const answer of [
      await api.get('current_user/get_cris', {}, tokens.get('full')),
      await save(JSON.stringify([preference])),
      await api.get('get_preferences_table', {}, tokens.get('full')),
      await api.post('update_access_preferences', { preferences: [] }, tokens.get('full')),
      await api.get('get_tags_from_cri_json', { cri_json: '[]' }, tokens.get('full')),
    ]) {
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
    }
  })

  test('R136 R359 R373 every call of preferences is described', async () => {
    const { paths } = (await api.app.inject({ url: '/api/openapi.json' })).json()
    for (const [call, method] of [
      ['current_user/get_cris', 'get'],
      ['current_user/update_cris', 'post'],
      ['get_preferences_table', 'get'],
      ['update_access_preferences', 'post'],
      ['get_tags_from_cri_json', 'get'],
    ] as const) {
      const described = paths[`/api/${call}`]?.[method]
      expect(described?.responses?.['200'], call).toBeDefined()
      expect(described?.security, call).toEqual([{ accessToken: [] }])
    }
    const hides = ({ name }: { name: string }) => name === 'hide_unentitled'
    expect(paths['/api/all_documents'].get.parameters.some(hides)).toBe(true)
  })
})

describe('R362 C73 what is no preference', () => {
  const strange: InterestRecord[] = [
    { Newsletter: 'Weekly; 100% "wrap" 中文 ☕' },
    { Region: 'Europe', Sector: 'Banks', Language: 'pl;en', 'a\nb': 'line\r\nbreak', ' ': '\u2028', '': 'no key' },
    { Region: '', Sector: ';;' },
    {},
    {
      "'; drop table preferences; --": '<script>alert(1)</script>',
      constructor: 'x',
      toString: '',
      '10': '2',
      '9': '1',
    },
  ]

  test('stays as it is, in its place', async () => {
    await saves(strange)
    expect(await stored()).toEqual(strange)
    expect(await read()).toEqual(strange)
    const changed = strange.map((record, index) => (index === 1 ? { ...record, Sector: 'Energy' } : record))
    await saves(changed)
    expect(await stored()).toEqual(changed)
  })

  test('keeps a key that objects of JavaScript have themselves', async () => {
    const text = '[{"__proto__":"x","Newsletter":"Weekly"}]'
    expect((await save(text)).statusCode).toBe(200)
    expect(JSON.stringify(await stored())).toBe(text)
    expect((await api.get('current_user/get_cris', {}, tokens.get('full'))).body).toBe(text)
  })
})
