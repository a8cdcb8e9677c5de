import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApi, type Query, type TestApi } from './support/api.ts'
import { documents } from './support/fixture-documents.ts'
import { HOSTILE } from './support/fixture-tags.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await openApi()
  token = (await api.signIn()).token
})
afterAll(() => api.close())

async function list(query: Query = {}, path = 'all_documents') {
  const answer = await api.get(path, query, token)
  expect(answer.statusCode, answer.body).toBe(200)
  const { records, pagination_metadata: paging } = answer.json()
  return { ids: records.map(({ id }: { id: string }) => Number(id)), records, paging }
}
const encode = (value: string) => value.replace(/%/g, '%25').replace(/;/g, '%3B')

const idsOf = (library: string) => documents.filter((row) => row.library === library).map(({ id }) => id)

describe('document lists', () => {
  test.each([
    ['research_documents', 'research'],
    ['flashmail_documents', 'flashmail'],
    ['commentary_documents', 'commentary'],
    ['analytics_documents', 'analytics'],
    ['valuation_documents', 'valuation'],
    ['primers_documents', 'primers'],
    ['eps_documents', 'eps'],
    ['analytics_archive_documents', 'analytics_archive'],
  ])('R387 R251 C12 %s shows its own library', async (path, library) => {
    const { ids, paging } = await list({ page_size: '100' }, path)
    expect(ids).toEqual(idsOf(library))
    expect(paging.max_records).toBe(ids.length)
  })

  test('R384 R387 web_documents and all_documents show every library, newest first', async () => {
    const all = documents.map(({ id }) => id)
    expect((await list({ page_size: '100' }, 'web_documents')).ids).toEqual(all)
    expect((await list({ page_size: '100' }, 'all_documents')).ids).toEqual(all)
  })

  test('R226 libraries may be repeated, by id or by the name of the quick filter, and narrow a list', async () => {
    const named = await list({ libraries: ['Earnings Hub', 'primers'] })
    expect(named.ids).toEqual([5, 6])
    expect((await list({ libraries: 'All', page_size: '100' })).ids).toHaveLength(documents.length)
    expect((await list({ libraries: 'nonsense' })).ids).toEqual([])
    expect((await list({ libraries: 'eps' }, 'primers_documents')).ids).toEqual([])
  })
})

describe('paging', () => {
  test('R152 R154 answers records and pagination_metadata; page and page_size choose the part', async () => {
    const { ids, paging } = await list({ page: '2', page_size: '7' })
    expect(ids).toEqual([8, 9, 10, 11, 12, 13, 14])
    expect(paging).toEqual({ page: 2, num_pages: 9, max_records: 60 })
  })

  test('R154 limit caps max_records and num_pages, and the last page ends with it', async () => {
    const { ids, paging } = await list({ page: '3', page_size: '10', limit: '25' })
    expect(ids).toEqual([21, 22, 23, 24, 25])
    expect(paging).toEqual({ page: 3, num_pages: 3, max_records: 25 })
    expect((await list({ page: '4', page_size: '10', limit: '25' })).ids).toEqual([])
  })

  test('R234 R410 a page has 20 records unless asked otherwise, and never more than 100', async () => {
    expect((await list()).ids).toHaveLength(20)
    expect((await list({ page_size: '5000' })).paging).toEqual({ page: 1, num_pages: 1, max_records: 60 })
  })

  test.each(['0', '-1', '1.5', 'A', '', 'NaN', "1'; drop table documents; --"])(
    'R154 a page, size or limit of %j counts as absent',
    async (value) => {
      const { ids, paging } = await list({ page: value, page_size: value, limit: value })
      expect(ids).toEqual(documents.slice(0, 20).map(({ id }) => id))
      expect(paging).toEqual({ page: 1, num_pages: 3, max_records: 60 })
    },
  )

  test.each(['4', '10001', '99999999999999999999999999'])('R154 page %s beyond the end is empty', async (page) => {
    const { ids, paging } = await list({ page })
    expect(ids).toEqual([])
    expect(paging).toMatchObject({ num_pages: 3, max_records: 60 })
  })
})

describe('filters', () => {
  test('R224 values of one category are joined by OR, categories by AND', async () => {
    expect((await list({ filter_Sector: 'Banks;Energy', page_size: '100' })).ids).toHaveLength(56)
    expect((await list({ filter_Region: 'Europe;Asia' })).ids).toEqual([1, 2])
    expect((await list({ filter_Region: 'Europe;Asia', filter_Sector: 'Energy' })).ids).toEqual([2])
    expect((await list({ filter_Region: 'Europe', filter_Sector: 'Energy' })).ids).toEqual([])
  })

  test('R224 C58 a category is spelled as labelled, with its space', async () => {
    expect((await list({ 'filter_Asset Class': 'Credit' })).ids).toEqual([2])
    expect((await list({ 'filter_Content Type': 'Macro' })).ids).toEqual([2, 3, 4, 5, 6])
  })

  test('C58 R412 a semicolon, a percent sign, quotes and markup in a value are found as themselves', async () => {
    expect((await list({ filter_Company: encode(HOSTILE) })).ids).toEqual([2])
    expect((await list({ filter_Company: `Zielona Łódź Bank;${encode(HOSTILE)}` })).ids).toEqual([1, 2])
    expect((await list({ filter_Company: HOSTILE })).ids).toEqual([])
  })

  test.each([
    'nonsense',
    "' or 1=1 --",
    '{1,2}',
    '"',
    '\\',
    '}',
    'NULL',
    '%',
    '_',
    '\u{1f41b}\u202e',
    'x'.repeat(5000),
  ])('R224 an unknown value finds nothing: %j', async (value) => {
    expect((await list({ filter_Company: value })).ids).toEqual([])
    expect((await list({ [`filter_${value.slice(0, 100)}`]: value })).ids).toEqual([])
  })

  test('R224 an empty value does not narrow, and several hundred values are taken', async () => {
    expect((await list({ filter_Region: '' })).paging.max_records).toBe(60)
    const many = Array.from({ length: 900 }, (_, index) => `Company number ${index}`)
    expect((await list({ filter_Company: [...many, 'Zielona Łódź Bank'].join(';') })).ids).toEqual([1])
  })

  test.each(['filter_Company', 'search_term', 'order_by_field', 'libraries'])(
    'R224 a null character in %s is refused with 400',
    async (key) => {
      const answer = await api.get('all_documents', { [key]: 'a\0b' }, token)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({ errors: ['A text must not contain null characters.'], status: 400 })
    },
  )

  test('R223 C57 dates are days in UTC, both included', async () => {
    expect((await list({ start_date: '2026-11-03', end_date: '2026-11-04' })).ids).toEqual([1, 2])
    expect((await list({ start_date: '2026-11-04' })).ids).toEqual([1])
    expect((await list({ start_date: '2026-11-04', end_date: '9999-12-31' })).ids).toEqual([1])
    expect((await list({ start_date: '2026-11-01', end_date: '2026-11-02' })).ids).toEqual([3, 4])
  })

  test.each(['2026-02-30', '2026-13-01', 'yesterday', '0000-00-00', '12026-01-01', '2026-11-04T00:00', ''])(
    'C57 a date of %j counts as absent',
    async (day) => {
      expect((await list({ start_date: day, end_date: day })).paging.max_records).toBe(60)
    },
  )
})

describe('all time', () => {
  const dates = { start_date: '2026-11-04', end_date: '2026-11-04' }

  test('R214 C50 all_time_filter=true takes the limit in time away, anything else does not', async () => {
    expect((await list({ ...dates, all_time_filter: 'true' })).paging.max_records).toBe(60)
    expect((await list({ ...dates, all_time_filter: 'false' })).ids).toEqual([1])
    expect((await list({ all_time_filter: 'true' })).paging.max_records).toBe(60)
  })

  test('R227 replay_filter is about events and narrows no documents', async () => {
    expect((await list({ replay_filter: 'With Replay' })).paging.max_records).toBe(60)
  })
})

describe('documents of tags', () => {
  test('R388 web_documents_by_tag shows the documents of a tag, with every filter of a list', async () => {
    const byTag = (query: Query) => list(query, 'web_documents_by_tag')
    expect((await byTag({ tag_id: '7' })).ids).toEqual([1])
    expect((await byTag({ tag_id: '6', page_size: '3' })).ids).toEqual([2, 8, 10])
    expect((await byTag({ tag_id: '6', page_size: '3' })).paging).toEqual({ page: 1, num_pages: 10, max_records: 28 })
    expect((await byTag({ tag_id: '6', filter_Region: 'Asia' })).ids).toEqual([2])
    expect((await byTag({ tag_id: '6', search_term: 'weekly', limit: '1' })).ids).toEqual([8])
    expect((await byTag({ tag_id: '5', filter_Sector: 'Energy' })).ids).toEqual([])
    expect((await byTag({ tag_id: '99999' })).ids).toEqual([])
  })

  test.each(['', 'x', '7;8', '-1', '1.5', '9999999999', "7' or 1=1"])(
    'R388 web_documents_by_tag refuses the tag %j with 400',
    async (tag_id) => {
      const answer = await api.get('web_documents_by_tag', { tag_id }, token)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({ errors: ['tag_id must be the id of a tag.'], status: 400 })
    },
  )

  test('R385 web_documents/by_related_tags shows the documents of a selection, page by page', async () => {
    const related = (tags: object, query: Query = {}) =>
      list({ tag_filters: JSON.stringify(tags), ...query }, 'web_documents/by_related_tags')
    expect((await related({ Sector: ['Banks'], Region: ['Europe', 'Asia'] })).ids).toEqual([1])
    expect((await related({ Company: [HOSTILE] })).ids).toEqual([2])
    expect((await related({ Sector: ['Energy'] }, { page: '2', page_size: '10' })).paging.num_pages).toBe(3)
    expect((await related({ Sector: ['Energy'] }, { end_date: '2026-11-02', limit: '1' })).ids).toEqual([8])
    expect((await related({ Sector: [] })).paging.max_records).toBe(60)
    expect((await related({ Sector: ['nonsense'] })).ids).toEqual([])
    expect((await related({ __proto__: null, constructor: ['x'] })).ids).toEqual([])
  })

  test.each(['{', '[1]', '"x"', '{"Sector":"Banks"}', '{"Sector":[1]}'])(
    'R385 web_documents/by_related_tags answers tag_filters of %s with 400',
    async (tag_filters) => {
      const answer = await api.get('web_documents/by_related_tags', { tag_filters }, token)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().errors[0]).toMatch(/^tag_filters /)
    },
  )

  test('R385 web_documents/by_related_tags needs a selection', async () => {
    expect((await api.get('web_documents/by_related_tags', {}, token)).statusCode).toBe(400)
  })
})

describe('order', () => {
  test('R225 asc is ascending, anything else descending', async () => {
    const first = async (order: Query) => (await list({ order_by_field: 'publication_date', ...order })).ids[0]
    expect(await first({ order_by_order: 'asc' })).toBe(60)
    for (const order of ['desc', 'ASC', 'ascending', '']) expect(await first({ order_by_order: order })).toBe(1)
    expect(await first({})).toBe(1)
  })

  test('R225 an order that is asked for holds for a search too', async () => {
    const order = { search_term: 'weekly', order_by_field: 'title', order_by_order: 'asc', limit: '2' }
    expect((await list(order)).ids).toEqual([7, 8])
    expect((await list({ ...order, order_by_order: 'desc' })).ids).toEqual([60, 59])
    const oldest = { search_term: 'weekly', order_by_field: 'publication_date', order_by_order: 'asc', limit: '2' }
    expect((await list({ ...oldest, filter_Sector: 'Energy' })).ids).toEqual([60, 58])
    expect((await list({ ...oldest, search_term: '', filter_Sector: 'Energy' })).ids).toEqual([60, 58])
  })

  test('R225 popularity is the number of views', async () => {
    expect((await list({ order_by_field: 'popularity', limit: '3' })).ids).toEqual([1, 2, 60])
  })

  test('R225 orders by title, by views and by document type', async () => {
    const titles = (await list({ order_by_field: 'title', order_by_order: 'asc', limit: '4' })).records
    expect(titles.map(({ title }: { title: string }) => title)).toEqual([
      documents[3]?.title,
      'Data sheet',
      'Energy outlook',
      documents[2]?.title,
    ])
    expect((await list({ order_by_field: 'views', limit: '3' })).ids).toEqual([1, 2, 60])
    expect((await list({ order_by_field: 'document_type', limit: '1' })).records[0].document_type).toBe('Macro')
  })

  test.each(['nonsense', 'id; drop table documents', 'toString', '__proto__'])(
    'R225 an unknown field means the newest first: %s',
    async (field) => {
      expect((await list({ order_by_field: field, order_by_order: 'asc', limit: '2' })).ids).toEqual([1, 2])
    },
  )
})

describe('suggestions', () => {
  test('R386 C59 both calls of suggested content answer entitled documents, as many as asked for', async () => {
    for (const path of ['suggested_content', 'web_documents/suggested_content']) {
      const answer = await api.get(path, { limit: '1' }, token)
      expect(answer.json()).toEqual([expect.objectContaining({ id: '1', entitled: true })])
    }
    const { token: trial } = await api.signIn('trial')
    const ofTrial = (await api.get('suggested_content', { limit: '5' }, trial)).json()
    expect(ofTrial.every(({ entitled }: { entitled: boolean }) => entitled)).toBe(true)
    expect(ofTrial.map(({ id }: { id: string }) => id)).not.toContain('1')
  })

  test('R386 most_popular answers the most read documents that may be read', async () => {
    const answer = await api.get('web_documents/most_popular', { limit: '3' }, token)
    expect(answer.json().map(({ id }: { id: string }) => id)).toEqual(['1', '2', '60'])
  })
})
