import type { LightMyRequestResponse } from 'fastify'
import { decodeJwt } from 'jose'
import type { Kysely } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { edgeEventIds } from '#demo/data/edges/events.ts'
import { holdSettings } from '#server/delivery/settings/repository.ts'
import { makeStopToken } from '#server/delivery/unsubscribe/token.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { indexPassages } from '#server/platform/semantic/index-passages.ts'
import { openMeaning } from '#server/platform/semantic/meaning.ts'
import { NOW } from './seed/support.ts'
import { openApi, openDemoApi, type Query, type TestApi } from './support/api.ts'
import { createAuthenticator } from './support/authenticator.ts'
import { hostCalls } from './support/company-host.ts'
import { type CompanyApi, companyCalls, openCompanyApi } from './support/company-sign-in.ts'
import { describedOperations, seenAnswers } from './support/contract.ts'
import { deskDocumentCalls } from './support/desk-document-calls.ts'
import { deskEventCalls } from './support/desk-event-calls.ts'
import { deskTagCalls } from './support/desk-tag-calls.ts'
import { PASSWORD, type UserName, users } from './support/fixture.ts'
import { type LinkApi, NEW_PASSWORD, openLinkApi } from './support/links.ts'
import { party } from './support/passkeys.ts'
import { topicEmbedder } from './support/topic-embedder.ts'

let api: TestApi
let demo: Awaited<ReturnType<typeof openDemoApi>>
let links: LinkApi
let company: CompanyApi
let token: string
let demoToken: string
let deskToken: string
let refreshToken: string

beforeAll(async () => {
  const address = { name: 'Halden Research', address: 'no-reply@halden.example' }
  const transport = { send: async () => {}, close: () => {} }
  const mail = { from: address, accessTeam: address, portalUrl: 'https://portal.example', transport }
  const openIndexed = async (db: Kysely<Database>) => {
    await indexPassages(db, topicEmbedder(), () => {})
    return openMeaning(db, topicEmbedder())
  }
  api = await openApi(openIndexed, { mail, relyingParty: party })
  demo = await openDemoApi(NOW)
  links = await openLinkApi({ relyingParty: party })
  company = await openCompanyApi()
  const session = await api.signIn()
  token = session.token
  refreshToken = session.refresh_token
  demoToken = await demo.signInAs('full')
  await api.db.updateTable('users').set({ role: 'admin' }).where('id', '=', users.full.id).execute()
  deskToken = await demo.signInAs('desk')
})
afterAll(async () => {
  for (const one of [api, demo, links, company]) await one.close()
})

const newAccount = {
  username: 'nobody',
  name: 'New Client',
  first_sign_in: 'password',
  level: 1,
  libraries: null,
  regions: ['Europe'],
  asset_classes: null,
  valid_until: null,
  is_trial: false,
}

type Send = () => Promise<LightMyRequestResponse>

const get =
  (path: string, query: Query = {}): Send =>
  () =>
    api.get(path, query, token)
const demoGet =
  (path: string, query: Query = {}): Send =>
  () =>
    demo.get(path, query, demoToken)
const post =
  (path: string, body: object): Send =>
  () =>
    api.post(path, body, token)
const file =
  (path: string): Send =>
  () =>
    demo.app.inject({ url: `/api/files/${path}`, headers: { authorization: `Bearer ${demoToken}` } })

const credentials = { username: users.full.username, password: PASSWORD }
const unknownToken = 'no such token'
const { replay, promoted, invitation } = { ...edgeEventIds, invitation: 1 }
const delivery = { frequency: 'daily', hour: 7, weekday: 1, language: 'de' }
const byRef = { reference: 'LODZ-1' }

async function replayFile(): Promise<LightMyRequestResponse> {
  const event = await demo.get('roadshows/roadshow_by_id', { roadshow_id: String(replay) }, demoToken)
  return demo.app.inject({ url: event.json().replay.poster_url })
}

async function eventFile(): Promise<LightMyRequestResponse> {
  return file(`roadshows/${invitation}/event.ics`)()
}

async function documentFile(): Promise<LightMyRequestResponse> {
  return api.app.inject({ url: `/api/files/documents/1.pdf?auth_token=${token}` })
}

/** Sets up an authenticator app, and gives a code of it that is good for another use. */
async function setUpFactor(user: UserName, server: TestApi = links) {
  const { token: own } = await server.signIn(user)
  const { secret } = (await server.post('current_user/factors/totp/start', {}, own)).json()
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const timestamp = new Date('2026-11-05T12:00:00Z').getTime()
  const code = totp.generate({ timestamp })
  const confirmed = await server.post('current_user/factors/totp/confirm', { code }, own)
  return { token: own, confirmed, code: totp.generate({ timestamp: timestamp + 30_000 }) }
}

/** Adds a passkey to the account of the session. */
async function addPasskey() {
  const authenticator = createAuthenticator()
  const { options } = (await api.post('current_user/passkeys/start', {}, token)).json()
  const credential = authenticator.create(options)
  const added = await api.post('current_user/passkeys', { name: 'Laptop', credential }, token)
  return { authenticator, credential, added, id: added.json<{ id: string }>().id }
}

const unknownPasskey = createAuthenticator().get({ rpId: 'portal.example', challenge: 'x' }, { userHandle: 'x' })

/** A call of each operation that succeeds, and one that does not; without the second, it is asked without a session. */
const calls: Record<string, [success: Send, failure?: Send]> = {
  signIn: [post('auth', credentials), post('auth', { ...credentials, password: 'wrong' })],
  signInByLink: [
    async () => links.use('passwordless_login', await links.tokenOf('passwordless_login')),
    post('passwordless_login', { passwordless_token: unknownToken }),
  ],
  signInByCode: [
    async () => {
      const { code } = await setUpFactor('trial')
      const { pending_token } = (await links.post('auth', { ...credentials, username: users.trial.username })).json()
      return links.post('auth/factor', { pending_token, code })
    },
    post('auth/factor', { pending_token: unknownToken, code: '123456' }),
  ],
  renewSession: [
    () => api.post('refresh_auth_token', { refresh_token: refreshToken }),
    post('refresh_auth_token', { refresh_token: unknownToken }),
  ],
  signOut: [post('sign_out', { refresh_token: unknownToken }), post('sign_out', {})],
  ...companyCalls(() => company),
  ...hostCalls(() => company),
  getCurrentUser: [get('current_user')],
  requestPasswordReset: [
    post('request_password_reset', { username: 'a@example.com' }),
    post('request_password_reset', {}),
  ],
  requestSignInLink: [
    post('request_passwordless_login', { username: 'a@example.com' }),
    post('request_passwordless_login', {}),
  ],
  checkSignInLink: [
    async () => links.check('passwordless_login', await links.tokenOf('passwordless_login')),
    post('passwordless_login/check', { passwordless_token: unknownToken }),
  ],
  checkResetLink: [
    async () => links.check('password_reset', await links.tokenOf('password_reset')),
    post('reset_password/check', { reset_token: unknownToken }),
  ],
  resetPassword: [
    async () => links.use('password_reset', await links.tokenOf('password_reset')),
    post('reset_password', { reset_token: unknownToken, new_password: NEW_PASSWORD }),
  ],
  changePassword: [
    async () => {
      const { token: other } = await api.signIn('europe')
      return api.post('current_user/change_password', { old_password: PASSWORD, new_password: NEW_PASSWORD }, other)
    },
    post('current_user/change_password', { old_password: PASSWORD, new_password: 'short' }),
  ],
  listSessions: [get('current_user/sessions')],
  reauthenticate: [
    post('current_user/reauthenticate', { password: PASSWORD }),
    post('current_user/reauthenticate', { password: 'wrong' }),
  ],
  startPasskeyConfirmation: [
    async () => {
      await addPasskey()
      return api.post('current_user/reauthenticate/start', {}, token)
    },
    post('current_user/reauthenticate/start', []),
  ],
  listPasskeys: [get('current_user/passkeys')],
  startPasskey: [post('current_user/passkeys/start', {}), post('current_user/passkeys/start', [])],
  addPasskey: [
    async () => (await addPasskey()).added,
    async () => {
      const { credential } = await addPasskey()
      return api.post('current_user/passkeys', { name: 'Again', credential }, token)
    },
  ],
  renamePasskey: [
    async () => api.post('current_user/passkeys/rename', { id: (await addPasskey()).id, name: 'Phone' }, token),
    post('current_user/passkeys/rename', { id: 'none', name: 'Phone' }),
  ],
  removePasskey: [
    async () => api.post('current_user/passkeys/remove', { id: (await addPasskey()).id }, token),
    post('current_user/passkeys/remove', { id: 'none' }),
  ],
  startPasskeySignIn: [post('auth/passkey/start', {}), post('auth/passkey/start', [])],
  signInByPasskey: [
    async () => {
      const { authenticator } = await addPasskey()
      const { options } = (await api.post('auth/passkey/start', {})).json()
      return api.post('auth/passkey', { credential: authenticator.get(options) })
    },
    post('auth/passkey', { credential: unknownPasskey }),
  ],
  listFactors: [get('current_user/factors')],
  startTotp: [post('current_user/factors/totp/start', {}), post('current_user/factors/totp/start', [])],
  confirmTotp: [
    async () => (await setUpFactor('europe')).confirmed,
    post('current_user/factors/totp/confirm', { code: 'no' }),
  ],
  renewRecoveryCodes: [
    async () => {
      const { token: other } = await setUpFactor('none')
      return links.post('current_user/factors/recovery_codes/renew', {}, other)
    },
    post('current_user/factors/recovery_codes/renew', {}),
  ],
  removeTotp: [
    async () => {
      const { token: other } = await setUpFactor('none', api)
      return api.post('current_user/factors/totp/remove', {}, other)
    },
    post('current_user/factors/totp/remove', {}),
  ],
  endSession: [
    async () => {
      const { sid = '' } = decodeJwt<{ sid: string }>((await api.signIn()).token)
      return api.post('current_user/sessions/end', { id: sid }, token)
    },
    post('current_user/sessions/end', { id: 'none' }),
  ],
  endOtherSessions: [post('current_user/sessions/end_others', {}), post('current_user/sessions/end_others', [])],
  listInterests: [get('current_user/get_cris')],
  listFollows: [get('current_user/follows')],
  getDeskUser: [get('desk/me')],
  getDeskUsage: [get('desk/usage', { by: 'document' })],
  listTexts: [get('desk/content')],
  getText: [get('desk/content/services'), get('desk/content/none')],
  publishText: [
    async () => {
      const { html, revision } = (await get('desk/content/footer')()).json()
      return post('desk/content/footer', { html, revision })()
    },
    post('desk/content/footer', { html: '', revision: '' }),
  ],
  checkText: [post('desk/content/footer/check', { html: '' }), post('desk/content/none/check', { html: '' })],
  listAudit: [get('desk/audit', { action: 'accounts' }), get('desk/audit', { from: 'never' })],
  exportAudit: [get('desk/audit/export', { action: 'firms' })],
  getUsage: [
    async () => {
      const { id: firm_id } = await api.db
        .insertInto('firms')
        .values({ slug: 'client', name: 'Client & Sons', created_at: NOW })
        .returning('id')
        .executeTakeFirstOrThrow()
      const update = api.db.updateTable('users').where('id', '=', users.trial.id)
      await update.set({ firm_id }).execute()
      await update.set({ is_firm_lead: true }).execute()
      return api.get('usage', { by: 'document' }, (await api.signIn('trial')).token)
    },
    get('usage'),
  ],
  listAccessRequests: [get('desk/requests')],
  decideAccessRequest: [
    async () => {
      const { token: own } = await api.signIn('none')
      await api.post('current_user/access_requests', { document_id: '2' }, own)
      const { records } = (await get('desk/requests')()).json()
      return api.post(`desk/requests/${records[0].id}`, { decision: 'grant' }, token)
    },
    post('desk/requests/999999999', { decision: 'grant' }),
  ],
  getSubscription: [get('current_user/subscription')],
  listAccounts: [get('desk/users', { search_term: 'full' })],
  getAccountOptions: [get('desk/user_options')],
  getAccount: [get('desk/users/3'), get('desk/users/999')],
  createAccount: [
    post('desk/users', { ...newAccount, username: 'new@client.example', password: 'A first One 1!' }),
    post('desk/users', newAccount),
  ],
  changeAccount: [post('desk/users/3', { level: 1 }), post('desk/users/3', { regions: ['Nowhere'] })],
  listAccountGrants: [get('desk/users/3/grants'), get('desk/users/999/grants')],
  sendAccountLink: [
    post('desk/users/3/link', { kind: 'password_reset' }),
    post('desk/users/3/link', { kind: 'invitation' }),
  ],
  listFirms: [get('desk/firms')],
  getFirm: [
    async () => {
      const firm = (await post('desk/firms', { name: 'Known' })()).json()
      return api.get(`desk/firms/${firm.id}`, {}, token)
    },
    get('desk/firms/999'),
  ],
  createFirm: [post('desk/firms', { name: 'New', domains: ['new.example'] }), post('desk/firms', { name: '' })],
  changeFirm: [
    async () => {
      const firm = (await post('desk/firms', { name: 'Changed' })()).json()
      return api.post(`desk/firms/${firm.id}`, { idle_minutes: 30 }, token)
    },
    post('desk/firms/999', { name: 'Nobody' }),
  ],
  getDocumentAccess: [get('current_user/document_access', { document_id: '1' })],
  requestAccess: [post('current_user/access_requests', { document_id: '1' })],
  withdrawAccessRequest: [post('current_user/access_requests/withdraw', { document_id: '1' })],
  updateFollow: [
    post('current_user/follows', { tag_id: '7', followed: true }),
    post('current_user/follows', { tag_id: '999999999', followed: true }),
  ],
  listReadingList: [get('current_user/reading_list')],
  updateReadingList: [
    post('current_user/reading_list', { document_id: '1', saved: true }),
    post('current_user/reading_list', { document_id: '999999999', saved: true }),
  ],
  listSavedSearches: [get('current_user/saved_searches')],
  createSavedSearch: [
    post('current_user/saved_searches', { name: 'Margins', query: 'search_term=margins', alerts: true }),
    post('current_user/saved_searches', { name: 'All', query: '', alerts: true }),
  ],
  updateSavedSearch: [
    async () => {
      const made = await api.post(
        'current_user/saved_searches',
        { name: 'b', query: 'search_term=b', alerts: true },
        token,
      )
      return api.post('current_user/saved_searches/update', { id: made.json().id, seen: true }, token)
    },
    post('current_user/saved_searches/update', { id: '999999999', name: 'None' }),
  ],
  deleteSavedSearch: [post('current_user/saved_searches/delete', { id: '999999999' })],
  listInbox: [
    async () => {
      const row = { user_id: users.full.id, document_id: 1, reasons: '[]', arrived_at: '2026-11-05T11:00:00Z' }
      await api.db.insertInto('deliveries').values(row).execute()
      return api.get('current_user/inbox', {}, token)
    },
  ],
  countInbox: [get('current_user/inbox/count')],
  updateInbox: [post('current_user/inbox', { read: true })],
  getDelivery: [get('current_user/delivery')],
  updateDelivery: [
    post('current_user/delivery', { ...delivery, time_zone: 'Europe/Berlin' }),
    post('current_user/delivery', { ...delivery, time_zone: 'Nowhere' }),
  ],
  getDigestPreview: [get('current_user/digest_preview')],
  openUnsubscribe: [get('unsubscribe?token=1.all.x')],
  unsubscribe: [
    async () => {
      const { id: userId } = users.full
      const row = await api.db.transaction().execute((db) => holdSettings(db, userId, new Date()))
      return api.post('unsubscribe', { token: makeStopToken(userId, 'all', row.unsubscribe_key) })
    },
    post('unsubscribe', { token: unknownToken }),
  ],
  updateInterests: [
    () => demo.post('current_user/update_cris', { cri_json: [] }, demoToken),
    post('current_user/update_cris', { cri_json: [{ Region: 'Nowhere', Sector: 'Banks' }] }),
  ],
  listEmailPreferences: [demoGet('get_preferences_table')],
  updateEmailPreferences: [
    post('update_access_preferences', { preferences: [] }),
    post('update_access_preferences', { preferences: ['No such'] }),
  ],
  exchangeFileToken: [
    post('file_token', { url: '/api/files/documents/1.pdf' }),
    post('file_token', { url: '/api/current_user' }),
  ],
  captureEvent: [post('capture_event', { url: '/', event_type: 'Page Open' })],
  ...Object.fromEntries(
    ['Web', 'All', 'Research', 'Flashmail', 'Commentary', 'Analytics', 'Valuation', 'Primers', 'Eps'].map((name) => [
      `list${name}Documents`,
      [get(`${name.toLowerCase()}_documents`)],
    ]),
  ),
  listAnalyticsArchiveDocuments: [get('analytics_archive_documents')],
  listDocumentsByTag: [get('web_documents_by_tag', { tag_id: '7' }), get('web_documents_by_tag', { tag_id: 'x' })],
  listDocumentsByRelatedTags: [
    get('web_documents/by_related_tags', { tag_filters: '{"Sector":["Banks"]}' }),
    get('web_documents/by_related_tags', { tag_filters: '{' }),
  ],
  listDocumentsByMeaning: [
    get('semantic_documents', { semantic_search_term: 'oil' }),
    () => links.get('semantic_documents', { semantic_search_term: 'oil' }, token),
  ],
  listMostPopularDocuments: [get('web_documents/most_popular')],
  listResearchChanges: [get('research_changes')],
  listSuggestedContent: [get('suggested_content')],
  listSuggestedDocuments: [get('web_documents/suggested_content')],
  getDocument: [get('web_documents/1'), get('web_documents/999')],
  getDocumentById: [get('web_document_by_id', { document_id: '1' }), get('web_document_by_id', { document_id: '999' })],
  getDocumentByRef: [get('web_document_by_ref', byRef), get('web_document_by_ref')],
  getDocumentByExternalReference: [get('web_documents/by_external_reference', { external_reference: 'LODZ-1' })],
  getDocumentPreview: [get('web_document_preview', byRef), get('web_document_preview', { reference: 'LOCKED-3' })],
  listTags: [get('tags')],
  listCompanies: [demoGet('tags/companies', { page: 'A' })],
  listCompaniesWithPermissions: [demoGet('companies_with_permissions')],
  listRelatedCompanies: [
    get('tags/related_companies_by_id', { id: '10' }),
    get('tags/related_companies_by_id', { id: 'x' }),
  ],
  getTag: [get('tags/7'), get('tags/11')],
  getTagByExternalId: [
    get('tags/by_external_id', { external_id: 'cmp-7' }),
    get('tags/by_external_id', { external_id: 'none' }),
  ],
  getTagByRef: [get('by_ref_with_permission', { ref: 'cmp-7' }), get('by_ref_with_permission', { ref: 'none' })],
  listTagsByCategory: [get('tags/by_category', { categories: 'Region;Sector' })],
  listTagsRelatedToSelected: [
    get('tags/related_to_selected', { tag_filters: '{"Region":["Europe"]}' }),
    get('tags/related_to_selected', { tag_filters: '[1' }),
  ],
  listTagsOfDocument: [
    get('tags/related_to_document', { document_id: '1' }),
    get('tags/related_to_document', { document_id: '999' }),
  ],
  listTagsByCategoryWithPermissions: [get('by_category_with_permissions', { categories: 'Region' })],
  listRelatedChildren: [get('related_children_by_category', { tags_by_category: '{"Sector":["Banks"]}' })],
  listTagsOfInterests: [
    get('get_tags_from_cri_json', { cri_json: '[{"Region":"Europe","Sector":"Banks"}]' }),
    get('get_tags_from_cri_json', { cri_json: '{' }),
  ],
  listSuggestions: [get('typeahead_suggestions', { search_term: 'ba' })],
  getQuickSelectTag: [get('quick_select_tag', { search_term: 'ZLB PW' }), get('quick_select_tag')],
  listEvents: [demoGet('roadshows')],
  listUpcomingEvents: [demoGet('roadshows/upcoming')],
  listRecentEvents: [demoGet('roadshows/recent')],
  listUpcomingEventsByTag: [
    demoGet('roadshows/upcoming_by_tag', { tag_id: '1' }),
    demoGet('roadshows/upcoming_by_tag', { tag_id: 'x' }),
  ],
  listSuggestedEvents: [demoGet('roadshows/suggested')],
  getEvent: [
    demoGet('roadshows/roadshow_by_id', { roadshow_id: String(replay) }),
    demoGet('roadshows/roadshow_by_id', { roadshow_id: '0' }),
  ],
  registerForEvent: [
    () => demo.post(`roadshows/${promoted}/register`, {}, demoToken),
    () => demo.post('roadshows/0/register', {}, demoToken),
  ],
  withdrawFromEvent: [
    () => demo.post(`roadshows/${promoted}/withdraw`, {}, demoToken),
    () => demo.post('roadshows/0/withdraw', {}, demoToken),
  ],
  ...deskDocumentCalls(
    () => demo,
    () => deskToken,
  ),
  ...deskTagCalls(
    () => demo,
    () => deskToken,
  ),
  ...deskEventCalls(
    () => demo,
    () => deskToken,
  ),
  listHomePageSlots: [get('get_home_page_slots'), get('get_home_page_slots', { a: '\0' })],
  getFooter: [get('footer_content'), get('footer_content', { a: '\0' })],
  getPriceList: [demoGet('files/pricing.pdf'), get('files/pricing.pdf', { a: '\0' })],
  getTagImage: [get('files/images/tags/7.svg'), get('files/images/tags/1.svg')],
  getReplayFile: [replayFile, file('replays/replay-17/ticket/film.mp4')],
  getDocumentFile: [documentFile, file('documents/1.exe')],
  getCompanyFile: [get('files/companies/7/tear-sheet.pdf'), get('files/companies/7/none.pdf')],
  getEventFile: [eventFile, file('roadshows/0/event.ics')],
  getDatasetsPage: [demoGet('files/datasets')],
  getDataset: [file('datasets/coverage.csv'), file('datasets/none.csv')],
}

const { operations } = await describedOperations()

describe('every call of the OpenAPI document', () => {
  test.each(operations)(
    'R136 C43 $id answers by its schema, when it succeeds and when it does not',
    async ({ id, path, method }) => {
      const key = `${method.toUpperCase()} ${path}`
      const [success, failure] = calls[id] ?? []
      expect(success, `tests/server/contract.test.ts has no call of ${id}`).toBeDefined()
      const good = await success?.()
      expect([200, 204, 302], good?.body).toContain(good?.statusCode)
      const withoutSession = {
        method: method.toUpperCase() as 'GET',
        url: path.replace(/\{\w+\}/g, '1'),
        ...(method === 'post' ? { payload: {} } : {}),
      }
      const bad = failure ? await failure() : await api.app.inject(withoutSession)
      expect(bad.statusCode).toBeGreaterThanOrEqual(400)
      const { field: _, problems: __, ...said } = bad.json()
      expect(said).toEqual({ errors: expect.arrayContaining([expect.any(String)]), status: bad.statusCode })
      expect(seenAnswers).toContain(`${key} ${good?.statusCode}`)
      expect(seenAnswers).toContain(`${key} ${bad.statusCode}`)
    },
  )

  test('R136 C43 no call here is of an operation that there is not', () => {
    expect(Object.keys(calls).sort()).toEqual(operations.map(({ id }) => id).sort())
  })
})
