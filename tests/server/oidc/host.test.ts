import { afterEach, beforeEach, expect, test } from 'vitest'
import { toChallenge } from '#server/accounts/oidc/host-page.ts'
import { HAND_OVER, hostSignIn } from '../support/company-host.ts'
import { type CompanyApi, HOST, openCompanyApi, PORTAL } from '../support/company-sign-in.ts'

let api: CompanyApi
let host: ReturnType<typeof hostSignIn>

beforeEach(async () => {
  api = await openCompanyApi()
  host = hostSignIn(api)
})
afterEach(() => api.close())

const EXPIRED = `${PORTAL}/company_sign_in?failure=expired`

const sessions = () => api.db.selectFrom('sessions').selectAll().execute()

async function expectNobody(code: string, shown?: Parameters<typeof host.redeem>[1]) {
  expect((await host.redeem(code, shown)).statusCode).toBe(403)
  expect(await sessions()).toEqual([])
}

test('a page of an allowed origin gets a code by the browser that came back, and a session for it', async () => {
  const browser = { cookie: '' }
  expect(await host.arrive(browser)).toBe(HAND_OVER)
  const handed = await host.handOver(browser)
  expect(handed.json()).toEqual({
    origin: HOST,
    address: `${HOST}/clients?page=2`,
    challenge: toChallenge('V'.repeat(43)),
    code: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect(await sessions()).toEqual([])
  const answer = await host.redeem(handed.json().code)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['access-control-allow-origin']).toBe(HOST)
  expect(answer.json()).toMatchObject({ username: 'anna@acme.example', remembered: false })
  expect((await api.get('tags', {}, answer.json().token)).statusCode).toBe(200)
  expect(await api.audit()).toMatchObject([{ result: 'success', detail: { by: 'company' } }])
})

test('neither the addresses on the way nor the database have what opens the session', async () => {
  const { location } = (await host.start()).json()
  const toProvider = await api.authorize({ cookie: '' }, location, `${HOST}/`)
  const { code } = await host.comeBack()
  const rows = JSON.stringify(await api.db.selectFrom('firm_sign_ins').selectAll().execute())
  for (const secret of ['V'.repeat(43), code])
    for (const place of [location, toProvider, rows]) expect(place).not.toContain(secret)
})

test('only pages of allowed origins begin, and not the portal', async () => {
  for (const origin of ['https://evil.example', 'null', PORTAL, undefined])
    expect((await host.start({ origin })).statusCode, origin).toBe(403)
  expect(await api.db.selectFrom('firm_sign_ins').selectAll().execute()).toEqual([])
})

test('no open redirect: the address to return to is of the page that calls', async () => {
  const hostile = [
    'https://evil.example/',
    `${HOST}.evil.example/`,
    `${HOST}@evil.example/`,
    'https://user:secret@www.partner.example/',
    'http://www.partner.example/',
    'javascript:alert(1)',
    '//evil.example/',
    '/clients',
  ]
  for (const address of hostile) expect((await host.start({ address })).statusCode, address).toBe(400)
})

test('a fragment of the address is left out, since the code takes its place', async () => {
  const browser = { cookie: '' }
  await host.arrive(browser, { address: `${HOST}/#https://evil.example` })
  expect((await host.handOver(browser)).json().address).toBe(`${HOST}/`)
})

test('a browser that another site has led here is not sent to the provider, and the sign-in stays good', async () => {
  const { location } = (await host.start()).json()
  for (const referer of ['https://evil.example/', undefined, 'not an address', `${HOST}.evil.example/`])
    expect(await api.authorize({ cookie: '' }, location, referer), referer).toBe(EXPIRED)
  expect(await api.authorize({ cookie: '' }, location, `${HOST}/`)).toMatch(/^http:\/\/127\.0\.0\.1/)
})

test('the address of the provider is of no use in another browser', async () => {
  const [attacker, victim] = [{ cookie: '' }, { cookie: '' }]
  const { location } = (await host.start()).json()
  const back = await api.provider.visit(await api.authorize(attacker, location, `${HOST}/`))
  expect(await api.authorize(victim, location, `${HOST}/`)).toBe(EXPIRED)
  expect((await host.handOver(victim)).statusCode).toBe(403)
  expect(await api.callback(victim, back)).toBe(EXPIRED)
  expect((await host.handOver(victim)).statusCode).toBe(403)
})

test('a code is good once, and a minute', async () => {
  const { code, browser } = await host.comeBack()
  expect((await host.handOver(browser)).statusCode).toBe(403)
  const answers = await Promise.all([host.redeem(code), host.redeem(code)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
  expect(await sessions()).toHaveLength(1)
  await api.db.deleteFrom('sessions').execute()
  const late = await host.comeBack()
  api.skew(61_000)
  await expectNobody(late.code)
})

test('a code of another page, or with another verifier, signs in nobody and is spent', async () => {
  for (const shown of [{ origin: PORTAL }, { origin: 'https://evil.example' }, { verifier: 'W'.repeat(43) }]) {
    const { code } = await host.comeBack()
    await expectNobody(code, shown)
    await expectNobody(code)
  }
  // The challenge passes no address, but the server keeps it: it is no verifier.
  const { code } = await host.comeBack()
  await expectNobody(code, { verifier: toChallenge('V'.repeat(43)) })
})

test('the portal does not take a sign-in of another site, nor hand over one of its own', async () => {
  const browser = { cookie: '' }
  await host.arrive(browser)
  expect((await api.finish(browser)).statusCode).toBe(403)
  const own = { cookie: '' }
  await api.arrive(own)
  expect((await host.handOver(own)).statusCode).toBe(403)
  expect((await api.finish(own)).statusCode).toBe(200)
})

test('tabs that sign in at once share a cookie, which no sign-in that ends takes from the others', async () => {
  const browser = { cookie: '' }
  const begin = async () => api.authorize(browser, (await host.start()).json().location, `${HOST}/`)
  const [first, second, own] = [await begin(), await begin(), await api.authorize(browser, await api.start())]
  const handed = async (address: string) => {
    expect(await api.callback(browser, await api.provider.visit(address))).toBe(HAND_OVER)
    return host.handOver(browser)
  }
  const answers = [await handed(first), await handed(second)]
  expect((await host.handOver(browser)).statusCode).toBe(403)
  await api.callback(browser, await api.provider.visit(own))
  answers.push(await api.finish(browser))
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200)
    expect(JSON.stringify(answer.headers['set-cookie'] ?? '')).not.toContain('research-oidc')
  }
  expect((await api.finish(browser)).statusCode).toBe(403)
})

test('the page is told why nobody is signed in, by the same way and once', async () => {
  api.provider.user = { ...api.provider.user, groups: [] }
  const browser = { cookie: '' }
  expect(await host.arrive(browser)).toBe(HAND_OVER)
  expect((await host.handOver(browser)).json()).toEqual({
    origin: HOST,
    address: `${HOST}/clients?page=2`,
    challenge: toChallenge('V'.repeat(43)),
    failure: 'unmapped',
  })
  expect((await host.handOver(browser)).statusCode).toBe(403)
  const other = { cookie: '' }
  expect(await host.arrive(other, { email: 'somebody@elsewhere.example' })).toBe(HAND_OVER)
  expect((await host.handOver(other)).json().failure).toBe('unknown')
  api.provider.isDown = true
  await api.change({})
  const third = { cookie: '' }
  expect(await host.arrive(third)).toBe(HAND_OVER)
  expect((await host.handOver(third)).json().failure).toBe('unavailable')
})

test('the networks of the firm hold for a page of another site as well, and spend no code', async () => {
  await api.db
    .updateTable('firms')
    .set({ allowed_networks: ['192.0.2.0/24'] })
    .execute()
  const { code } = await host.comeBack()
  expect((await host.redeem(code)).json()).toMatchObject({ status: 403, code: 'network_not_allowed' })
  await api.db.updateTable('firms').set({ allowed_networks: null }).execute()
  expect((await host.redeem(code)).statusCode).toBe(200)
})

test('the steps on the way keep the pop-up connected with its page, and only they', async () => {
  const { location } = (await host.start()).json()
  const policy = async (url: string) => (await api.app.inject({ url })).headers['cross-origin-opener-policy']
  expect(await policy(location.slice(PORTAL.length))).toBe('unsafe-none')
  expect(await policy('/api/auth/oidc/callback?state=x')).toBe('unsafe-none')
  expect(await policy('/company_sign_in')).toBe('same-origin')
})
