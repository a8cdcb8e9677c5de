import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { InterestRecord } from '#contract/preference.ts'
import { joinValues } from '#lib/format/join-values.ts'
import { openApi, type TestApi } from './support/api.ts'
import { type UserName, users } from './support/fixture.ts'
import { HOSTILE } from './support/fixture-tags.ts'

let api: TestApi
const tokens = new Map<UserName, string>()

beforeAll(async () => {
  api = await openApi()
  for (const user of ['full', 'europe', 'none'] as const) tokens.set(user, (await api.signIn(user)).token)
})
afterAll(() => api.close())

const preference = { Region: 'Europe', Sector: 'Banks' }
/** As an older system may have left it: an old analyst, an unknown sector, a region that the reader has lost. */
const old = { Region: 'Asia', Sector: 'Steam Engines', Analyst: 'Ivan Gone' }

const store = async (records: readonly InterestRecord[], user: UserName) => {
  const cris = JSON.stringify(records)
  await api.db
    .insertInto('preferences')
    .values({ user_id: users[user].id, cris, access_rows: '[]' })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ cris }))
    .execute()
}
const stored = async (user: UserName) =>
  (await api.db.selectFrom('preferences').select('cris').where('user_id', '=', users[user].id).executeTakeFirst())?.cris

beforeEach(async () => {
  for (const user of ['full', 'europe'] as const) await store([preference], user)
})

const save = (cri_json: unknown, user: UserName = 'full') =>
  api.post('current_user/update_cris', { cri_json }, tokens.get(user))

async function refused(records: unknown, texts: readonly string[], user: UserName = 'full') {
  const before = await stored(user)
  const answer = await save(JSON.stringify(records), user)
  expect([answer.statusCode, answer.json()]).toEqual([422, { errors: texts, status: 422 }])
  expect(await stored(user)).toEqual(before)
}
async function taken(records: readonly InterestRecord[], user: UserName = 'full') {
  const answer = await save(records, user)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(await stored(user)).toEqual(records)
}

describe('what is asked for', () => {
  test.each([
    ...['', ' ', '{', 'null', '{}', '1', '"[]"', 'undefined', '[{"a":"\\u0000"}]', '[{"\\u0000":"a"}]'],
    ...[null, 1, true, {}, [{ a: '\0' }]],
  ])('R359 cri_json of %j is no list, and deletes nothing', async (cri_json) => {
    const answer = await save(cri_json)
    expect([answer.statusCode, answer.json().status]).toEqual([400, 400])
    expect(await stored('full')).toEqual([preference])
  })

  test('R359 neither is a body without it', async () => {
    expect((await api.post('current_user/update_cris', {}, tokens.get('full'))).statusCode).toBe(400)
    expect((await api.post('current_user/update_cris', [], tokens.get('full'))).statusCode).toBe(400)
  })

  test.each([
    [null, 'a record must be an object of texts.'],
    ['x', 'a record must be an object of texts.'],
    [[], 'a record must be an object of texts.'],
    [{ Newsletter: null }, 'a record must be an object of texts.'],
    [{ ['k'.repeat(101)]: '' }, 'a key is longer than 100 characters.'],
    [{ Newsletter: 'x'.repeat(50_001) }, 'Newsletter is longer than 50000 characters.'],
  ])('R358 refuses a record of another shape: %.60j', async (record, text) => {
    await refused([preference, record], [`Record 2: ${text}`])
  })

  test('R358 R344 a preference of another shape is named as its card is', async () => {
    await refused(
      [preference, { Region: ['Europe'] } as unknown as InterestRecord],
      ['Distribution Preference 2: a record must be an object of texts.'],
    )
  })

  test('R358 takes keys and texts up to their limits', async () => {
    await taken([{ ['k'.repeat(100)]: '', Newsletter: '☕'.repeat(25_000) }])
  })

  test('R359 takes a hundred records, and more only where as many are stored', async () => {
    const many = Array.from({ length: 102 }, (_, index) => ({ Newsletter: String(index) }))
    await taken(many.slice(0, 100))
    await refused(many.slice(0, 101), ['At most 100 records can be saved.'])
    await store(many, 'full')
    await taken(many.slice(1))
  })

  test('R359 a body that is too large, or nested without end, is refused and nothing breaks', async () => {
    const large = Array.from({ length: 10 }, () => ({ Newsletter: 'x'.repeat(40_000) }))
    expect((await save(large)).statusCode).toBe(413)
    const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    expect((await save(nested)).statusCode).toBe(400)
    const payload = `{"cri_json":${nested}}`
    const headers = { authorization: `Bearer ${tokens.get('full')}`, 'content-type': 'application/json' }
    const answer = await api.app.inject({ method: 'POST', url: '/api/current_user/update_cris', payload, headers })
    expect(answer.statusCode).toBe(422)
    expect(await stored('full')).toEqual([preference])
  })
})

describe('a distribution preference', () => {
  const needed = 'select at least one Region and one Sector.'

  test('R351 has a region and a sector', async () => {
    await refused([{ Region: 'Europe' }], [`Distribution Preference 1: ${needed}`])
    await refused([preference, { Sector: 'Banks', Region: ';' }], [`Distribution Preference 2: ${needed}`])
    await refused([{ 'Content Type': 'Macro' }], [`Distribution Preference 1: ${needed}`])
  })

  test('R351 R344 C73 is counted as its cards are, with those for all research and without other records', async () => {
    const records = [{ Newsletter: 'Weekly' }, preference, {}, { Country: 'Poland' }, { Sector: 'Banks' }]
    await refused(
      records,
      [3, 4].map((number) => `Distribution Preference ${number}: ${needed}`),
    )
  })

  test('R358 names tags of its categories, exactly', async () => {
    await refused(
      [{ ...preference, Company: joinValues(['Zielona Łódź Bank', 'zielona łódź bank', "x'; --"]), Country: 'Europe' }],
      [
        'Distribution Preference 1: the Company "zielona łódź bank" is not known.',
        'Distribution Preference 1: the Company "x\'; --" is not known.',
        'Distribution Preference 1: the Country "Europe" is not known.',
      ],
    )
    await refused(
      [{ ...preference, Company: HOSTILE }],
      [
        'Distribution Preference 1: the Company "Smith & Sons" is not known.',
        `Distribution Preference 1: the Company "${HOSTILE.slice('Smith & Sons;'.length)}" is not known.`,
      ],
    )
    await taken([{ ...preference, Company: joinValues([HOSTILE]) }])
  })

  test('R358 a long value is named shortly, and many faults by the first twenty', async () => {
    await refused(
      [{ ...preference, Company: '恒'.repeat(5000) }],
      [`Distribution Preference 1: the Company "${'恒'.repeat(80)}…" is not known.`],
    )
    const values = Array.from({ length: 500 }, (_, index) => `none ${index}`).join(';')
    const answer = await save(JSON.stringify([{ ...preference, Company: values }]))
    expect(answer.json().errors).toHaveLength(20)
  })

  test('R353 C72 names only what the subscription covers', async () => {
    await taken([{ Region: 'Europe', Sector: 'Energy', Company: 'Zielona Łódź Bank', Country: 'Poland' }], 'europe')
    await refused(
      [preference, { Region: 'Europe;Asia', Sector: 'Banks', Company: 'First Bank' }],
      [
        'Distribution Preference 2: the Region "Asia" is outside your permissions.',
        'Distribution Preference 2: the Company "First Bank" is outside your permissions.',
      ],
      'europe',
    )
    await refused([preference], ['Distribution Preference 1: the Region "Europe" is outside your permissions.'], 'none')
  })

  test('R353 names no tag that is not active any more', async () => {
    await refused(
      [{ ...preference, Analyst: 'Ivan Gone' }],
      ['Distribution Preference 1: the Analyst "Ivan Gone" is not active any more.'],
    )
  })
})

describe('what is stored already', () => {
  test('R353 R354 never hinders a save: a value stays valid in its category, in any record', async () => {
    await store([old, preference], 'europe')
    await taken([old, { ...preference, 'Asset Class': 'Equity' }], 'europe')
    await taken(
      [
        { ...old, Country: 'Poland' },
        { ...preference, Region: 'Asia;Europe' },
      ],
      'europe',
    )
    await refused(
      [{ ...old, Company: 'Ivan Gone' }],
      ['Distribution Preference 1: the Company "Ivan Gone" is not known.'],
      'europe',
    )
  })

  test('R351 an incomplete record stays as it is, but not as another one', async () => {
    const incomplete = { Region: 'Asia', Language: 'en' }
    await store([incomplete], 'europe')
    await taken([preference, { Language: 'en', Region: 'Asia' }], 'europe')
    await refused(
      [{ Region: 'Asia', Language: 'pl' }],
      ['Distribution Preference 1: select at least one Region and one Sector.'],
      'europe',
    )
  })

  test('R353 once it is removed it is gone', async () => {
    await store([old], 'europe')
    await taken([preference], 'europe')
    await refused(
      [old],
      [
        'Distribution Preference 1: the Region "Asia" is outside your permissions.',
        'Distribution Preference 1: the Sector "Steam Engines" is not known.',
        'Distribution Preference 1: the Analyst "Ivan Gone" is not active any more.',
      ],
      'europe',
    )
  })
})
