import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tag } from '#contract/tag.ts'
import { delistedCompany, edgeCompanies } from '#demo/data/edges/companies.ts'
import { foldText } from '#server/platform/text/fold.ts'
import { NOW, tally } from './seed/support.ts'
import { openDemoApi, type Query } from './support/api.ts'
import { letterOf } from './support/letter-of.ts'

type List = {
  records: Tag[]
  pagination_metadata: { alphabetical_range: string[]; num_pages: number; max_records: number }
}

let api: Awaited<ReturnType<typeof openDemoApi>>
let token: string
/** Every company, page after page. */
const all: Tag[] = []

const read = async (path: string, query: Query = {}, as = token): Promise<List> => {
  const answer = await api.get(path, query, as)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const companies = (query: Query = {}, as = token) => read('companies_with_permissions', query, as)
const everyPage = async (query: Query = {}) => {
  const first = await companies({ ...query, page_size: '100' })
  const pages = Array.from({ length: first.pagination_metadata.num_pages - 1 }, (_, index) => String(index + 2))
  const rest = await Promise.all(pages.map((page) => companies({ ...query, page_size: '100', page })))
  return [first, ...rest].flatMap(({ records }) => records)
}
const idsOf = (records: Tag[]) => records.map(({ id }) => id)

beforeAll(async () => {
  api = await openDemoApi(NOW)
  // More than 300 under one letter, with some left under others.
  await sql`update tags set value = 'S' || value, norm = 's' || norm
    where category = 'Company' and norm >= 'd' and id > ${delistedCompany.id}`.execute(api.db)
  token = await api.signInAs('full')
  all.push(...(await everyPage()))
})
afterAll(() => api.close())

describe('what a row holds', () => {
  test('R381 R283 both calls answer the same 420 companies, each once', async () => {
    expect(new Set(idsOf(all)).size).toBe(420)
    const { records } = await read('tags/companies', { page: 'B' })
    expect(records).toEqual((await companies({ page: 'B' })).records)
  })

  test('R394 R395 a row has the fields of the table, and none that the profile alone shows', async () => {
    const row = all.find(({ id }) => id === String(edgeCompanies.fifteenCharacters.id))
    expect(row).toMatchObject({
      value: 'Nordmark Cables',
      profile_link: '/company_profile/2001',
      thumbnail_url: '/api/files/images/tags/2001.svg',
      sub_sector: 'Electrical Equipment',
      equity_rating: expect.stringMatching(/^(Buy|Hold|Sell)$/),
      last_updated: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      risks: expect.any(String),
      questions: expect.any(Array),
    })
    expect(row?.related_analyst).toEqual(row?.analysts?.[0])
    for (const tag of all) expect(tag).not.toHaveProperty('company_financials_table')
    for (const tag of all) expect(tag).not.toHaveProperty('year_flags')
    const profile = (await api.get('tags/2001', {}, token)).json()
    expect(profile).toMatchObject({ ...row, company_financials_table: { EPS: expect.any(Object) } })
  })

  test('R221 a letter of 300 is light', async () => {
    const answer = await api.get('companies_with_permissions', { page: 'S', limit: '300' }, token)
    expect(answer.json().records).toHaveLength(300)
    expect(answer.body.length).toBeLessThan(900_000)
  })
})

describe('models and tear sheets', () => {
  const accessOf = async (account: Parameters<typeof api.signInAs>[0], id: number) => {
    const { model, tear_sheet } = (await api.get(`tags/${id}`, {}, await api.signInAs(account))).json()
    return [model?.has_access, tear_sheet?.has_access]
  }
  const nordic = edgeCompanies.fifteenCharacters.id
  const turkish = edgeCompanies.turkish.id

  test('R279 R281 R290 has_access follows the level and the regions of the subscription', async () => {
    expect(await accessOf('full', nordic)).toEqual([true, true])
    expect(await accessOf('regions', nordic)).toEqual([false, true])
    expect(await accessOf('regions', turkish)).toEqual([false, false])
    expect(await accessOf('equity', turkish)).toEqual([false, true])
    expect(await accessOf('trial', nordic)).toEqual([false, false])
    expect(await accessOf('full', edgeCompanies.closedFiles.id)).toEqual([false, false])
  })

  test('R290 a company without files says so', () => {
    for (const edge of [edgeCompanies.noFiles, edgeCompanies.bare]) {
      expect(all.find(({ id }) => id === String(edge.id))).toMatchObject({ model: null, tear_sheet: null })
    }
  })

  test('R279 R281 every list and the profile agree', async () => {
    const regions = await api.signInAs('regions')
    const { records } = await companies({ page: 'A' }, regions)
    for (const row of records) {
      const profile = (await api.get('by_ref_with_permission', { ref: row.id }, regions)).json()
      const open = (await api.get(`tags/${row.id}`, {}, regions)).json()
      expect([open.model, open.tear_sheet]).toEqual([row.model, row.tear_sheet])
      if (profile.status !== 403) expect(profile).toEqual(open)
      else expect([row.model?.has_access, row.tear_sheet?.has_access]).toEqual([false, false])
    }
  })
})

describe('order', () => {
  const ratings = ['Buy', 'Hold', 'Sell']
  const keys: Record<string, (tag: Tag) => string | number | null | undefined> = {
    value: ({ value }) => foldText(value ?? ''),
    ticker: ({ ticker }) => ticker && foldText(ticker),
    sub_sector: ({ sub_sector }) => sub_sector,
    equity_rating: ({ equity_rating }) => equity_rating && ratings.indexOf(equity_rating),
    related_analyst: ({ related_analyst }) => related_analyst?.value && foldText(related_analyst.value),
    last_updated: ({ last_updated }) => last_updated,
    upside: ({ target_price: target, close_price: price, target_price_currency: currency, price_currency }) =>
      target && price && currency === price_currency ? target / price : null,
  }
  const cases = Object.keys(keys).flatMap((field) => ['asc', 'desc'].map((direction) => [field, direction] as const))

  test.each(cases)('R225 R274 R280 by %s, %s: what is missing last, ties by name', async (field, direction) => {
    const records = await everyPage({ order_by_field: field, order_by_order: direction })
    expect([...idsOf(records)].sort()).toEqual([...idsOf(all)].sort())
    const place = new Map(all.map(({ id }, index) => [id, index]))
    const key = keys[field] ?? (() => null)
    const values = records.map(key)
    const firstMissing = values.findIndex((value) => value === null || value === undefined)
    const present = firstMissing < 0 ? values : values.slice(0, firstMissing)
    expect(values.slice(present.length).every((value) => value === null || value === undefined)).toBe(true)
    for (const [index, record] of records.entries()) {
      const before = records[index - 1]
      if (!before) continue
      const [a, b] = [key(before), key(record)]
      if (a === b) expect(place.get(before.id)).toBeLessThan(place.get(record.id) ?? -1)
      else if (a !== null && a !== undefined && b !== null && b !== undefined) {
        expect(direction === 'asc' ? a < b : a > b, `${a} before ${b}`).toBe(true)
      }
    }
  })

  test('R225 R277 ratings are in the order of their meaning, also within a letter and a filter', async () => {
    const query = { filter_Sector: 'Industrials', page: 'S', order_by_field: 'equity_rating', order_by_order: 'asc' }
    const { records } = await companies(query)
    const shown = records.map(({ equity_rating }) => equity_rating)
    expect(new Set(shown)).toEqual(new Set(ratings))
    expect(shown).toEqual([...shown].sort())
  })

  test('R225 any direction but asc is descending; an unknown field counts as none', async () => {
    const byName = (await companies()).records
    const downward = await companies({ order_by_field: 'value', order_by_order: 'DOWN' })
    expect(downward.records[0]?.id).toBe(all.at(-1)?.id)
    for (const field of ['nonsense', 'id; drop table tags', '__proto__', 'data']) {
      expect((await companies({ order_by_field: field })).records).toEqual(byName)
    }
  })
})

describe('A–Z', () => {
  test('R272 C63 every company stands under exactly one letter', async () => {
    const { pagination_metadata } = await companies()
    const letters = tally(all.map(letterOf))
    expect(pagination_metadata.alphabetical_range).toEqual([...letters.keys()].sort())
    for (const [letter, count] of letters) {
      const { records, pagination_metadata: place } = await companies({ page: letter, page_size: '10' })
      expect(place).toMatchObject({ page: letter, max_records: Math.min(count, 300) })
      expect(records).toHaveLength(Math.min(count, 300))
      expect(records.every((record) => letterOf(record) === letter)).toBe(true)
    }
  })

  test('R272 names in other scripts, in quotes and with accents are reached', async () => {
    const under = async (letter: string) => idsOf((await companies({ page: letter })).records)
    const { chinese, arabic, quotes, polish, turkish } = edgeCompanies
    expect(await under('Z')).toEqual(expect.arrayContaining([String(chinese.id), String(arabic.id)]))
    expect(await under('T')).toContain(String(quotes.id))
    expect(await under('L')).toContain(String(polish.id))
    expect(await under('I')).toContain(String(turkish.id))
  })

  test('R272 R282 a letter without companies is empty, and a limit caps a letter', async () => {
    expect((await companies({ page: 'Q' })).records).toEqual([])
    expect((await companies({ page: 's', limit: '7' })).records).toHaveLength(7)
    expect((await companies({ page: 'S', limit: '9999' })).records).toHaveLength(300)
  })

  test.each(['0', '-1', 'ZZ', 'Ż', '1e9', '*', "S'", '99999999999999999999'])(
    'R221 page=%s fails no one',
    async (page) => {
      await companies({ page, page_size: page, limit: page })
    },
  )
})
