import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApi, type Query, type TestApi } from './support/api.ts'
import { HOSTILE } from './support/fixture-tags.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await openApi()
  token = (await api.signIn()).token
})
afterAll(() => api.close())

const read = async (path: string, query: Query = {}) => {
  const answer = await api.get(path, query, token)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const valuesOf = (tags: { value: string }[]) => tags.map(({ value }) => value)

describe('tags/{id}', () => {
  test('R377 R393 R394 R395 R398 answers a company with everything known of it', async () => {
    const { related_analyst, analysts, ...company } = await read('tags/7')
    expect(related_analyst).toMatchObject({ id: '10', value: 'Ana Example', email: 'ana@example.com' })
    expect(analysts).toEqual([related_analyst])
    expect(company).toEqual({
      id: '7',
      category: 'Company',
      value: 'Zielona Łódź Bank',
      profile_link: '/company_profile/7',
      thumbnail_url: '/api/files/images/tags/7.svg',
      doc_count: 1,
      in_scope: true,
      description: ['A bank.'],
      ticker: 'ZLB PW',
      external_id: 'cmp-7',
      sector: 'Financials',
      sub_sector: 'Banks',
      region: 'Europe',
      rating: 'Buy',
      equity_rating: 'Buy',
      target_price: 12.5,
      target_price_currency: 'PLN',
      close_price: 10,
      price_currency: 'PLN',
      trading_currency: 'PLN',
      accounting_currency: 'PLN',
      market_cap: 2500,
      risks: 'Rates could fall.',
      model: { download_url: '/api/files/companies/7/model.xlsx', has_access: true },
      tear_sheet: { download_url: '/api/files/companies/7/tear-sheet.pdf', has_access: true },
      questions: ['Why now?'],
      year_flags: { '2025': 'A', '2026': 'E' },
      company_financials_table: { Revenue: { '2025': 100, '2026': 110 }, EPS: { '2025': -0.5, '2026': null } },
    })
  })

  test('R377 R396 answers an analyst', async () => {
    expect(await read('tags/10')).toMatchObject({
      name: 'Ana Example',
      role: 'Banks',
      external_id: 'bm-10',
      bio: ['Long in banks.'],
      email: 'ana@example.com',
      phone: '+48 1',
      inactive: false,
      related_fields: ['Banks'],
    })
  })

  test('R377 R397 answers a sector', async () => {
    expect(await read('tags/5')).toMatchObject({ category: 'Sector', description: ['Lenders.', 'And insurers.'] })
  })

  test('R306 R104 an inactive analyst is 403', async () => {
    const answer = await api.get('tags/11', {}, token)
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toEqual({ errors: ['The profile or page you requested is not active.'], status: 403 })
  })

  test.each(['0', '99999', '999999999999', 'x', '7;8', '%00', "7'"])('R377 tags/%s is refused', async (id) => {
    const answer = await api.get(`tags/${id}`, {}, token)
    expect([400, 404]).toContain(answer.statusCode)
    expect(answer.json()).toEqual({ errors: [expect.any(String)], status: answer.statusCode })
  })
})

describe('tags by another key', () => {
  test('R380 tags/by_external_id answers the tag; unknown is 404, inactive 403', async () => {
    expect(await read('tags/by_external_id', { external_id: 'bm-10' })).toMatchObject({ id: '10' })
    expect((await api.get('tags/by_external_id', { external_id: 'bm-0' }, token)).statusCode).toBe(404)
    expect((await api.get('tags/by_external_id', { external_id: 'bm-11' }, token)).statusCode).toBe(403)
  })

  test('R378 tags/by_category answers each category in alphabetical order, without inactive tags', async () => {
    const answer = await read('tags/by_category', { categories: 'Company;Analyst;nonsense' })
    expect(valuesOf(answer.Company)).toEqual(['Alpha Energy', 'First Bank', HOSTILE, 'Zielona Łódź Bank'])
    expect(valuesOf(answer.Analyst)).toEqual(['Ana Example'])
    expect(answer.nonsense).toEqual([])
  })

  test('R378 tags/by_category takes at most 20 categories', async () => {
    const categories = Array.from({ length: 21 }, (_, index) => `Category ${index}`).join(';')
    expect((await api.get('tags/by_category', { categories }, token)).statusCode).toBe(400)
  })

  test('R378 tags/related_to_document answers the tags of a document', async () => {
    expect(valuesOf(await read('tags/related_to_document', { document_id: '1' }))).toEqual([
      'Banks',
      'Zielona Łódź Bank',
      'Ana Example',
    ])
    expect((await api.get('tags/related_to_document', { document_id: '0' }, token)).statusCode).toBe(404)
  })
})

describe('lists of tags', () => {
  test('R377 tags answers all active tags, page by page', async () => {
    const first = await read('tags', { page_size: '4' })
    expect(first.pagination_metadata).toMatchObject({ page: 1, num_pages: 4, max_records: 15 })
    const second = await read('tags', { page_size: '4', page: '2' })
    expect(valuesOf([...first.records, ...second.records])).toHaveLength(8)
    expect(new Set(valuesOf([...first.records, ...second.records])).size).toBe(8)
  })

  test('R377 R221 tags/companies answers companies with the letters that have data', async () => {
    const { records, pagination_metadata } = await read('tags/companies')
    expect(valuesOf(records)).toEqual(['Alpha Energy', 'First Bank', HOSTILE, 'Zielona Łódź Bank'])
    expect(pagination_metadata).toEqual({
      page: 1,
      num_pages: 1,
      max_records: 4,
      alphabetical_range: ['A', 'F', 'S', 'Z'],
    })
  })

  test('R221 R219 a letter as page answers that letter', async () => {
    const { records, pagination_metadata } = await read('tags/companies', { page: 'Z' })
    expect(valuesOf(records)).toEqual(['Zielona Łódź Bank'])
    expect(pagination_metadata).toMatchObject({ page: 'Z', max_records: 1, alphabetical_range: ['A', 'F', 'S', 'Z'] })
    expect((await read('tags/companies', { page: 'B' })).records).toEqual([])
  })

  test('R377 R224 tags/companies is narrowed by category, name and ticker', async () => {
    const found = async (query: Query) => valuesOf((await read('tags/companies', query)).records)
    expect(await found({ filter_Sector: 'Banks' })).toEqual(['First Bank', 'Zielona Łódź Bank'])
    expect(await found({ filter_Sector: 'Banks', filter_Region: 'Europe' })).toEqual(['Zielona Łódź Bank'])
    expect(await found({ filter_Company: 'Alpha Energy' })).toEqual(['Alpha Energy'])
    expect(await found({ filter_Ticker: 'ZLB PW' })).toEqual(['Zielona Łódź Bank'])
    expect(await found({ filter_Sector: 'nonsense' })).toEqual([])
    expect(await found({ search_term: 'lodz' })).toEqual(['Zielona Łódź Bank'])
    expect(await found({ search_term: 'ssb' })).toEqual([HOSTILE])
    expect(await found({ search_term: '100% <b>' })).toEqual([HOSTILE])
    expect(await found({ search_term: '%' })).toEqual([HOSTILE])
  })

  test("R377 tags/related_companies_by_id answers an analyst's companies", async () => {
    expect(valuesOf((await read('tags/related_companies_by_id', { id: '10' })).records)).toEqual(['Zielona Łódź Bank'])
    expect((await read('tags/related_companies_by_id', { id: '99' })).records).toEqual([])
    expect((await api.get('tags/related_companies_by_id', { id: 'x' }, token)).statusCode).toBe(400)
  })
})
