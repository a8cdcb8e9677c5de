import { seedAccounts } from '#demo/data/accounts.ts'
import type { Reader } from './access-facts.ts'
import { type Expectation, guarded } from './asks.ts'

/** To everyone but the demo's desk a call of the desk is one that there is not. */
const atDesk = (status: number, url: string, body?: object): Expectation =>
  guarded({
    url,
    ...(body && { body }),
    status: ({ id }: Reader) => (id === seedAccounts.desk.id ? status : 404),
  })

/** A draft of an event that is refused for its name, so that nothing is written. */
const namelessEvent = {
  ...{ name: '', type_id: '1', start_time: '2027-03-30T12:00', end_time: null, time_zone: 'UTC', location: '' },
  ...{ meeting_url: '', format: null, description: '', capacity: null, level: 0, can_register: true },
  ...{ tags: { Region: [], Sector: [], Company: [], Analyst: [] }, is_public: false, promoted: false },
}

/** Of a user whose name is no address, so that none is added. */
const newAccount = {
  username: 'nobody',
  name: 'Nobody',
  first_sign_in: 'password',
  level: 0,
  libraries: null,
  regions: null,
  asset_classes: null,
  valid_until: null,
  is_trial: false,
}

/** A document without a title, which is refused, so that nothing is written. */
const documentFacts = {
  ...{ title: '', published: '2026-11-05', type: 'Company Note', library: 'research', subtitle: '', summary: '' },
  ...{ contact_email: '', companies: [], analysts: [], sectors: [], sub_sectors: [], regions: [], countries: [] },
  ...{ asset_classes: [], languages: [], preview_level: 1, download_level: 1, available_at: null },
}

export const deskRoutes: Readonly<Record<string, Expectation>> = {
  'GET /api/desk/events': atDesk(200, '/api/desk/events?search_term=turnover&when=past&page_size=100'),
  'POST /api/desk/events': atDesk(422, '/api/desk/events', namelessEvent),
  'GET /api/desk/events/:id': atDesk(200, '/api/desk/events/9'),
  'POST /api/desk/events/:id': atDesk(404, '/api/desk/events/999999999', { ...namelessEvent, revision: 0 }),
  'POST /api/desk/events/:id/cancel': atDesk(404, '/api/desk/events/999999999/cancel', {}),
  'GET /api/desk/events/:id/registrations': atDesk(200, '/api/desk/events/12/registrations'),
  'GET /api/desk/documents': atDesk(200, '/api/desk/documents?search_term=margins&state=published&page_size=100'),
  'POST /api/desk/documents': atDesk(422, '/api/desk/documents', { ...documentFacts, file_id: 'none', reference: '' }),
  'POST /api/desk/document_files': atDesk(415, '/api/desk/document_files?name=note.pdf', {}),
  'GET /api/desk/documents/:id': atDesk(404, '/api/desk/documents/none'),
  'POST /api/desk/documents/:id': atDesk(404, '/api/desk/documents/none', {
    ...{ ...documentFacts, file_id: null, revision: '' },
  }),
  'POST /api/desk/documents/:id/embargo': atDesk(404, '/api/desk/documents/none/embargo', {
    ...{ available_at: null, revision: '' },
  }),
  'POST /api/desk/documents/:id/discard': atDesk(404, '/api/desk/documents/none/discard', { revision: '' }),
  'POST /api/desk/documents/:id/withdraw': atDesk(404, '/api/desk/documents/none/withdraw', {
    ...{ reason: 'None.', revision: '' },
  }),
  'POST /api/desk/documents/:id/put_back': atDesk(404, '/api/desk/documents/none/put_back', { revision: '' }),
  'GET /api/desk/tags': atDesk(200, '/api/desk/tags?search_term=bank&category=Company&page_size=100'),
  'GET /api/desk/tags/:id': atDesk(404, '/api/desk/tags/999999999'),
  'POST /api/desk/tags': atDesk(422, '/api/desk/tags', { category: 'Sector', value: ' ' }),
  'POST /api/desk/tags/:id': atDesk(404, '/api/desk/tags/999999999', { value: 'Nobody' }),
  'POST /api/desk/tags/:id/remove': atDesk(404, '/api/desk/tags/999999999/remove', {}),
  'GET /api/desk/me': atDesk(200, '/api/desk/me'),
  'GET /api/desk/requests': atDesk(200, '/api/desk/requests'),
  'GET /api/desk/firms': atDesk(200, '/api/desk/firms'),
  'GET /api/desk/firms/:id': atDesk(404, '/api/desk/firms/999999999'),
  'POST /api/desk/firms': atDesk(422, '/api/desk/firms', { name: 'Nobody', domains: ['none'] }),
  'POST /api/desk/firms/:id': atDesk(404, '/api/desk/firms/999999999', { name: 'Nobody' }),
  'GET /api/desk/users': atDesk(200, '/api/desk/users'),
  'GET /api/desk/user_options': atDesk(200, '/api/desk/user_options'),
  'GET /api/desk/users/:id': atDesk(404, '/api/desk/users/999999999'),
  'GET /api/desk/users/:id/grants': atDesk(404, '/api/desk/users/999999999/grants'),
  'POST /api/desk/users/:id/link': atDesk(404, '/api/desk/users/999999999/link', { kind: 'invitation' }),
  'POST /api/desk/users': atDesk(422, '/api/desk/users', newAccount),
  'POST /api/desk/users/:id': atDesk(404, '/api/desk/users/999999999', { name: 'Nobody' }),
  'POST /api/desk/requests/:id': atDesk(404, '/api/desk/requests/999999999', { decision: 'grant' }),
  'GET /api/desk/audit': atDesk(200, '/api/desk/audit?search_term=full&action=accounts'),
  'GET /api/desk/audit/export': atDesk(200, '/api/desk/audit/export?action=nothing'),
  'GET /api/desk/content': atDesk(200, '/api/desk/content'),
  'GET /api/desk/content/:name': atDesk(200, '/api/desk/content/footer'),
  'POST /api/desk/content/:name': atDesk(409, '/api/desk/content/footer', { html: '', revision: '' }),
  'POST /api/desk/content/:name/check': atDesk(200, '/api/desk/content/footer/check', { html: '' }),
  'GET /api/desk/usage': atDesk(200, '/api/desk/usage?by=document'),
}
