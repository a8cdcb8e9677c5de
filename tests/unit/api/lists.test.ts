import { beforeEach, expect, test } from 'vitest'
import { listDocuments } from '#api/document-lists.ts'
import { toList } from '#api/list.ts'
import { updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, json } from '../../support/fake-api.ts'
import { ada } from '../../support/people.ts'

const { signal } = new AbortController()
const request = { filters: new URLSearchParams(), page: 1, pageSize: 10, limit: 300 }
let api: FakeApi

beforeEach(() => {
  api = fakeApi()
  updateCurrentUser(ada)
})

test('R152 a bare array is the whole list on one page', async () => {
  api.script('GET all_documents', json([{ id: '1' }, { id: '2' }]))
  expect(await listDocuments('all_documents', request, signal)).toEqual({
    records: [{ id: '1' }, { id: '2' }],
    paging: { page: 1, num_pages: 1, max_records: 2 },
  })
})

test('R152 R221 records come with their paging', async () => {
  const paging = { page: 2, num_pages: 7, max_records: 64, alphabetical_range: ['A'] }
  api.script('GET all_documents', json({ records: [{ id: '1' }], pagination_metadata: paging }))
  expect(await listDocuments('all_documents', request, signal)).toEqual({ records: [{ id: '1' }], paging })
})

test.each([
  [{ records: [] }, { max_records: 0 }],
  [{ records: [], pagination_metadata: null }, { max_records: 0 }],
  [{ records: [], pagination_metadata: {} }, {}],
])('R152 records without paging are one page: %j', (answer, known) => {
  expect(toList(answer)).toEqual({ records: [], paging: { page: 1, num_pages: 1, ...known } })
})

test.each([[[{ id: '1' }, null, 'text']], [{ records: [{ id: '1' }, null, 'text'] }]])(
  'R152 what is no record is left out: %j',
  (answer) => {
    expect(toList(answer).records).toEqual([{ id: '1' }])
  },
)

test.each([undefined, null, {}, 'text', 7, { records: null }, { records: {} }])(
  'R152 what is no list is a bad response: %j',
  (answer) => {
    expect(() => toList(answer)).toThrow(expect.objectContaining({ code: 'bad-response' }))
  },
)

test('R154 page, page_size and limit are sent beside the filters', async () => {
  api.script('GET research_documents', json([]))
  const filters = new URLSearchParams('search_term=gold&libraries=a&libraries=b&page=9')
  await listDocuments('research_documents', { filters, page: 3, pageSize: 10, limit: 300 }, signal)
  expect([...(api.requests[0]?.url.searchParams ?? [])]).toEqual([
    ['search_term', 'gold'],
    ['libraries', 'a'],
    ['libraries', 'b'],
    ['page', '3'],
    ['page_size', '10'],
    ['limit', '300'],
  ])
  expect(String(filters)).toBe('search_term=gold&libraries=a&libraries=b&page=9')
})
