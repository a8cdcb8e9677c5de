import type { AccessFacts, Reader } from './access-facts.ts'

/** What is asked of a route, and the status for a reader who is signed in. */
export type Ask = {
  url: string
  body?: object
  status: (reader: Reader) => number
}

/**
 * A route's expectation. `open`: the same for everybody, with or without a session. `session`: 401 without a good one. `secret`:
 * the call carries a secret of its own, which is wrong here.
 */
export type Expectation = { kind: 'open' | 'session'; asks: readonly Ask[] }

/** Records to ask for, among them of each kind that some reader may not see. */
export type Records = {
  finds: { byMeaning: boolean }
  facts: AccessFacts
  /** With its reference and the name of its file. */
  documents: readonly { id: number; reference: string; file: string | undefined }[]
  events: readonly number[]
  companies: readonly { id: number; model: number | null; tear_sheet_level: number | null }[]
  analyst: number
  inactive: { id: number; external_id: string }
  tickets: { good: string; ofInactive: string; video: string }
}

const open = (...asks: readonly Omit<Ask, 'status'>[]): Expectation => opened(200, ...asks)
const opened = (status: number, ...asks: readonly Omit<Ask, 'status'>[]): Expectation => ({
  kind: 'open',
  asks: asks.map((ask) => ({ ...ask, status: () => status })),
})
const guarded = (...asks: readonly Ask[]): Expectation => ({ kind: 'session', asks })
const read = (...urls: readonly string[]): Expectation => guarded(...urls.map((url) => ({ url, status: () => 200 })))
const post = (status: number, url: string, body: object): Expectation => guarded({ url, body, status: () => status })

const lists = [
  ...['web_documents', 'all_documents', 'research_documents', 'flashmail_documents', 'commentary_documents'],
  ...['analytics_documents', 'valuation_documents', 'primers_documents', 'eps_documents'],
  ...['analytics_archive_documents'],
]
const paged = (path: string) => [
  `/api/${path}`,
  `/api/${path}?page_size=100`,
  `/api/${path}?page_size=100&page=2`,
  `/api/${path}?search_term=turnover&page_size=100`,
]

const documentLists = (): Record<string, Expectation> =>
  Object.fromEntries(lists.map((path) => [`GET /api/${path}`, read(...paged(path))]))

const categories = encodeURIComponent('Analyst;Company;Region;Sector;Country;Content Type;Asset Class')

const tagRoutes = ({ analyst, inactive, companies, facts }: Records): Record<string, Expectation> => {
  const [company] = companies
  const each = (path: (id: number | string) => string) =>
    guarded(
      { url: path(analyst), status: () => 200 },
      { url: path(inactive.id), status: () => 403 },
      { url: path(999_999_999), status: () => 404 },
    )
  return {
    'GET /api/tags': read(...paged('tags'), '/api/tags?search_term=a&page_size=100'),
    'GET /api/tags/companies': read(...paged('tags/companies')),
    'GET /api/companies_with_permissions': read(
      ...paged('companies_with_permissions'),
      '/api/companies_with_permissions?page=Q',
    ),
    'GET /api/tags/related_companies_by_id': read(
      `/api/tags/related_companies_by_id?id=${analyst}&page_size=100`,
      `/api/tags/related_companies_by_id?id=${inactive.id}&page_size=100`,
    ),
    'GET /api/tags/:id': each((id) => `/api/tags/${id}`),
    'GET /api/tags/by_external_id': guarded(
      { url: `/api/tags/by_external_id?external_id=${inactive.external_id}`, status: () => 403 },
      { url: '/api/tags/by_external_id?external_id=nobody', status: () => 404 },
    ),
    'GET /api/by_ref_with_permission': guarded(
      { url: `/api/by_ref_with_permission?ref=${inactive.external_id}`, status: () => 403 },
      ...companies.map(({ id }) => ({
        url: `/api/by_ref_with_permission?ref=${id}`,
        status: (reader: Reader) => (facts.inactiveTags.has(id) || !facts.covers(reader, id) ? 403 : 200),
      })),
    ),
    'GET /api/tags/by_category': read(`/api/tags/by_category?categories=${categories}`),
    'GET /api/by_category_with_permissions': read(`/api/by_category_with_permissions?categories=${categories}`),
    'GET /api/tags/related_to_selected': read(`/api/tags/related_to_selected?categories=${categories}`),
    'GET /api/tags/related_to_document': read(
      ...facts.documents.slice(0, 34).map(({ id }) => `/api/tags/related_to_document?document_id=${id}`),
    ),
    'GET /api/related_children_by_category': read(
      `/api/related_children_by_category?tags_by_category=%7B%22Region%22%3A%5B%22Nordics%22%5D%7D&child_categories=${categories}`,
    ),
    'GET /api/get_tags_from_cri_json': read('/api/get_tags_from_cri_json?cri_json=%7B%22Region%22%3A%22Nordics%22%7D'),
    'GET /api/typeahead_suggestions': read(
      ...['a', 'Nor', 'e', company?.id ?? ''].map((term) => `/api/typeahead_suggestions?search_term=${term}`),
    ),
    'GET /api/quick_select_tag': read('/api/quick_select_tag?search_term=Nordics'),
  }
}

const documentRoutes = ({ finds, documents, facts, analyst, companies }: Records): Record<string, Expectation> => {
  const detail = (url: (document: Records['documents'][number]) => string) =>
    guarded(...documents.map((document) => ({ url: url(document), status: () => 200 })), {
      url: url({ id: 999_999_999, reference: 'none', file: undefined }),
      status: () => 404,
    })
  return {
    ...documentLists(),
    'GET /api/web_documents_by_tag': read(
      ...[analyst, ...companies.map(({ id }) => id)].map(
        (id) => `/api/web_documents_by_tag?tag_id=${id}&page_size=100`,
      ),
    ),
    'GET /api/web_documents/by_related_tags': read(
      '/api/web_documents/by_related_tags?tag_filters=%7B%7D&page_size=100',
    ),
    'GET /api/web_documents/most_popular': read('/api/web_documents/most_popular?limit=100'),
    'GET /api/web_documents/suggested_content': read('/api/web_documents/suggested_content?limit=100'),
    'GET /api/suggested_content': read('/api/suggested_content?limit=100'),
    'GET /api/semantic_documents': guarded(
      ...['', '&hide_unentitled=true'].map((more) => ({
        url: `/api/semantic_documents?semantic_search_term=turnover&page_size=100${more}`,
        status: () => (finds.byMeaning ? 200 : 503),
      })),
    ),
    'GET /api/web_documents/:id': detail(({ id }) => `/api/web_documents/${id}`),
    'GET /api/web_document_by_id': detail(({ id }) => `/api/web_document_by_id?document_id=${id}`),
    'GET /api/web_document_by_ref': detail(({ reference }) => `/api/web_document_by_ref?reference=${reference}`),
    'GET /api/web_documents/by_external_reference': detail(
      ({ reference }) => `/api/web_documents/by_external_reference?external_reference=${reference}`,
    ),
    'GET /api/web_document_preview': guarded(
      ...documents.map(({ id, reference }) => ({
        url: `/api/web_document_preview?reference=${reference}`,
        status: (reader: Reader) => (facts.mayRead(reader, id) ? 200 : 401),
      })),
    ),
  }
}

const eventRoutes = ({ events }: Records): Record<string, Expectation> => ({
  'GET /api/roadshows': read('/api/roadshows?page_size=100', '/api/roadshows?page_size=100&page=2'),
  'GET /api/roadshows/recent': read('/api/roadshows/recent?page_size=100'),
  'GET /api/roadshows/upcoming': {
    kind: 'session',
    asks: [{ url: '/api/roadshows/upcoming?page_size=100', status: () => 200 }],
  },
  'GET /api/roadshows/upcoming_by_tag': read('/api/roadshows/upcoming_by_tag?tag_id=1&page_size=100'),
  'GET /api/roadshows/suggested': read('/api/roadshows/suggested?limit=100'),
  'GET /api/roadshows/roadshow_by_id': guarded(
    ...events.map((id) => ({ url: `/api/roadshows/roadshow_by_id?roadshow_id=${id}`, status: () => 200 })),
    { url: '/api/roadshows/roadshow_by_id?roadshow_id=999999999', status: () => 404 },
  ),
  'POST /api/roadshows/:id/register': post(404, '/api/roadshows/999999999/register', {}),
})

const fileRoutes = ({
  inactive,
  documents,
  events,
  companies,
  facts,
  tickets,
}: Records): Record<string, Expectation> => {
  const allowed = (yes: boolean) => (yes ? 200 : 403)
  const replay = (ticket: string, status: number) => ({
    url: `/api/files/replays/${tickets.video}/${ticket}/poster.jpg`,
    status: () => status,
  })
  return {
    'GET /api/files/documents/:file': guarded(
      ...documents
        .flatMap(({ id, file }) => (file === undefined ? [] : [{ id, file }]))
        .map(({ id, file }) => ({
          url: `/api/files/documents/${file}`,
          status: (reader: Reader) => allowed(facts.mayLoad(reader, id)),
        })),
    ),
    'GET /api/files/companies/:id/:file': guarded(
      ...companies.flatMap(({ id, model }) => [
        {
          url: `/api/files/companies/${id}/tear-sheet.pdf`,
          status: (reader: Reader) => allowed(!facts.inactiveTags.has(id) && facts.mayLoadOf(reader, id, 'sheet')),
        },
        ...(model === null
          ? []
          : [
              {
                url: `/api/files/companies/${id}/model.xlsx`,
                status: (reader: Reader) =>
                  allowed(!facts.inactiveTags.has(id) && facts.mayLoadOf(reader, id, 'model')),
              },
            ]),
      ]),
    ),
    'GET /api/files/roadshows/:id/:file': guarded(
      ...events.flatMap((id, index) =>
        (index % 8 === 0 ? ['event.ics', 'invitation.pdf'] : ['event.ics']).map((file) => ({
          url: `/api/files/roadshows/${id}/${file}`,
          status: (reader: Reader) => allowed(facts.mayTakePart(reader, id)),
        })),
      ),
    ),
    'GET /api/files/datasets': read('/api/files/datasets'),
    'GET /api/files/datasets/': read('/api/files/datasets/'),
    'GET /api/files/datasets/*': guarded(
      ...['coverage', 'rating-history', 'estimates', 'events'].map((name) => ({
        url: `/api/files/datasets/${name}.csv`,
        status: () => 200,
      })),
      { url: '/api/files/datasets/secret.csv', status: () => 404 },
    ),
    // A replay's ticket stands for the session of whoever it was made for.
    'GET /api/files/replays/:videoId/:ticket/:file': {
      kind: 'open',
      asks: [replay('1-1-forged', 403), replay(tickets.good, 200), replay(tickets.ofInactive, 403)],
    },
    'GET /api/files/pricing.pdf': open({ url: '/api/files/pricing.pdf' }),
    'GET /api/files/images/tags/:file': opened(
      404,
      ...[999_999_999, inactive.id].map((id) => ({ url: `/api/files/images/tags/${id}.svg` })),
    ),
  }
}

const accountRoutes: Readonly<Record<string, Expectation>> = {
  'GET /api/current_user': read('/api/current_user'),
  'GET /api/current_user/get_cris': read('/api/current_user/get_cris'),
  'POST /api/current_user/update_cris': post(400, '/api/current_user/update_cris', { cri_json: '7' }),
  'POST /api/current_user/change_password': post(422, '/api/current_user/change_password', {
    old_password: 'not the one',
    new_password: 'Another horse 2!',
  }),
  'GET /api/get_preferences_table': read('/api/get_preferences_table'),
  'POST /api/update_access_preferences': post(400, '/api/update_access_preferences', { preferences: 7 }),
  'POST /api/file_token': post(200, '/api/file_token', { url: '/api/files/documents/1.pdf' }),
  'POST /api/capture_event': post(200, '/api/capture_event', { url: '/', event_type: 'Page Open' }),
  'POST /api/auth': opened(403, { url: '/api/auth', body: { username: 'full@demo.example', password: 'wrong' } }),
  'POST /api/refresh_auth_token': opened(401, { url: '/api/refresh_auth_token', body: { refresh_token: 'x' } }),
  'POST /api/passwordless_login': opened(403, { url: '/api/passwordless_login', body: { passwordless_token: 'y' } }),
  'POST /api/reset_password': opened(403, {
    url: '/api/reset_password',
    body: { reset_token: 'x', new_password: 'Another horse 2!' },
  }),
  'POST /api/request_password_reset': opened(204, { url: '/api/request_password_reset', body: { username: 'x' } }),
  'POST /api/request_passwordless_login': opened(204, {
    url: '/api/request_passwordless_login',
    body: { username: 'x' },
  }),
}

const publicRoutes: Readonly<Record<string, Expectation>> = {
  'GET /api/get_home_page_slots': open({ url: '/api/get_home_page_slots' }),
  'GET /api/footer_content': open({ url: '/api/footer_content' }),
  'GET /api/openapi.json': open({ url: '/api/openapi.json' }),
  'GET /api/docs': open({ url: '/api/docs' }),
  'GET /api/docs/json': open({ url: '/api/docs/json' }),
  'GET /api/docs/yaml': open({ url: '/api/docs/yaml' }),
  'GET /api/docs/static/*': open({ url: '/api/docs/static/swagger-ui.css' }),
  'GET /api/docs/static/index.html': opened(302, { url: '/api/docs/static/index.html' }),
  'GET /api/docs/static/swagger-initializer.js': open({ url: '/api/docs/static/swagger-initializer.js' }),
  'GET /api/docs/static/theme/own.css': open({ url: '/api/docs/static/theme/own.css' }),
  'OPTIONS /api*': opened(204, { url: '/api/tags' }),
  'GET /healthz': open({ url: '/healthz' }),
  'GET /readyz': open({ url: '/readyz' }),
  // Open to this machine only, see metrics.test.ts.
  'GET /metrics': open({ url: '/metrics' }),
  // Open on the machine of whoever develops only, see settings.test.ts.
  'GET /outbox': open({ url: '/outbox' }),
  'GET /outbox/:id': opened(404, { url: '/outbox/none' }),
  'GET /*': open({ url: '/' }, { url: '/assets/index-abc.js' }, { url: '/document/any' }),
  'GET /favicon.ico': opened(204, { url: '/favicon.ico' }),
  'GET /widgets': opened(301, { url: '/widgets' }),
  'GET /widgets/': open({ url: '/widgets/' }),
  'GET /widgets/*': open({ url: '/widgets/loader.js' }),
  'GET /widgets/v7/*': open({ url: '/widgets/v7/loader.js' }),
  'GET /widgets/v7.8.9/*': open({ url: '/widgets/v7.8.9/loader.js' }),
  'GET /widgets/:version(^v\\d[\\w.-]*$)/*': opened(404, { url: '/widgets/v1/loader.js' }),
  'GET /widgets/catalog/*': open({ url: '/widgets/catalog/main-abc.js' }),
  'GET /widgets/catalog/first-paint.json': open({ url: '/widgets/catalog/first-paint.json' }),
  'GET /widgets/preview': open({ url: '/widgets/preview' }),
  'GET /widgets/elements/:name': open({ url: '/widgets/elements/research-feed' }),
  'GET /widgets/elements/:name/': opened(301, { url: '/widgets/elements/research-feed/' }),
  ...Object.fromEntries(
    ['install', 'frameworks', 'theming', 'doctor'].flatMap((page) => [
      [`GET /widgets/${page}`, open({ url: `/widgets/${page}` })],
      [`GET /widgets/${page}/`, opened(301, { url: `/widgets/${page}/` })],
    ]),
  ),
}

/** Every route that the server may have, as Fastify spells it, but for `HEAD`, which is answered as `GET` is. */
export const expectationsFor = (records: Records): Readonly<Record<string, Expectation>> => ({
  ...publicRoutes,
  ...accountRoutes,
  ...tagRoutes(records),
  ...documentRoutes(records),
  ...eventRoutes(records),
  ...fileRoutes(records),
})
