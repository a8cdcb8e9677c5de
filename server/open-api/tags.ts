import { listOf, type Operation, type Operations } from './operation.ts'

const analyst = {
  id: '10',
  category: 'Analyst',
  value: 'Ana Example',
  profile_link: '/analyst_profile/10',
  email: 'ana@example.com',
  phone: '+48 1',
  role: 'Banks',
}

const brief = {
  id: '7',
  category: 'Company',
  value: 'Zielona Bank',
  profile_link: '/company_profile/7',
  ticker: 'ZLB PW',
  doc_count: 12,
}

const company = {
  ...brief,
  thumbnail_url: null,
  description: ['A bank.'],
  analysts: [analyst],
  related_analyst: analyst,
  sector: 'Financials',
  sub_sector: 'Banks',
  region: 'Europe',
  country: 'Poland',
  last_updated: '2026-11-04',
  rating: 'Buy',
  equity_rating: 'Buy',
  target_price: 12.5,
  target_price_currency: 'PLN',
  model: { download_url: '/api/files/companies/7/model.xlsx', has_access: true },
  tear_sheet: { download_url: '/api/files/companies/7/tear-sheet.pdf', has_access: true },
  risks: 'Rates could fall.',
  questions: ['Why now?'],
  close_price: 10,
  price_currency: 'PLN',
  market_cap: 2500,
  external_id: 'CO-7',
}

const profile = {
  ...company,
  year_flags: { 2025: 'A', 2026: 'E' },
  company_financials_table: { Revenue: { 2025: 100, 2026: 110 } },
}

const grouped = { Company: [brief], Region: [{ id: '1', category: 'Region', value: 'Europe', doc_count: 40 }] }

const tag = 'Tags'
const call = (id: string, summary: string, answer: unknown, parameters: Operation['parameters'] = {}): Operation => ({
  id,
  summary,
  tag,
  answer,
  parameters,
})
const list = (id: string, summary: string): Operation =>
  call(id, summary, listOf(company, { page: 'Z', alphabetical_range: ['A', 'Z'] }), {
    page: 'Z',
    order_by_field: 'value',
  })

export const tagOperations: Operations = {
  'GET /api/tags': list('listTags', 'Tags, by page or letter'),
  'GET /api/tags/companies': list('listCompanies', 'Companies, by page or letter'),
  'GET /api/companies_with_permissions': list(
    'listCompaniesWithPermissions',
    'Companies with what the reader may load of them',
  ),
  'GET /api/tags/related_companies_by_id': list(
    'listRelatedCompanies',
    'The companies that go with a tag, such as an analyst’s',
  ),
  'GET /api/tags/{id}': call('getTag', 'A tag; 403 where it is not active', profile),
  'GET /api/tags/by_external_id': call(
    'getTagByExternalId',
    'A company or an analyst by the provider’s reference',
    profile,
  ),
  'GET /api/by_ref_with_permission': call(
    'getTagByRef',
    'A profile by its reference; 403 where the subscription does not cover it',
    profile,
  ),
  'GET /api/tags/by_category': call('listTagsByCategory', 'The values of categories', grouped),
  'GET /api/tags/related_to_selected': call(
    'listTagsRelatedToSelected',
    'The values that are still possible under a selection',
    grouped,
  ),
  'GET /api/tags/related_to_document': call('listTagsOfDocument', 'The tags of a document', [brief, analyst]),
  'GET /api/by_category_with_permissions': call(
    'listTagsByCategoryWithPermissions',
    'The values of categories, with what the subscription covers',
    {
      Region: [{ id: '1', category: 'Region', value: 'Europe', disabled: false }],
    },
  ),
  'GET /api/related_children_by_category': call(
    'listRelatedChildren',
    'The values that go with chosen parents',
    grouped,
  ),
  'GET /api/get_tags_from_cri_json': call('listTagsOfInterests', 'The tags that client interest records name', {
    Region: [{ id: '1', category: 'Region', value: 'Europe', disabled: false, inactive: false }],
  }),
  'GET /api/typeahead_suggestions': call('listSuggestions', 'Tags that a text may mean, the best first', [brief], {
    search_term: 'ziel',
  }),
  'GET /api/quick_select_tag': call('getQuickSelectTag', 'The one tag that a text is, or null', brief, {
    search_term: 'ZLB PW',
  }),
}
