import { afterEach, beforeEach, expect, test } from 'vitest'
import { type CompanyApi, openCompanyApi, PORTAL } from '../support/company-sign-in.ts'
import { ids } from '../support/fixture-tags.ts'

let api: CompanyApi

beforeEach(async () => {
  api = await openCompanyApi()
})
afterEach(() => api.close())

test('a user of a firm is made with the first sign-in at its provider, and gets a session', async () => {
  const browser = { cookie: '' }
  expect(await api.arrive(browser)).toBe(`${PORTAL}/company_sign_in`)
  const answer = await api.finish(browser)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ username: 'anna@acme.example', contact: { name: 'Anna Acme' } })
  const { token } = answer.json()
  expect((await api.get('tags', {}, token)).statusCode).toBe(200)
  const user = await api.db
    .selectFrom('users')
    .selectAll()
    .where('username', '=', 'anna@acme.example')
    .executeTakeFirst()
  expect(user).toMatchObject({ firm_id: api.firmId, is_active: true })
  expect(await api.audit('user.add')).toMatchObject([{ actor: 'system', detail: { by: 'company', firm: 'acme' } }])
  expect(await api.audit()).toMatchObject([{ result: 'success', detail: { by: 'company' } }])
  const sessions = (await api.get('current_user/sessions', {}, token)).json()
  expect(sessions.records).toMatchObject([{ current: true, company: true }])
})

test('the provider gets the code flow with PKCE, state, nonce, the address and the exact redirect', async () => {
  const query = new URL(await api.authorize({ cookie: '' }, await api.start())).searchParams
  expect(Object.fromEntries(query)).toMatchObject({
    response_type: 'code',
    client_id: 'portal',
    scope: 'openid email profile',
    redirect_uri: `${PORTAL}/api/auth/oidc/callback`,
    code_challenge_method: 'S256',
    login_hint: 'anna@acme.example',
  })
  for (const name of ['state', 'nonce', 'code_challenge']) expect(query.get(name), name).toMatch(/^[\w-]{43}$/)
})

test('the groups of the user decide about the subscription, with each sign-in anew', async () => {
  await api.map('Europe', { level: 3, region_ids: [ids.europe] })
  await api.enter()
  const entitlement = () => api.db.selectFrom('entitlements').selectAll().where('user_id', '>', 4).executeTakeFirst()
  expect(await entitlement()).toMatchObject({ level: 2, region_ids: null })
  api.provider.user = { ...api.provider.user, groups: ['Research', 'Europe'], name: 'Anna Andere' }
  expect((await api.enter()).json().contact.name).toBe('Anna Andere')
  expect(await entitlement()).toMatchObject({ level: 3, region_ids: [ids.europe] })
  expect(await api.audit('user.entitle')).toMatchObject([
    { actor: 'system', detail: { level: { before: 2, after: 3 } } },
  ])
})

test('a firm that maps no groups gives its users its own subscription, and keeps one of their own', async () => {
  await api.db.deleteFrom('firm_groups').execute()
  expect((await api.enter()).statusCode).not.toBe(200)
  await api.db
    .insertInto('firm_entitlements')
    .values({ firm_id: api.firmId, level: 3, region_ids: [ids.europe] })
    .execute()
  expect((await api.enter()).statusCode).toBe(200)
  const entitlements = () => api.db.selectFrom('entitlements').selectAll().where('user_id', '>', 4)
  expect(await entitlements().executeTakeFirst()).toMatchObject({
    level: 3,
    region_ids: [ids.europe],
    follows_firm: true,
  })
  await api.db.updateTable('entitlements').set({ level: 1, follows_firm: false }).where('user_id', '>', 4).execute()
  expect((await api.enter()).statusCode).toBe(200)
  expect(await entitlements().executeTakeFirst()).toMatchObject({ level: 1, follows_firm: false })
})

test('groups that are mapped later take the end of the subscription of the firm away', async () => {
  await api.db.deleteFrom('firm_groups').execute()
  const end = new Date('2126-01-01T00:00:00Z')
  await api.db
    .insertInto('firm_entitlements')
    .values({ firm_id: api.firmId, level: 1, valid_until: end, is_trial: true })
    .execute()
  await api.enter()
  await api.map('Research', { level: 3 })
  await api.enter()
  const row = await api.db.selectFrom('entitlements').selectAll().where('user_id', '>', 4).executeTakeFirst()
  expect(row).toMatchObject({ level: 3, valid_until: null, is_trial: false, follows_firm: false })
})

test('a user whom the firm had before keeps the account', async () => {
  await api.db
    .updateTable('users')
    .set({ username: 'anna@acme.example', firm_id: api.firmId })
    .where('id', '=', 1)
    .execute()
  expect((await api.enter()).json().username).toBe('anna@acme.example')
  expect(await api.db.selectFrom('firm_subjects').selectAll().execute()).toMatchObject([
    { subject: 'anna', user_id: 1 },
  ])
})

test('a subject keeps the account when the mail address changes, and the address is not given to another subject', async () => {
  await api.enter()
  api.provider.user = { ...api.provider.user, email: 'anna.new@acme.example' }
  expect((await api.enter()).json().username).toBe('anna@acme.example')
  api.provider.user = { sub: 'another', email: 'anna@acme.example', email_verified: true, groups: ['Research'] }
  expect(await api.arrive()).toBe(`${PORTAL}/company_sign_in?failure=other-account`)
})

test('the portal is told the page that was asked for, which is a path of its own', async () => {
  const target = async (redirect: string) => {
    const browser = { cookie: '' }
    const address = await api.authorize(browser, await api.start(undefined, { redirect }))
    await api.callback(browser, await api.provider.visit(address))
    return (await api.finish(browser)).json().redirect
  }
  expect(await target('/library?search=banks')).toBe('/library?search=banks')
  for (const hostile of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/a\nb'])
    expect(await target(hostile), hostile).toBeNull()
})

test('the answer for an address is the same whether or not its firm has a provider', async () => {
  const [known, unknown] = [await api.start(), await api.start('somebody@elsewhere.example')]
  const form = /^https:\/\/portal\.example\/api\/auth\/oidc\/authorize\?request=[\w-]{43}$/
  expect(known).toMatch(form)
  expect(unknown).toMatch(form)
  expect(await api.authorize({ cookie: '' }, unknown)).toBe(`${PORTAL}/company_sign_in?failure=unknown`)
})

test('one address cannot begin any number of sign-ins', async () => {
  const now = new Date()
  const row = {
    kind: 'company',
    account: '',
    address: '127.0.0.1',
    source: 'address:127.0.0.1',
    failed_at: now,
  } as const
  await api.db
    .insertInto('sign_in_failures')
    .values(Array.from({ length: 500 }, () => row))
    .execute()
  expect((await api.post('auth/oidc/start', { email: 'a@b.example' })).statusCode).toBe(429)
})

test('what a provider says of itself is asked for once', async () => {
  await api.enter()
  await api.enter()
  expect(api.provider.calls.get('/.well-known/openid-configuration')).toBe(1)
})

test('a sign-in at the firm goes on where the firm requires it and a second factor', async () => {
  await api.db.updateTable('firms').set({ sso_required: true, mfa_required: true }).execute()
  const { token } = (await api.enter()).json()
  expect((await api.get('tags', {}, token)).statusCode).toBe(200)
})

test('the networks of the firm hold for its own sign-in as well', async () => {
  await api.db
    .updateTable('firms')
    .set({ allowed_networks: ['192.0.2.0/24'] })
    .execute()
  const browser = { cookie: '' }
  await api.arrive(browser)
  expect((await api.finish(browser, '198.51.100.7')).json()).toMatchObject({ status: 403, code: 'network_not_allowed' })
  expect((await api.finish(browser, '192.0.2.7')).statusCode).toBe(200)
})

test('Remember me holds for the session', async () => {
  const browser = { cookie: '' }
  const address = await api.authorize(browser, await api.start(undefined, { remember_me: true }))
  await api.callback(browser, await api.provider.visit(address))
  await api.finish(browser)
  expect(await api.db.selectFrom('sessions').select('is_remembered').execute()).toEqual([{ is_remembered: true }])
})

test('a sign-out tells the address of the provider where the browser signs out too', async () => {
  const { token, refresh_token } = (await api.enter()).json()
  const { location } = (await api.post('auth/oidc/sign_out', { refresh_token })).json()
  const url = new URL(location)
  expect(url.origin + url.pathname).toBe(`${api.provider.issuer}/session/end`)
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: 'portal',
    post_logout_redirect_uri: `${PORTAL}/login`,
    logout_hint: 'anna@acme.example',
  })
  expect((await api.get('tags', {}, token)).statusCode).toBe(401)
  const other = await api.signIn()
  expect((await api.post('auth/oidc/sign_out', { refresh_token: other.refresh_token })).json()).toEqual({
    location: null,
  })
  expect((await api.get('tags', {}, other.token)).statusCode).toBe(401)
})
