import { beforeEach, expect, test } from 'vitest'
import type { DocumentList } from '#contract/document.ts'
import type { Follows } from '#contract/follow.ts'
import type { Inbox } from '#contract/inbox.ts'
import type { RoadshowDetail } from '#contract/roadshow.ts'
import type { Tag, TagsByCategory } from '#contract/tag.ts'
import { createSampleApi, type SampleApi } from '#demo/catalog/preview/samples/sample-api.ts'

let api: SampleApi

beforeEach(() => {
  api = createSampleApi()
})

const get = <T>(path: string, query: Record<string, string> = {}): T => {
  const { status, body } = api(path, new URLSearchParams(query))
  expect(status).toBe(200)
  return body as T
}
const post = (path: string, body: unknown) => api(path, new URLSearchParams(), body)
const documents = (query: Record<string, string>, call = 'all_documents') => get<DocumentList>(call, query)
const idsOf = ({ records }: { records: readonly { id: string }[] }) => records.map(({ id }) => id)
const all = { page_size: '100' }

test('embedding 23: the pages of a sample list are the whole list, once each', () => {
  const whole = idsOf(documents(all, 'research_documents'))
  const { num_pages, max_records } = documents({ page_size: '7' }, 'research_documents').pagination_metadata
  expect(max_records).toBe(whole.length)
  const pages = Array.from({ length: num_pages }, (_, page) =>
    idsOf(documents({ page_size: '7', page: String(page + 1) }, 'research_documents')),
  )
  expect(pages.flat()).toEqual(whole)
  expect(new Set(whole).size).toBe(whole.length)
  expect(documents({ page_size: '7', limit: '10' }).pagination_metadata).toMatchObject({
    num_pages: 2,
    max_records: 10,
  })
})

test('embedding 23: a search of samples finds every word, in any case and without accents, and marks it', () => {
  const { records } = documents({ ...all, search_term: 'akerby CLIENTS' })
  expect(records.map(({ title }) => title)).toContain('Åkerby Offshore: clients now pay for mobilisation')
  expect(records.length).toBeLessThan(documents(all).records.length)
  const [first] = records.filter(({ title }) => title?.startsWith('Åkerby Offshore: clients'))
  expect(first?.title_marks).toEqual([
    [0, 6],
    [17, 24],
  ])
  expect(documents({ search_term: 'no such words' })).toMatchObject({ records: [] })
})

test('embedding 23: values of one category are alternatives, and categories add up', () => {
  const nordics = documents({ ...all, filter_Region: 'Nordics' }).records
  const either = documents({ ...all, filter_Region: 'Nordics;Oceania' }).records
  const both = documents({ ...all, filter_Region: 'Nordics', filter_Sector: 'Energy' }).records
  expect(nordics.every(({ region }) => region === 'Nordics')).toBe(true)
  expect(either.length).toBeGreaterThan(nordics.length)
  expect(both.length).toBeGreaterThan(0)
  expect(both.length).toBeLessThan(nordics.length)
})

test('embedding 23: the number beside a value of a filter is that of the documents that it leaves', () => {
  const query = { categories: 'Sector', tag_filters: '{"Region":["Nordics"]}', pivot_category: 'Region' }
  const { Sector = [] } = get<TagsByCategory>('tags/related_to_selected', query)
  expect(Sector.length).toBeGreaterThan(2)
  for (const { value, doc_count } of Sector)
    expect(documents({ filter_Region: 'Nordics', filter_Sector: value ?? '' }).pagination_metadata.max_records).toBe(
      doc_count,
    )
})

test('embedding 23: samples are sorted by title, and by date in both directions', () => {
  const dates = (order: string) =>
    documents({ ...all, order_by_field: 'publication_date', order_by_order: order }).records.map(
      ({ publication_date }) => publication_date ?? '',
    )
  expect(dates('asc')).toEqual(dates('desc').toSorted())
  const titles = documents({ ...all, order_by_field: 'title', order_by_order: 'asc' }).records.map(
    ({ title }) => title?.toLowerCase() ?? '',
  )
  expect(titles).toEqual(titles.toSorted((one, other) => (one < other ? -1 : 1)))
})

test('embedding 23: every document, company and analyst that a sample names can be opened', () => {
  const { records } = documents(all)
  for (const { external_reference, primary_tags } of records) {
    expect(get('web_document_by_ref', { reference: external_reference ?? '' })).toMatchObject({
      detail: expect.any(String),
    })
    for (const { id, profile_link } of primary_tags ?? []) if (profile_link) expect(get<Tag>(`tags/${id}`).id).toBe(id)
  }
})

test('embedding 23: companies come by letter, Å as A', () => {
  type Companies = { records: Tag[]; pagination_metadata: { alphabetical_range: string[] } }
  const { records, pagination_metadata } = get<Companies>('companies_with_permissions', { page: 'A' })
  expect(records.map(({ value }) => value)).toContain('Åkerby Offshore')
  expect(records.length).toBeGreaterThan(3)
  const letters = pagination_metadata.alphabetical_range
  const counted = letters.flatMap((page) => get<Companies>('companies_with_permissions', { page }).records)
  expect(counted.length).toBe(get<Companies>('companies_with_permissions', { page: '1', ...all }).records.length)
})

test('embedding 23: sample events are either upcoming or past, and filtered by what they are about', () => {
  type Events = { records: RoadshowDetail[] }
  const now = new Date().toISOString()
  const upcoming = get<Events>('roadshows/upcoming', all).records
  const past = get<Events>('roadshows/recent', all).records
  const isOver = ({ start_date, end_date }: RoadshowDetail) => (end_date ?? start_date ?? '') < now
  expect(upcoming.filter(isOver)).toEqual([])
  expect(past.every(isOver)).toBe(true)
  const nordic = get<Events>('roadshows/recent', { ...all, filter_Region: 'Nordics', replay_filter: 'true' }).records
  expect(nordic.length).toBeGreaterThan(0)
  expect(nordic.length).toBeLessThan(past.length)
  const [event] = upcoming.filter(({ can_register }) => can_register)
  expect(post(`roadshows/${event?.id}/register`, {}).status).toBe(204)
  expect(get('roadshows/roadshow_by_id', { roadshow_id: event?.id ?? '' })).toMatchObject({ has_requested_slot: true })
})

test('embedding 23: what is changed in samples is remembered, for this page alone', () => {
  expect(post('current_user/follows', { tag_id: '2106', followed: true }).body).toEqual({ success: true })
  post('current_user/follows', { tag_id: '2001', followed: false })
  const followed = (one: SampleApi) =>
    (one('current_user/follows', new URLSearchParams()).body as Follows).records.map(({ tag }) => tag.id)
  expect(followed(api)).toContain('2106')
  expect(followed(api)).not.toContain('2001')
  expect(followed(createSampleApi())).toContain('2001')

  post('current_user/update_cris', { cri_json: '[{"Region":"Oceania","Sector":"Energy"}]' })
  expect(get('current_user/get_cris')).toEqual([{ Region: 'Oceania', Sector: 'Energy' }])

  const [first = ''] = idsOf(get<Inbox>('current_user/inbox', { unread: 'true' }))
  const { unread_count } = get<Inbox>('current_user/inbox')
  post('current_user/inbox', { ids: [first], read: true })
  expect(get<Inbox>('current_user/inbox')).toMatchObject({ unread_count: unread_count - 1 })
})

test('embedding 23: a call that samples do not have is answered as by an API without it', () => {
  expect(api('files/datasets', new URLSearchParams()).status).toBe(501)
  expect(api('tags/0', new URLSearchParams()).status).toBe(404)
  expect(api('tags/related_to_selected', new URLSearchParams({ tag_filters: '{' })).status).toBe(400)
})
