import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tag } from '#contract/tag.ts'
import { joinValues } from '#lib/format/join-values.ts'
import { openApi, type TestApi } from './support/api.ts'
import type { UserName } from './support/fixture.ts'
import { HOSTILE } from './support/fixture-tags.ts'

let api: TestApi
const tokens = new Map<UserName, string>()

beforeAll(async () => {
  api = await openApi()
  for (const user of ['full', 'europe'] as const) tokens.set(user, (await api.signIn(user)).token)
})
afterAll(() => api.close())

const ask = (cri_json: string, user: UserName = 'full') =>
  api.get('get_tags_from_cri_json', { cri_json }, tokens.get(user))
const read = async (records: unknown, user: UserName = 'full'): Promise<Record<string, Tag[]>> => {
  const answer = await ask(JSON.stringify(records), user)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const valuesOf = (lists: Record<string, Tag[]>) =>
  Object.fromEntries(Object.entries(lists).map(([category, tags]) => [category, tags.map(({ value }) => value)]))

test('R383 answers the tags that a record names, by category, in its order', async () => {
  const record = {
    Company: joinValues(['Zielona Łódź Bank', HOSTILE]),
    Sector: 'Energy;Banks',
    Region: 'Europe',
    'Content Type': 'Macro',
  }
  const lists = await read(record)
  expect(Object.keys(lists)).toEqual(['Region', 'Sector', 'Company', 'Content Type'])
  expect(valuesOf(lists)).toEqual({
    Region: ['Europe'],
    Sector: ['Energy', 'Banks'],
    Company: ['Zielona Łódź Bank', HOSTILE],
    'Content Type': ['Macro'],
  })
  const [bank] = (await api.get('tags/by_category', { categories: 'Company' }, tokens.get('full')))
    .json()
    .Company.filter(({ id }: Tag) => id === '7')
  expect(lists.Company?.[0]).toEqual({ ...bank, disabled: false, inactive: false })
})

test('R383 R353 says what the subscription does not cover and what is not active any more', async () => {
  const record = { Region: 'Europe;Asia', Company: 'First Bank;Quay Lines', Analyst: 'Ivan Gone;Ana Example' }
  const lists = await read(record, 'europe')
  const flags = Object.values(lists)
    .flat()
    .map(({ value, disabled, inactive }) => [value, disabled, inactive])
  expect(flags).toEqual([
    ['Europe', false, false],
    ['Asia', true, false],
    ['First Bank', true, false],
    ['Quay Lines', false, true],
    ['Ivan Gone', false, true],
    ['Ana Example', false, false],
  ])
})

test('R383 takes a list of records together, each tag once', async () => {
  const records = [{ Region: 'Asia', Sector: 'Banks' }, { Newsletter: 'Weekly' }, { Region: 'Europe;Asia' }]
  expect(valuesOf(await read(records))).toEqual({ Region: ['Asia', 'Europe'], Sector: ['Banks'] })
})

test('R383 C73 leaves out what is no tag and no category of a preference', async () => {
  expect(await read({ Region: 'Atlantis', Ticker: 'ZLB PW', Language: 'en', Sector: 'banks;;%' })).toEqual({})
  expect(await read({ Country: "Poland'; drop table tags; --", constructor: 'x' })).toEqual({})
  expect(await read({ Region: 'Europe', Sector: 'Atlantis' })).toMatchObject({ Region: [{ value: 'Europe' }] })
  for (const nothing of [{}, [], [{}]]) expect(await read(nothing)).toEqual({})
})

test.each(['{', '1', '"x"', '[1]', '[[]]', '{"Region":["Europe"]}', '{"Region":1}', '{"Region":"a\\u0000"}'])(
  'R383 cri_json=%s is refused by its name',
  async (text) => {
    const answer = await ask(text)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[0]).toMatch(/^cri_json /)
  },
)

test('R383 asks for a record', async () => {
  expect((await api.get('get_tags_from_cri_json', {}, tokens.get('full'))).statusCode).toBe(400)
})
