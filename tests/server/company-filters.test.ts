import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tag } from '#contract/tag.ts'
import { delistedCompany, type EdgeCompany, edgeCompanies } from '#demo/data/edges/companies.ts'
import { edgeAnalysts } from '#demo/data/generate/analysts.ts'
import { tickerIdOf } from '#demo/data/generate/identifiers.ts'
import { foldText } from '#server/platform/text/fold.ts'
import { NOW, world } from './seed/support.ts'
import { openDemoApi, type Query } from './support/api.ts'
import { letterOf } from './support/letter-of.ts'

type List = {
  records: Tag[]
  pagination_metadata: { alphabetical_range: string[]; num_pages: number; max_records: number }
}

let api: Awaited<ReturnType<typeof openDemoApi>>
let token: string

const read = async (path: string, query: Query = {}, as = token): Promise<List> => {
  const answer = await api.get(path, query, as)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const companies = (query: Query = {}, as = token) => read('companies_with_permissions', query, as)
const idsOf = (records: Tag[]) => records.map(({ id }) => id)

beforeAll(async () => {
  api = await openDemoApi(NOW)
  token = await api.signInAs('full')
})
afterAll(() => api.close())

describe('filters', () => {
  const found = async (query: Query) => {
    const { records, pagination_metadata } = await companies({ ...query, page_size: '100' })
    // The letters are those of the rows, as far as one page shows them all.
    if (pagination_metadata.num_pages === 1) {
      expect(pagination_metadata.alphabetical_range).toEqual([...new Set(records.map(letterOf))].sort())
    }
    return records
  }

  test('R271 R224 each category of the panel narrows companies and letters', async () => {
    const [, company] = world.companies
    if (!company) throw new Error('no company')
    const only = [String(company.id)]
    expect(idsOf(await found({ filter_Company: company.name }))).toEqual(only)
    expect(idsOf(await found({ filter_Ticker: company.ticker }))).toEqual(only)
    const { pagination_metadata } = await companies({ filter_Ticker: company.ticker })
    expect(pagination_metadata.alphabetical_range).toEqual(['H'])
    for (const { country } of await found({ filter_Country: 'Sweden' })) expect(country).toBe('Sweden')
    for (const { region } of await found({ filter_Region: 'Oceania' })) expect(region).toBe('Oceania')
    for (const { sector } of await found({ filter_Sector: 'Energy;Utilities' }))
      expect(sector).toMatch(/Energy|Utilities/)
  })

  test('R271 an analyst is found as the second one too', async () => {
    const company = world.companies.find(({ analystIds }) => analystIds.length === 2)
    const second = world.analysts.find(({ id }) => id === company?.analystIds[1])
    const records = await found({ filter_Analyst: second?.name ?? '' })
    expect(idsOf(records)).toContain(String(company?.id))
    for (const { analysts } of records) expect(analysts?.map(({ value }) => value)).toContain(second?.name)
  })

  test('R277 a rating narrows companies and letters, beside the filters of the panel', async () => {
    const all = await found({ filter_Sector: 'Industrials' })
    const buys = await found({ filter_Sector: 'Industrials', filter_Rating: 'Buy' })
    expect(buys.length).toBeGreaterThan(0)
    expect(buys).toEqual(all.filter(({ equity_rating }) => equity_rating === 'Buy'))
    expect(await found({ filter_Rating: 'nonsense' })).toEqual([])
  })

  test('R224 hostile values are values', async () => {
    const joined = (value: string) => value.replace(/%/g, '%25').replace(/;/g, '%3B')
    for (const { name, id, hostileName = name } of Object.values<EdgeCompany>(edgeCompanies)) {
      expect(idsOf(await found({ filter_Company: joined(hostileName) }))).toEqual([String(id)])
    }
    for (const value of ["' or 1=1 --", '%', '\\', '{}', '🌻', 'x'.repeat(5000)]) {
      expect(await found({ filter_Sector: joined(value), filter_Nonsense: value })).toEqual([])
    }
  })

  test.each([
    ['nordmark', edgeCompanies.fifteenCharacters],
    ['cab nord', edgeCompanies.fifteenCharacters],
    ['hallstrom TIMB', edgeCompanies.sixteenCharacters],
    ['zegluga', edgeCompanies.polish],
    ['celik', edgeCompanies.turkish],
    ['科技', edgeCompanies.chinese],
    ['النخيل', edgeCompanies.arabic],
    ['<b>', edgeCompanies.markup],
    ['"blue"', edgeCompanies.quotes],
    ['10%', edgeCompanies.percent],
    ['malley', edgeCompanies.apostrophe],
    ['🌻', edgeCompanies.emoji],
  ])('R270 a search for %s finds its company by the beginnings of words', async (search_term, edge) => {
    expect(idsOf(await found({ search_term }))).toContain(String(edge.id))
  })

  test('R270 a search narrows: by ticker, by all words, and not by the middle of a word', async () => {
    const [company] = world.companies
    expect(idsOf(await found({ search_term: company?.ticker.toLowerCase() ?? '' }))).toEqual([String(company?.id)])
    expect(await found({ search_term: 'nordmark timber' })).toEqual([])
    expect(await found({ search_term: 'rdmar' })).toEqual([])
    for (const search_term of ['(', '[a-z', '\\', '.*', '_', "'"])
      expect((await found({ search_term })).length).toBeLessThan(50)
  })
})

describe('R270 names that a search does not match', () => {
  const similar = edgeCompanies.fifteenCharacters

  test.each([
    ['two letters that are swapped', 'nordmrak'],
    ['a letter too many', 'norddmark cables'],
    ['a letter too few', 'ordmark'],
    ['another letter', 'NORDMACK'],
  ])('are found with %s, and the answer says so', async (_, search_term) => {
    const answer = await companies({ search_term, page_size: '100' })
    expect(idsOf(answer.records)).toContain(String(similar.id))
    expect(answer).toMatchObject({ similar_names: true })
  })

  test('are not looked for where a name has the words, and filters narrow them too', async () => {
    expect(await companies({ search_term: 'nordmark' })).not.toHaveProperty('similar_names')
    const elsewhere = { search_term: 'nordmrak', filter_Country: 'Japan', page_size: '100' }
    expect(idsOf((await companies(elsewhere)).records)).not.toContain(String(similar.id))
    expect(await companies({ search_term: 'nor nothing like it' })).toEqual(
      await companies({ search_term: 'xqzvw kjq' }),
    )
  })
})

describe('covered companies of an analyst', () => {
  test('R304 answers all that the analyst covers, first or second, up to 100', async () => {
    for (const { id } of world.analysts) {
      const covered = world.companies.filter(({ analystIds }) => analystIds.includes(id))
      const { records, pagination_metadata } = await read('tags/related_companies_by_id', {
        id: String(id),
        page_size: '100',
      })
      const names = covered.map((company) => foldText(company.name)).sort()
      expect(records.map(({ value }) => foldText(value ?? ''))).toEqual(names.slice(0, 100))
      expect(pagination_metadata.max_records).toBe(covered.length)
      for (const row of records) expect(row).toHaveProperty('model')
    }
  })
})

describe('an inactive company', () => {
  const { id, name } = delistedCompany

  test('R298 R377 R380 its profile is refused, however it is asked for', async () => {
    for (const [path, query] of [
      [`tags/${id}`, {}],
      ['tags/by_external_id', { external_id: `CO-${id}` }],
      ['by_ref_with_permission', { ref: `CO-${id}` }],
      ['by_ref_with_permission', { ref: String(id) }],
    ] as const) {
      const answer = await api.get(path, query, token)
      expect(answer.statusCode).toBe(403)
      expect(answer.json().errors).toEqual(['The profile or page you requested is not active.'])
    }
  })

  test('R298 no list, suggestion or category has it or its ticker', async () => {
    const hidden = [String(id), String(tickerIdOf(id))]
    const { records } = await companies({ search_term: 'quillmore' })
    const suggestions = (await api.get('typeahead_suggestions', { search_term: 'quillmore' }, token)).json()
    expect([records, suggestions]).toEqual([[], []])
    expect((await api.get('quick_select_tag', { search_term: name }, token)).json()).toBeNull()
    for (const path of ['tags/by_category', 'by_category_with_permissions', 'related_children_by_category']) {
      const query = { categories: 'Company;Ticker', child_categories: 'Company;Ticker' }
      const lists: Record<string, Tag[]> = (await api.get(path, query, token)).json()
      expect(Object.values(lists).flat().length).toBeGreaterThan(800)
      expect(idsOf(Object.values(lists).flat())).not.toEqual(expect.arrayContaining(hidden.slice(0, 1)))
    }
  })

  test('R306 R380 so is an analyst who has left', async () => {
    for (const analyst of edgeAnalysts.inactive) {
      expect((await api.get(`tags/${analyst}`, {}, token)).statusCode).toBe(403)
      expect((await api.get('tags/by_external_id', { external_id: `AN-${analyst}` }, token)).statusCode).toBe(403)
    }
  })
})
