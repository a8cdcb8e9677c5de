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

const document = {
  id: '1',
  title: 'Margins recover at last',
  subtitle: 'Third quarter',
  summary: 'Deposits grew faster than loans.',
  document_type: 'Company Note',
  publication_date: '2026-11-04T23:30:00.000Z',
  page_count: 4,
  external_reference: 'NOTE-2026-117',
  entitled: true,
  permissioned: true,
  preview: true,
  attachment_content_type: 'application/pdf',
  attachment_url: '/api/files/documents/1.pdf',
  download_link: '/api/files/documents/1.pdf',
  download_url: '/api/files/documents/1.pdf',
  preview_url: '/document/NOTE-2026-117',
  link_to_preview: '/document/NOTE-2026-117',
  thumbnail: null,
  region: 'Europe',
  primary_focus: {
    type: 'Company',
    value: 'Zielona Bank',
    image: null,
    profile_link: '/company_profile/7',
    profile_url: '/company_profile/7',
    record_ref: 'CO-7',
  },
  primary_tags: [{ id: '7', category: 'Company', value: 'Zielona Bank', profile_link: '/company_profile/7' }],
  other_tags: [],
  analysts: [analyst],
  rating: 'Buy',
  rating_date: '2026-11-04',
  rating_change: 'Upgrade',
  prior_rating: 'Hold',
  prior_rating_date: '2026-02-01',
  target_price: 12.5,
  target_price_currency: 'PLN',
  target_price_date: '2026-11-04',
  prior_target_price: 10,
  prior_target_price_date: '2026-02-01',
}

const detail = {
  ...document,
  detail: '<p>Deposits grew faster than loans.</p>',
  contact_email: 'desk@example.com',
  tags: [analyst],
}

const tag = 'Documents'
const list = (id: string, summary: string, more: Partial<Operation> = {}): Operation => ({
  id,
  summary,
  tag,
  answer: listOf(document),
  parameters: { order_by_field: 'publication_date' },
  ...more,
})
const single = (id: string, summary: string): Operation => ({ id, summary, tag, answer: detail })

export const documentOperations: Operations = {
  'GET /api/web_documents': list('listWebDocuments', 'Documents of every library'),
  'GET /api/all_documents': list('listAllDocuments', 'Documents of every library'),
  'GET /api/research_documents': list('listResearchDocuments', 'Documents of the library Research'),
  'GET /api/flashmail_documents': list('listFlashmailDocuments', 'Documents of the library Flash Mail'),
  'GET /api/commentary_documents': list(
    'listCommentaryDocuments',
    'Documents of the library Sales Intelligence & Events',
  ),
  'GET /api/analytics_documents': list('listAnalyticsDocuments', 'Documents of the library Analytics'),
  'GET /api/valuation_documents': list('listValuationDocuments', 'Documents of the library Valuation Tools'),
  'GET /api/primers_documents': list('listPrimersDocuments', 'Documents of the library Primers'),
  'GET /api/eps_documents': list('listEpsDocuments', 'Documents of the library Earnings Hub'),
  'GET /api/analytics_archive_documents': list(
    'listAnalyticsArchiveDocuments',
    'Documents of the library Analytics - Archive',
  ),
  'GET /api/web_documents_by_tag': list('listDocumentsByTag', 'Documents that have a tag'),
  'GET /api/web_documents/by_related_tags': list('listDocumentsByRelatedTags', 'Documents that have the chosen tags'),
  'GET /api/semantic_documents': list(
    'listDocumentsByMeaning',
    'Documents by meaning, each with its nearest passages',
    {
      answer: listOf({ ...document, semantic_search_result: [{ text: 'Funding became cheaper.', page_number: 2 }] }),
    },
  ),
  'GET /api/web_documents/most_popular': list('listMostPopularDocuments', 'The documents that are read most', {
    answer: [document],
  }),
  'GET /api/suggested_content': list('listSuggestedContent', 'What is suggested to the reader', { answer: [document] }),
  'GET /api/web_documents/suggested_content': list('listSuggestedDocuments', 'What is suggested to the reader', {
    answer: [document],
  }),
  'GET /api/web_documents/{id}': single('getDocument', 'A document with its text'),
  'GET /api/web_document_by_id': single('getDocumentById', 'A document with its text, by its id'),
  'GET /api/web_document_by_ref': single('getDocumentByRef', 'A document with its text, by its reference'),
  'GET /api/web_documents/by_external_reference': single(
    'getDocumentByExternalReference',
    'A document with its text, by its reference',
  ),
  'GET /api/web_document_preview': {
    id: 'getDocumentPreview',
    summary: 'The text of a document, as untrusted HTML; 401 where the subscription does not cover it',
    tag,
    answer: { html_content: '<p>Deposits grew faster than loans.</p>' },
  },
}
