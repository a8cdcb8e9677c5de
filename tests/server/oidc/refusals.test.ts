import { UnsecuredJWT } from 'jose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type CompanyApi, openCompanyApi, PORTAL } from '../support/company-sign-in.ts'
import type { Fault } from '../support/oidc-provider.ts'

let api: CompanyApi

beforeEach(async () => {
  api = await openCompanyApi()
})
afterEach(() => api.close())

const failed = (failure: string) => `${PORTAL}/company_sign_in?failure=${failure}`
const MINUTE = 60_000

/** Goes to the provider and comes back, but for the callback. */
async function comeBack() {
  const browser = { cookie: '' }
  const address = await api.provider.visit(await api.authorize(browser, await api.start()))
  return { browser, address }
}

async function expectNobody(browser: { cookie: string }) {
  expect((await api.finish(browser)).statusCode).toBe(403)
  expect(await api.db.selectFrom('sessions').selectAll().execute()).toEqual([])
}

const faults: [string, string, Fault][] = [
  ['a wrong nonce', '"nonce" claim value', (claims, sign) => sign({ ...claims, nonce: 'of another sign-in' })],
  ['no nonce', '(nonce) claim missing', ({ nonce: _, ...claims }, sign) => sign(claims)],
  ['another issuer', '"iss"', (claims, sign) => sign({ ...claims, iss: 'https://evil.example' })],
  ['another audience', '"aud" (audience) claim value', (claims, sign) => sign({ ...claims, aud: 'another-client' })],
  [
    'several audiences without an authorized party',
    'untrusted audiences',
    (claims, sign) => sign({ ...claims, aud: ['portal', 'other'] }),
  ],
  [
    'an end that has passed',
    'expiration is past',
    (claims, sign) => sign({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 }),
  ],
  ['no subject', '(subject) claim missing', ({ sub: _, ...claims }, sign) => sign(claims)],
  ['no signature (alg none)', '"alg" header', (claims) => new UnsecuredJWT(claims).encode()],
  [
    'a changed signature',
    'signature verification failed',
    async (claims, sign) => {
      const [head, , signature] = (await sign(claims)).split('.')
      const body = Buffer.from(JSON.stringify({ ...claims, acr: 'changed' })).toString('base64url')
      return `${head}.${body}.${signature}`
    },
  ],
]

test.each(faults)('an ID token with %s signs in nobody', async (_, text, fault) => {
  api.provider.fault = fault
  const browser = { cookie: '' }
  expect(await api.arrive(browser)).toBe(failed('refused'))
  await expectNobody(browser)
  expect((await api.audit())[0]).toMatchObject({
    result: 'refused',
    detail: { by: 'company', reason: 'refused', text: expect.stringContaining(text) },
  })
})

test('a browser is sent off with an address once; another that opens it gets nobody’s session', async () => {
  const [victim, thief] = [{ cookie: '' }, { cookie: '' }]
  const location = await api.start()
  const address = await api.provider.visit(await api.authorize(victim, location))
  expect(await api.authorize(thief, location)).toBe(failed('expired'))
  expect(await api.callback(victim, address)).toBe(`${PORTAL}/company_sign_in`)
  await expectNobody(thief)
  expect((await api.finish(victim)).statusCode).toBe(200)
})

test('a firm that has lost the domain of an account no longer speaks for it', async () => {
  await api.enter()
  await api.db.insertInto('firm_domains').values({ domain: 'acme-two.example', firm_id: api.firmId }).execute()
  await api.db.deleteFrom('firm_domains').where('domain', '=', 'acme.example').execute()
  await api.db.updateTable('users').set({ firm_id: null }).where('username', '=', 'anna@acme.example').execute()
  api.provider.user = { ...api.provider.user, email: 'anna@acme-two.example' }
  expect(await api.arrive({ cookie: '' }, 'anna@acme-two.example')).toBe(failed('other-account'))
})

test('visits of the callback without a sign-in have one row in the audit for each address', async () => {
  for (const path of ['?state=x&code=y', '', '?state=z'])
    await api.callback({ cookie: '' }, `${PORTAL}/api/auth/oidc/callback${path}`)
  expect(await api.audit()).toHaveLength(1)
})

test('a state is good once', async () => {
  const { browser, address } = await comeBack()
  expect(await api.callback(browser, address)).toBe(`${PORTAL}/company_sign_in`)
  expect((await api.finish(browser)).statusCode).toBe(200)
  expect(await api.callback(browser, address)).toBe(failed('expired'))
  expect((await api.finish(browser)).statusCode).toBe(403)
})

test('another browser cannot use the address that the provider led to (login CSRF), and does not spend it', async () => {
  const { browser, address } = await comeBack()
  const victim = { cookie: '' }
  expect(await api.callback(victim, address)).toBe(failed('expired'))
  await api.authorize(victim, await api.start())
  expect(await api.callback(victim, address)).toBe(failed('expired'))
  await expectNobody(victim)
  expect(await api.callback(browser, address)).toBe(`${PORTAL}/company_sign_in`)
})

test('a session begins only in the browser that came back, and once', async () => {
  const { browser, address } = await comeBack()
  await api.callback(browser, address)
  expect((await api.finish({ cookie: '__Host-research-oidc=' })).statusCode).toBe(403)
  const answers = await Promise.all([api.finish(browser), api.finish(browser)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
})

test('a changed state, a missing one, and a code of another sign-in sign in nobody', async () => {
  const { browser, address } = await comeBack()
  const changed = new URL(address)
  changed.searchParams.set('state', 'A'.repeat(43))
  expect(await api.callback(browser, changed)).toBe(failed('expired'))
  changed.searchParams.delete('state')
  expect(await api.callback(browser, changed)).toBe(failed('expired'))
  // Injected into the sign-in of a victim: PKCE binds the code to where it began.
  const attacker = await comeBack()
  const injected = new URL(address)
  injected.searchParams.set('code', attacker.address.searchParams.get('code') ?? '')
  expect(await api.callback(browser, injected)).toBe(failed('refused'))
  await expectNobody(browser)
})

test('RFC 9207 an answer that names another issuer, or none, is refused (mix-up)', async () => {
  for (const issuer of ['https://evil.example', undefined]) {
    const { browser, address } = await comeBack()
    if (issuer === undefined) address.searchParams.delete('iss')
    else address.searchParams.set('iss', issuer)
    expect(await api.callback(browser, address)).toBe(failed('refused'))
    await expectNobody(browser)
  }
})

test('a code is good once', async () => {
  const first = await comeBack()
  const code = first.address.searchParams.get('code') ?? ''
  await api.callback(first.browser, first.address)
  const second = await comeBack()
  second.address.searchParams.set('code', code)
  expect(await api.callback(second.browser, second.address)).toBe(failed('refused'))
})

test('the provider refuses the user', async () => {
  const browser = { cookie: '' }
  const { searchParams } = new URL(await api.authorize(browser, await api.start()))
  const answer = new URLSearchParams({ state: searchParams.get('state') ?? '', error: 'access_denied' })
  answer.set('iss', api.provider.issuer)
  expect(await api.callback(browser, `${PORTAL}/api/auth/oidc/callback?${answer}`)).toBe(failed('refused'))
})

test('a sign-in that took too long has expired', async () => {
  const { browser, address } = await comeBack()
  api.skew(10 * MINUTE + 1000)
  expect(await api.callback(browser, address)).toBe(failed('expired'))
})

test('clocks may differ by half a minute, and no more', async () => {
  const at = (later: number) => Math.floor(Date.now() / 1000) + later
  api.provider.fault = (claims, sign) => sign({ ...claims, exp: at(-20) })
  expect(await api.arrive()).toBe(`${PORTAL}/company_sign_in`)
  api.provider.fault = (claims, sign) => sign({ ...claims, exp: at(-40) })
  expect(await api.arrive()).toBe(failed('refused'))
})

test.each([
  ['not verified', { email_verified: false }],
  ['not said to be verified', { email_verified: undefined }],
  ['of another firm', { email: 'anna@example.com' }],
  ['of a domain below', { email: 'anna@sub.acme.example' }],
  ['missing', { email: undefined }],
  ['no address', { email: 'anna' }],
])('a mail address that is %s makes no user', async (_, claims) => {
  api.provider.user = { ...api.provider.user, ...claims }
  const browser = { cookie: '' }
  expect(await api.arrive(browser)).toBe(failed('unverified'))
  await expectNobody(browser)
  expect(await api.db.selectFrom('users').selectAll().where('id', '>', 4).execute()).toEqual([])
})

test('a user in no group of the firm is refused, and none is made', async () => {
  for (const groups of [['Somebody'], [], undefined, { Research: true }]) {
    api.provider.user = { ...api.provider.user, groups }
    expect(await api.arrive()).toBe(failed('unmapped'))
  }
  expect(await api.db.selectFrom('users').selectAll().where('id', '>', 4).execute()).toEqual([])
})

test('a disabled account and one of another firm stay closed', async () => {
  await api.enter()
  await api.db.updateTable('users').set({ is_active: false }).where('id', '>', 4).execute()
  expect(await api.arrive()).toBe(failed('other-account'))
  const other = await api.db
    .insertInto('firms')
    .values({ slug: 'other', name: 'Other', created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await api.db.updateTable('users').set({ is_active: true, firm_id: other.id }).where('id', '>', 4).execute()
  expect(await api.arrive()).toBe(failed('other-account'))
})

test('a provider that is down is told, and the next attempt goes on', async () => {
  api.provider.isDown = true
  expect(await api.authorize({ cookie: '' }, await api.start())).toBe(failed('unavailable'))
  api.provider.isDown = false
  const { browser, address } = await comeBack()
  api.provider.isDown = true
  expect(await api.callback(browser, address)).toBe(failed('unavailable'))
  api.provider.isDown = false
  expect((await api.enter()).statusCode).toBe(200)
})

test('a client secret whose key is lost is no fault of the user', async () => {
  await api.change({ sealed_secret: 'unknown.AAAA' })
  expect(await api.authorize({ cookie: '' }, await api.start())).toBe(failed('unavailable'))
})

test('a provider with another name than the one that was set is not used', async () => {
  await api.change({ issuer: `${api.provider.issuer}/` })
  expect(await api.authorize({ cookie: '' }, await api.start())).toBe(failed('unavailable'))
})

test('a wrong client secret is a refusal', async () => {
  const { sealed_secret } = await api.db.selectFrom('firm_providers').select('sealed_secret').executeTakeFirstOrThrow()
  expect(sealed_secret).not.toContain('client secret')
  api.provider.fault = undefined
  const { browser, address } = await comeBack()
  const { openSealer } = await import('#server/access/sealer.ts')
  const sealer = await openSealer(api.db, undefined, () => new Date())()
  await api.change({ sealed_secret: sealer.seal('another secret', `firms/${api.firmId}`) })
  expect(await api.callback(browser, address)).toBe(failed('refused'))
})
