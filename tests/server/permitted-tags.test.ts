import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tag } from '#contract/tag.ts'
import { openApi, type Query, type TestApi } from './support/api.ts'
import type { UserName } from './support/fixture.ts'
import { HOSTILE } from './support/fixture-tags.ts'

let api: TestApi
const tokens = new Map<UserName, string>()

beforeAll(async () => {
  api = await openApi()
  for (const user of ['full', 'europe', 'none'] as const) tokens.set(user, (await api.signIn(user)).token)
})
afterAll(() => api.close())

const ask = (path: string, query: Query = {}, user: UserName = 'full') => api.get(path, query, tokens.get(user))
const read = async (path: string, query: Query = {}, user: UserName = 'full') => {
  const answer = await ask(path, query, user)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

describe('by_ref_with_permission', () => {
  test.each(['cmp-7', 'ZLB PW', 'zlb pw', '7'])('R383 finds the company by %s', async (ref) => {
    expect(await read('by_ref_with_permission', { ref })).toEqual(await read('tags/7'))
  })

  test('R383 finds an analyst, who is tied to no region, for everyone', async () => {
    expect(await read('by_ref_with_permission', { ref: 'bm-10' }, 'none')).toMatchObject({ name: 'Ana Example' })
  })

  test('R383 R298 refuses what is not active, and what the subscription does not cover', async () => {
    for (const ref of ['bm-11', 'cmp-17', 'QL LN', '17']) {
      expect((await ask('by_ref_with_permission', { ref })).statusCode).toBe(403)
    }
    expect((await ask('by_ref_with_permission', { ref: 'cmp-7' }, 'europe')).statusCode).toBe(200)
    expect((await ask('by_ref_with_permission', { ref: 'ALP US' }, 'europe')).statusCode).toBe(403)
    const answer = await ask('by_ref_with_permission', { ref: 'cmp-7' }, 'none')
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toEqual({
      errors: ["Your subscription level doesn't provide access to this profile."],
      status: 403,
    })
  })

  test.each(['cmp-', '999', '99999999999', "7'", '7;8', '%', '../7', '恒', ' '])('R383 %s is unknown', async (ref) => {
    expect((await ask('by_ref_with_permission', { ref })).statusCode).toBe(404)
  })

  test('R383 asks for a reference of a sane length', async () => {
    for (const query of [{}, { ref: '' }, { ref: 'x'.repeat(201) }, { ref: '7\0' }]) {
      expect((await ask('by_ref_with_permission', query as Query)).statusCode).toBe(400)
    }
    expect((await api.get('by_ref_with_permission', { ref: '7' })).statusCode).toBe(401)
  })
})

describe('by_category_with_permissions', () => {
  const disabledOf = async (user: UserName) => {
    const categories = 'Region;Sector;Country;Company;Ticker;Analyst'
    const lists: Record<string, Tag[]> = await read('by_category_with_permissions', { categories }, user)
    const disabled = Object.values(lists)
      .flat()
      .flatMap((tag) => (tag.disabled ? [tag.value] : []))
    return disabled.sort()
  }

  test('R382 answers the same tags as by_category, each with whether it is disabled', async () => {
    const categories = 'Company;Region;nonsense'
    const plain: Record<string, Tag[]> = await read('tags/by_category', { categories })
    const expected = Object.entries(plain).map(([category, tags]) => [
      category,
      tags.map((tag) => ({ ...tag, disabled: false })),
    ])
    expect(await read('by_category_with_permissions', { categories })).toEqual(Object.fromEntries(expected))
  })

  test('R382 R353 disables regions, companies, tickers and countries that the subscription leaves out', async () => {
    expect(await disabledOf('full')).toEqual([])
    expect(await disabledOf('europe')).toEqual(['Alpha Energy', 'Asia', 'First Bank', HOSTILE])
    expect(await disabledOf('none')).toEqual([
      ...['Alpha Energy', 'Asia', 'Europe', 'First Bank', HOSTILE, 'ZLB PW', 'Zielona Łódź Bank'],
    ])
  })

  test('R382 takes at most 20 categories', async () => {
    const categories = Array.from({ length: 21 }, (_, index) => `Category ${index}`).join(';')
    expect((await ask('by_category_with_permissions', { categories })).statusCode).toBe(400)
  })
})

describe('related_children_by_category', () => {
  const children = async (parents: unknown, child_categories: string) => {
    const lists: Record<string, Tag[]> = await read('related_children_by_category', {
      tags_by_category: JSON.stringify(parents),
      child_categories,
    })
    return Object.fromEntries(
      Object.entries(lists).map(([category, tags]) => [category, tags.map(({ value }) => value)]),
    )
  }

  test('R382 answers what goes with a parent: companies, their analysts, tickers and countries', async () => {
    expect(await children({ Sector: ['Banks'] }, 'Company;Analyst;Ticker;Country;Region')).toEqual({
      Company: ['First Bank', 'Zielona Łódź Bank'],
      Analyst: ['Ana Example'],
      Ticker: ['ZLB PW'],
      Country: ['Poland'],
      Region: ['Asia', 'Europe'],
    })
  })

  test('R382 values of a category are alternatives, categories count together', async () => {
    expect(await children({ Sector: ['Banks', 'Energy'] }, 'Company')).toEqual({
      Company: ['Alpha Energy', 'First Bank', HOSTILE, 'Zielona Łódź Bank'],
    })
    expect(await children({ Sector: ['Banks', 'Energy'], Region: ['Europe'] }, 'Company;Sector')).toEqual({
      Company: ['Zielona Łódź Bank'],
      Sector: ['Banks'],
    })
    expect(await children({ Sector: ['Energy'], Region: ['Europe'] }, 'Company')).toEqual({ Company: [] })
  })

  test('R382 nothing goes with an unknown value, all with no parents, an empty category counts as none', async () => {
    expect(await children({ Sector: ['nonsense'] }, 'Company')).toEqual({ Company: [] })
    expect(await children({ Sector: ["'; drop table tags; --"], "x'": ['\\'] }, 'Company')).toEqual({ Company: [] })
    expect((await children({}, 'Company')).Company).toHaveLength(4)
    expect((await children({ Sector: [] }, 'Company')).Company).toHaveLength(4)
    expect((await children(null, 'Company')).Company).toHaveLength(4)
  })

  test('R382 an inactive company leads to nothing and is none of the children', async () => {
    expect(await children({ Analyst: ['Ana Example'] }, 'Company')).toEqual({ Company: ['Zielona Łódź Bank'] })
    expect(await children({ Company: ['Quay Lines'] }, 'Region;Analyst')).toEqual({ Region: [], Analyst: [] })
  })

  test.each(['{', '[]', '"x"', '{"Sector":"Banks"}', '{"Sector":[1]}', '{"Sector":["a\\u0000"]}', '1'])(
    'R382 tags_by_category=%s is refused by its name',
    async (tags_by_category) => {
      const answer = await ask('related_children_by_category', { tags_by_category, child_categories: 'Company' })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().errors[0]).toMatch(/^tags_by_category /)
    },
  )
})
