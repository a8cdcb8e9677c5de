import { seedAccounts } from '#demo/data/accounts.ts'
import { createAuthenticator } from '../support/authenticator.ts'
import type { Reader } from './access-facts.ts'
import { type Expectation, guarded, open, opened, paged, post, type Records, read } from './asks.ts'
import { deskRoutes } from './desk-expectations.ts'
import { scimRoutes } from './scim-expectations.ts'
import { tagRoutes } from './tag-expectations.ts'

const unknownPasskey = createAuthenticator().get({ rpId: 'portal.example', challenge: 'x' }, { userHandle: 'x' })

const lists = [
  ...['web_documents', 'all_documents', 'research_documents', 'flashmail_documents', 'commentary_documents'],
  ...['analytics_documents', 'valuation_documents', 'primers_documents', 'eps_documents'],
  ...['analytics_archive_documents'],
]
const documentLists = (): Record<string, Expectation> =>
  Object.fromEntries(lists.map((path) => [`GET /api/${path}`, read(...paged(path))]))

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
    'GET /api/web_documents/most_popular': read(
      ...['', '&days=92'].map((days) => `/api/web_documents/most_popular?limit=100${days}`),
    ),
    'GET /api/research_changes': read(
      ...['', '&kind=reiteration'].map((kind) => `/api/research_changes?days=92&page_size=100${kind}`),
    ),
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
  'GET /api/roadshows/recent': read(
    '/api/roadshows/recent?page_size=100',
    '/api/roadshows/recent?search_term=turnover&page_size=100',
  ),
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
  'POST /api/roadshows/:id/withdraw': post(404, '/api/roadshows/999999999/withdraw', {}),
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
    'GET /api/files/desk/documents/:file': guarded(
      ...documents
        .filter(({ file }) => file !== undefined)
        .slice(0, 3)
        .map(({ reference, file = '' }) => ({
          url: `/api/files/desk/documents/${reference}.${file.split('.')[1]}`,
          status: ({ id }: Reader) => (id === seedAccounts.desk.id ? 200 : 404),
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
      asks: [
        replay('1-1-forged', 403),
        replay(tickets.good, 200),
        replay(tickets.ofInactive, 403),
        replay(tickets.ofEnded, 403),
      ],
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
  'GET /api/current_user/sessions': read('/api/current_user/sessions'),
  'POST /api/current_user/sessions/end': post(404, '/api/current_user/sessions/end', {
    id: '00000000-0000-4000-8000-000000000000',
  }),
  // The callers share sessions, so that none may really be ended here; `user-sessions.test.ts` does.
  'POST /api/current_user/sessions/end_others': post(400, '/api/current_user/sessions/end_others', []),
  'GET /api/current_user/factors': read('/api/current_user/factors'),
  // Nothing may really change here, since the callers share accounts; `factors*.test.ts` change factors.
  'POST /api/current_user/reauthenticate': post(422, '/api/current_user/reauthenticate', {}),
  'POST /api/current_user/reauthenticate/start': post(404, '/api/current_user/reauthenticate/start', {}),
  'GET /api/current_user/passkeys': read('/api/current_user/passkeys'),
  // Like factors, they are changed by `passkeys*.test.ts`.
  'POST /api/current_user/passkeys/start': post(400, '/api/current_user/passkeys/start', []),
  'POST /api/current_user/passkeys': post(400, '/api/current_user/passkeys', []),
  'POST /api/current_user/passkeys/rename': post(400, '/api/current_user/passkeys/rename', []),
  'POST /api/current_user/passkeys/remove': post(400, '/api/current_user/passkeys/remove', []),
  'POST /api/current_user/factors/totp/start': post(400, '/api/current_user/factors/totp/start', []),
  'POST /api/current_user/factors/totp/confirm': post(400, '/api/current_user/factors/totp/confirm', []),
  'POST /api/current_user/factors/totp/remove': post(400, '/api/current_user/factors/totp/remove', []),
  'POST /api/current_user/factors/recovery_codes/renew': post(
    400,
    '/api/current_user/factors/recovery_codes/renew',
    [],
  ),
  'GET /api/usage': guarded({ url: '/api/usage', status: ({ id }) => (id === seedAccounts.equity.id ? 200 : 403) }),
  'GET /api/current_user/follows': read('/api/current_user/follows'),
  'POST /api/current_user/follows': post(404, '/api/current_user/follows', { tag_id: '999999999', followed: true }),
  'GET /api/current_user/subscription': read('/api/current_user/subscription'),
  'GET /api/current_user/document_access': read('/api/current_user/document_access?document_id=1'),
  'POST /api/current_user/access_requests': post(404, '/api/current_user/access_requests', {
    document_id: '999999999',
  }),
  'POST /api/current_user/access_requests/withdraw': post(404, '/api/current_user/access_requests/withdraw', {
    document_id: '999999999',
  }),
  'GET /api/current_user/reading_list': read('/api/current_user/reading_list'),
  'POST /api/current_user/reading_list': post(404, '/api/current_user/reading_list', {
    document_id: '999999999',
    saved: true,
  }),
  'GET /api/current_user/saved_searches': read('/api/current_user/saved_searches'),
  'POST /api/current_user/saved_searches': post(422, '/api/current_user/saved_searches', {
    name: 'All',
    query: 'libraries=All',
    alerts: true,
  }),
  'POST /api/current_user/saved_searches/update': post(404, '/api/current_user/saved_searches/update', {
    id: '999999999',
    seen: true,
  }),
  'POST /api/current_user/saved_searches/delete': post(200, '/api/current_user/saved_searches/delete', {
    id: '999999999',
  }),
  'GET /api/current_user/inbox': read(...paged('current_user/inbox').slice(0, 3)),
  'GET /api/current_user/inbox/count': read('/api/current_user/inbox/count'),
  'POST /api/current_user/inbox': post(200, '/api/current_user/inbox', { ids: ['1'], read: true }),
  'GET /api/current_user/delivery': read('/api/current_user/delivery'),
  'POST /api/current_user/delivery': post(422, '/api/current_user/delivery', {
    frequency: 'daily',
    hour: 7,
    weekday: 1,
    time_zone: 'Nowhere',
    language: 'en',
  }),
  'GET /api/current_user/digest_preview': read('/api/current_user/digest_preview'),
  'GET /api/unsubscribe': opened(422, { url: '/api/unsubscribe' }),
  'POST /api/unsubscribe': opened(422, { url: '/api/unsubscribe', body: { token: '1.all.forged' } }),
  'GET /api/get_preferences_table': read('/api/get_preferences_table'),
  'POST /api/update_access_preferences': post(400, '/api/update_access_preferences', { preferences: 7 }),
  'POST /api/file_token': post(200, '/api/file_token', { url: '/api/files/documents/1.pdf' }),
  'POST /api/capture_event': post(200, '/api/capture_event', { url: '/', event_type: 'Page Open' }),
  'POST /api/auth': opened(403, { url: '/api/auth', body: { username: 'full@demo.example', password: 'wrong' } }),
  'POST /api/auth/factor': opened(403, { url: '/api/auth/factor', body: { pending_token: 'x', code: '123456' } }),
  'POST /api/auth/passkey/start': opened(200, { url: '/api/auth/passkey/start', body: {} }),
  'POST /api/auth/passkey': opened(401, { url: '/api/auth/passkey', body: { credential: unknownPasskey } }),
  'POST /api/auth/oidc/start': opened(200, { url: '/api/auth/oidc/start', body: { email: 'a@elsewhere.example' } }),
  'GET /api/auth/oidc/authorize': opened(302, { url: '/api/auth/oidc/authorize?request=x' }),
  'GET /api/auth/oidc/callback': opened(302, { url: '/api/auth/oidc/callback?state=x&code=y' }),
  'POST /api/auth/oidc/finish': opened(403, { url: '/api/auth/oidc/finish', body: {} }),
  'POST /api/auth/oidc/hand_over': opened(403, { url: '/api/auth/oidc/hand_over', body: {} }),
  'POST /api/auth/oidc/redeem': opened(403, {
    url: '/api/auth/oidc/redeem',
    body: { code: 'x', verifier: 'x'.repeat(43) },
  }),
  'POST /api/auth/oidc/sign_out': opened(200, { url: '/api/auth/oidc/sign_out', body: { refresh_token: 'x' } }),
  'POST /api/refresh_auth_token': opened(401, { url: '/api/refresh_auth_token', body: { refresh_token: 'x' } }),
  'POST /api/sign_out': opened(204, { url: '/api/sign_out', body: { refresh_token: 'x' } }),
  'POST /api/passwordless_login': opened(403, { url: '/api/passwordless_login', body: { passwordless_token: 'y' } }),
  'POST /api/passwordless_login/check': opened(403, {
    url: '/api/passwordless_login/check',
    body: { passwordless_token: 'y' },
  }),
  'POST /api/reset_password/check': opened(403, { url: '/api/reset_password/check', body: { reset_token: 'x' } }),
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
  ...scimRoutes,
  ...deskRoutes,
  ...tagRoutes(records),
  ...documentRoutes(records),
  ...eventRoutes(records),
  ...fileRoutes(records),
})
