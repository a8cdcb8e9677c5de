import { beforeAll, expect, test } from 'vitest'
import { createSampleApi, type SampleApi } from '#demo/catalog/preview/samples/sample-api.ts'
import type { Document } from '#server/open-api/complete.ts'
import { answerOf, describedOperations, schemaChecker } from './support/contract.ts'

let document: Document
let check: ReturnType<typeof schemaChecker>
let ask: SampleApi

beforeAll(async () => {
  document = (await describedOperations()).document
  check = schemaChecker(document)
  ask = createSampleApi()
})

const lists = [
  'all',
  'research',
  'commentary',
  'flashmail',
  'analytics',
  'valuation',
  'primers',
  'eps',
  'analytics_archive',
]

/** Each call that samples answer: its path in the contract, its query, and the body of a write. */
const calls: readonly [path: string, query?: Record<string, string>, body?: unknown][] = [
  ...lists.map((name): [string] => [`${name}_documents`]),
  ['all_documents', { search_term: 'margin growth', order_by_field: 'title', order_by_order: 'asc' }],
  ['semantic_documents', { semantic_search_term: 'pressure from higher costs' }],
  ['web_documents_by_tag', { tag_id: '2001' }],
  ['web_document_by_ref', { reference: 'HR-000010' }],
  ['web_document_by_ref', { reference: 'nothing' }],
  ['web_document_by_id', { document_id: '10' }],
  ['web_document_preview', { reference: 'HR-000010' }],
  ['web_documents/most_popular', { days: '7', limit: '5' }],
  ['suggested_content', { limit: '3' }],
  ['research_changes', { days: '7' }],
  ['tags/2001'],
  ['tags/1005'],
  ['tags/0'],
  ['tags/by_external_id', { external_id: 'CO-2001' }],
  ['companies_with_permissions', { page: 'A' }],
  ['companies_with_permissions', { page: '1', order_by_field: 'equity_rating' }],
  ['tags/related_companies_by_id', { id: '1005', page: '1' }],
  ['typeahead_suggestions', { search_term: 'nord', document_filters: '{"search_term":"margin"}' }],
  ['quick_select_tag', { search_term: 'nordmark cables' }],
  ['quick_select_tag', { search_term: 'nothing' }],
  ['tags/by_category', { categories: 'Region;Sector;Company;Roadshow Type' }],
  ['tags/related_to_selected', { categories: 'Region;Sector', tag_filters: '{"Region":["Nordics"]}' }],
  ['by_category_with_permissions', { categories: 'Region;Company' }],
  ['related_children_by_category', { child_categories: 'Company', tags_by_category: '{"Region":["Nordics"]}' }],
  ['get_tags_from_cri_json', { cri_json: '{"Region":"Nordics"}' }],
  ['roadshows/upcoming'],
  ['roadshows/recent', { replay_filter: 'true' }],
  ['roadshows/upcoming_by_tag', { tag_id: '303' }],
  ['roadshows/suggested', { limit: '3' }],
  ['roadshows/roadshow_by_id', { roadshow_id: '17' }],
  ['roadshows/17/register', {}, {}],
  ['roadshows/17/withdraw', {}, {}],
  ['current_user'],
  ['current_user/follows'],
  ['current_user/follows', {}, { tag_id: '2106', followed: true }],
  ['current_user/saved_searches'],
  ['current_user/saved_searches', {}, { name: 'Energy', query: 'filter_Sector=Energy&libraries=All', alerts: true }],
  ['current_user/saved_searches/update', {}, { id: '1', seen: true }],
  ['current_user/saved_searches/delete', {}, { id: '1' }],
  ['current_user/delivery'],
  ['current_user/digest_preview'],
  ['current_user/inbox'],
  ['current_user/inbox/count'],
  ['current_user/inbox', {}, { read: true }],
  ['current_user/reading_list'],
  ['current_user/reading_list', {}, { document_id: '10', saved: true }],
  ['current_user/get_cris'],
  ['current_user/update_cris', {}, { cri_json: '[]' }],
  ['current_user/change_password', {}, { old_password: 'a', new_password: 'b' }],
  ['current_user/sessions'],
  ['current_user/sessions/end', {}, { id: '1' }],
  ['current_user/sessions/end_others', {}, {}],
  ['current_user/passkeys'],
  ['current_user/passkeys/start', {}, {}],
  ['current_user/passkeys/rename', {}, { id: '1', name: 'Desk' }],
  ['current_user/passkeys/remove', {}, { id: '2' }],
  ['current_user/passkeys/remove', {}, { id: '2' }],
  ['current_user/factors'],
  ['current_user/factors/totp/start', {}, {}],
  ['current_user/factors/totp/confirm', {}, { code: 'wrong' }],
  ['current_user/factors/totp/confirm', {}, { code: '123456' }],
  ['current_user/factors'],
  ['current_user/factors/recovery_codes/renew', {}, {}],
  ['current_user/factors/totp/remove', {}, {}],
  ['get_preferences_table'],
  ['update_access_preferences', {}, { preferences: ['Nordics Daily'] }],
  ['capture_event', {}, { url: 'https://example.com/', event_type: 'view' }],
  ['file_token', {}, { url: 'files/documents/10.pdf' }],
]

test.each(calls)('embedding 23: the sample answer of %s %j %j is one of the contract', (path, query = {}, body) => {
  const { status, body: answer } = ask(path, new URLSearchParams(query), body)
  const described = `/api/${path.replace(/\/\d+/, '/{id}')}`
  const contract = answerOf(document, described, body === undefined ? 'get' : 'post', status)
  expect(contract, `${described} ${status}`).toBeDefined()
  const schema = contract?.content?.['application/json']?.schema
  expect(schema === undefined).toBe(answer === undefined)
  if (answer !== undefined) expect(check(schema, JSON.parse(JSON.stringify(answer)))).toEqual([])
})
