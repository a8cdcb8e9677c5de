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

const find = async (term: string, query: Query = {}) => {
  const answer = await api.get('all_documents', { search_term: term, ...query }, token)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().records.map(({ id }: { id: string }) => Number(id))
}

describe('search by text', () => {
  test.each([
    ['a word of the title', 'recover', [1]],
    ['another form of a word', 'recovering margin', [1]],
    ['a word of the summary', 'deposits', [1]],
    ['a word of the body', 'refining', [2]],
    ['a company without accents', 'lodz', [1]],
    ['a company with accents', 'ŁÓDŹ', [1]],
    ['a ticker', 'zlb pw', [1]],
    ['the beginning of the last word', 'energy outl', [2]],
    ['a phrase', '"cheap funding"', [1]],
    ['a phrase that does not occur', '"funding cheap"', []],
    ['what must not occur', 'tide -oil', [1]],
    ['alternatives', 'refining or deposits', [1, 2]],
    ['spaces around', '  refining  ', [2]],
  ])('R222 finds %s', async (_, term, expected) => {
    expect((await find(term)).sort()).toEqual(expected)
  })

  test('R222 ranks a word of the title before one of the body; an order that is asked for wins', async () => {
    expect(await find('energy')).toEqual([2])
    expect(await find('tide')).toEqual([1, 2])
    expect(await find('weekly view 07', { limit: '1' })).toEqual([14])
    expect(await find('tide', { order_by_field: 'publication_date', order_by_order: 'asc' })).toEqual([2, 1])
  })

  test('R222 puts documents of exactly that company or ticker, or with exactly that title, first', async () => {
    expect((await find('SSB LN'))[0]).toBe(2)
    expect((await find('Weekly view 33'))[0]).toBe(40)
  })

  test('R222 R224 is narrowed by filters, dates and library', async () => {
    expect(await find('tide', { filter_Region: 'Asia' })).toEqual([2])
    expect(await find('tide', { end_date: '2026-11-03' })).toEqual([2])
    expect(await find('tide', { libraries: 'Research' })).toEqual([1])
  })

  test('R222 R154 pages and counts', async () => {
    const answer = await api.get('all_documents', { search_term: 'weekly', page: '2', page_size: '50' }, token)
    expect(answer.json().records).toHaveLength(4)
    expect(answer.json().pagination_metadata).toEqual({ page: 2, num_pages: 2, max_records: 54 })
  })

  test.each([
    "'",
    '"',
    '""',
    '\\',
    '!',
    '&|!()<->:*',
    'a:* | b',
    '- - -',
    'or',
    'the',
    ';',
    '%',
    '\u{1f41b}',
    '中文',
    'x'.repeat(4000),
    '(((((',
    "'); drop table documents; --",
  ])('R222 survives %j', async (term) => {
    expect(Array.isArray(await find(term))).toBe(true)
  })

  test('R173 a term of spaces does not search', async () => {
    expect(await find('   ', { limit: '2' })).toEqual([1, 2])
  })
})

describe('typeahead_suggestions', () => {
  const suggest = async (query: Query) => {
    const answer = await api.get('typeahead_suggestions', query, token)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const values = async (query: Query) => (await suggest(query)).map(({ value }: { value: string }) => value)

  test('R174 R176 suggests tags that begin like the term, with category and doc_count', async () => {
    expect(await suggest({ search_term: 'ziel' })).toEqual([
      expect.objectContaining({ id: '7', category: 'Company', value: 'Zielona Łódź Bank', doc_count: 1 }),
    ])
  })

  test('R174 beginnings come before words inside and similar spellings', async () => {
    expect((await values({ search_term: 'bank' })).slice(0, 1)).toEqual(['Banks'])
    expect(await values({ search_term: 'bank' })).toContain('First Bank')
    expect(await values({ search_term: 'ziellona' })).toContain('Zielona Łódź Bank')
  })

  test('R174 a word inside a name counts as a beginning, also after a hyphen, before similar spellings do', async () => {
    const names = ['Qaro-Brill Holdings', 'Xylo Brill', 'Brilliant', 'Grill Bril']
    const rows = names.map((value, index) => ({
      id: 950 + index,
      category: 'Country',
      value,
      norm: value.toLowerCase(),
      data: '{}',
    }))
    await api.db.insertInto('tags').values(rows).execute()
    expect(await values({ search_term: 'Brill' })).toEqual([
      'Brilliant',
      'Qaro-Brill Holdings',
      'Xylo Brill',
      'Grill Bril',
    ])
    expect(await values({ search_term: 'br' })).toEqual([
      'Brilliant',
      'Grill Bril',
      'Qaro-Brill Holdings',
      'Xylo Brill',
    ])
  })

  test('R174 similar spellings are left out where enough names have the word', async () => {
    const rows = ['Vanta', 'Vanta One', 'Vanta Two', 'Old Vanta', 'New Vanta', 'Vantb'].map((value, index) => ({
      id: 960 + index,
      category: 'Country',
      value,
      norm: value.toLowerCase(),
      data: '{}',
    }))
    await api.db.insertInto('tags').values(rows).execute()
    expect(await values({ search_term: 'vanta' })).toEqual([
      'Vanta',
      'Vanta One',
      'Vanta Two',
      'New Vanta',
      'Old Vanta',
    ])
  })

  test('R174 kinds of event are suggested only when asked for', async () => {
    const kind = { id: 970, category: 'Roadshow Type', value: 'Zephyr Call', norm: 'zephyr call', data: '{}' }
    await api.db.insertInto('tags').values(kind).execute()
    expect(await values({ search_term: 'zephyr' })).toEqual([])
    expect(await values({ search_term: 'zephyr', tag_categories: 'Roadshow Type' })).toEqual(['Zephyr Call'])
  })

  test('R174 a ticker is a beginning too, case and accents do not matter', async () => {
    expect(await values({ search_term: 'SSB' })).toEqual([HOSTILE])
    expect(await values({ search_term: 'zielona lo' })).toEqual(['Zielona Łódź Bank'])
  })

  test('R174 tag_categories narrow, selected tags are left out, inactive ones never appear', async () => {
    expect(await values({ search_term: 'z', tag_categories: 'Ticker;Country' })).toEqual(['ZLB PW'])
    const selected_tags = JSON.stringify({ Sector: ['Banks'] })
    expect(await values({ search_term: 'banks', selected_tags })).not.toContain('Banks')
    expect(await values({ search_term: 'ivan' })).toEqual([])
  })

  test('R174 counts under the selected tags and the document filters', async () => {
    const count = async (query: Query) => (await suggest({ search_term: 'company note', ...query }))[0].doc_count
    expect(await count({})).toBe(55)
    expect(await count({ selected_tags: JSON.stringify({ Sector: ['Banks'] }) })).toBe(28)
    const document_filters = JSON.stringify({ tag_filters: { Sector: ['Banks'] }, libraries: ['Research'] })
    expect(await count({ document_filters })).toBe(10)
    expect(await count({ document_filters: JSON.stringify({ search_term: 'deposits' }) })).toBe(1)
    expect(await count({ document_filters: JSON.stringify({ tag_filters: { Sector: ['nonsense'] } }) })).toBe(0)
  })

  test('R174 R228 takes the filters by the keys of a query string as well, with dates and libraries', async () => {
    const count = async (filters: object) =>
      (await suggest({ search_term: 'company note', document_filters: JSON.stringify(filters) }))[0].doc_count
    expect(await count({ filter_Sector: 'Banks', libraries: 'Research' })).toBe(10)
    expect(await count({ start_date: '2026-09-01', end_date: '2026-10-10' })).toBe(30)
    expect(await count({ date_range: { start_date: '2026-09-01', end_date: '2026-09-30' } })).toBe(30)
    expect(await count({ start_date: '2026-09-01', end_date: '2026-10-10', all_time_filter: true })).toBe(55)
    expect(await count({ start_date: '2026-09-15', search_term: 'weekly' })).toBe(16)
    expect(await count({ end_date: '9999-12-31' })).toBe(55)
  })

  test('R174 counts an alternative to what is chosen in its own category as an alternative', async () => {
    const selected_tags = JSON.stringify({ Sector: ['Banks'] })
    expect(await suggest({ search_term: 'energy', selected_tags, tag_categories: 'Sector' })).toEqual([
      expect.objectContaining({ value: 'Energy', doc_count: 28 }),
    ])
  })

  test('R175 does not count under a search by meaning', async () => {
    const document_filters = JSON.stringify({ semantic_search_term: 'cheap money' })
    const [tag] = await suggest({ search_term: 'ziel', document_filters })
    expect(tag).not.toHaveProperty('doc_count')
  })

  test('R175 does not count when asked not to', async () => {
    const [tag] = await suggest({ search_term: 'ziel', disable_document_count: 'true' })
    expect(tag).not.toHaveProperty('doc_count')
  })

  test('R174 is capped at ten', async () => {
    const rows = Array.from({ length: 15 }, (_, index) => ({
      id: 900 + index,
      category: 'Country',
      value: `Qland ${index}`,
      norm: `qland ${index}`,
      data: '{}',
    }))
    await api.db.insertInto('tags').values(rows).execute()
    expect(await values({ search_term: 'qland' })).toHaveLength(10)
  })

  test.each(['', '   ', '%', '_', "'", '\\', '100% <b>', '中'])('R174 survives %j', async (term) => {
    const found = await values({ search_term: term })
    expect(found).not.toContain('Zielona Łódź Bank')
  })

  test.each([
    ['selected_tags', '{'],
    ['selected_tags', '{"Sector":"Banks"}'],
    ['selected_tags', '[1]'],
    ['document_filters', '"x"'],
    ['document_filters', '{"search_term":5}'],
    ['document_filters', '{"tag_filters":{"Sector":"Banks"}}'],
    ['document_filters', '{"date_range":"today"}'],
    ['document_filters', '{"libraries":[1]}'],
  ])('R174 answers %s of %s with 400', async (key, text) => {
    const answer = await api.get('typeahead_suggestions', { search_term: 'a', [key]: text }, token)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[0]).toContain(key)
  })
})

describe('quick_select_tag', () => {
  const select = async (term: string) => (await api.get('quick_select_tag', { search_term: term }, token)).json()

  test('R178 answers the tag of exactly that value, without regard to case and accents', async () => {
    expect(await select(' zielona lodz bank ')).toMatchObject({ id: '7', category: 'Company' })
    expect(await select('EUROPE')).toMatchObject({ category: 'Region', value: 'Europe' })
    expect(await select(HOSTILE)).toMatchObject({ id: '8' })
  })

  test('R178 answers the company of exactly that ticker', async () => {
    expect(await select('zlb pw')).toMatchObject({ id: '7', category: 'Company' })
  })

  test.each(['zielona', 'zlb', '', '%', 'Ivan Gone'])('R178 answers null for %j', async (term) => {
    const answer = await api.get('quick_select_tag', { search_term: term }, token)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('null')
  })
})
