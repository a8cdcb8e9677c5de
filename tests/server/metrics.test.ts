import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { queueMails } from '#server/platform/mail/repository.ts'
import { readSettings } from '#server/settings.ts'
import { ORIGIN, openApi, type TestApi } from './support/api.ts'
import { users } from './support/fixture.ts'

const TOKEN = 'a token of twenty five signs'.replaceAll(' ', '-')
const pool = { totalCount: 5, idleCount: 3, waitingCount: 2 }

let api: TestApi

beforeAll(async () => {
  api = await openApi(undefined, { metricsToken: TOKEN, pool })
})
afterAll(() => api.close())

async function metrics(): Promise<string[]> {
  const answer = await api.app.inject({ url: '/metrics' })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')])
  return answer.body.split('\n')
}

const figureOf = (lines: readonly string[], name: string) =>
  Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1))

test('requests are measured by the route’s template, the method and the class of the status, never by an address', async () => {
  await api.get('tags/4711')
  await api.get('tags/4712')
  await api.app.inject({ url: '/api/no-such-address' })
  await api.app.inject({ method: 'DELETE', url: '/api/tags/4711' })
  const lines = await metrics()
  const label = 'http_request_duration_seconds_count{route="/api/tags/:id",method="GET",status="4xx"}'
  expect(figureOf(lines, label)).toBe(2)
  expect(figureOf(lines, 'http_request_duration_seconds_count{route="unknown",method="GET",status="4xx"}')).toBe(1)
  const names = lines.map((line) => line.slice(0, line.lastIndexOf(' ')))
  expect(names.join('\n')).not.toMatch(/471[12]|no-such-address/)
  expect(figureOf(lines, 'http_requests_in_flight')).toBe(1)
})

test('refused sign-ins are counted, mails by their state, connections by theirs', async () => {
  const wrong = { username: users.trial.username, password: 'wrong' }
  const before = figureOf(await metrics(), 'portal_sign_in_failures_total{reason="refused"}') || 0
  await api.post('auth', wrong)
  await api.post('auth/factor', { pending_token: 'unknown', code: '123456' })
  const mail = {
    from: { name: '', address: 'a@example.com' },
    to: { name: '', address: 'b@example.com' },
    subject: 's',
    text: 't',
  }
  await queueMails(api.db, [mail, mail] as never, new Date())
  await sql`update outgoing_mails set given_up_at = now() where id = (select id from outgoing_mails limit 1)`.execute(
    api.db,
  )
  const lines = await metrics()
  expect(figureOf(lines, 'portal_sign_in_failures_total{reason="refused"}')).toBe(before + 2)
  expect(figureOf(lines, 'portal_mails{state="waiting"}')).toBe(1)
  expect(figureOf(lines, 'portal_mails{state="given_up"}')).toBe(1)
  expect(figureOf(lines, 'portal_database_connections{state="waiting"}')).toBe(2)
  expect(figureOf(lines, 'portal_database_connections{state="idle"}')).toBe(3)
  for (const name of ['nodejs_eventloop_lag_seconds', 'process_resident_memory_bytes', 'portal_build_info']) {
    expect(
      lines.some((line) => line.startsWith(name)),
      name,
    ).toBe(true)
  }
})

test.each([
  ['from this machine', {}, '127.0.0.1', 200],
  ['from this machine by IPv6', {}, '::1', 200],
  ['from another one', {}, '10.0.0.7', 403],
  ['from another one with the token', { authorization: `Bearer ${TOKEN}` }, '10.0.0.7', 200],
  ['from another one with another token', { authorization: `Bearer ${TOKEN}x` }, '10.0.0.7', 403],
  ['through a proxy on this machine', { 'x-forwarded-for': '10.0.0.7' }, '127.0.0.1', 403],
])('the metrics are read %s', async (_, headers, remoteAddress, status) => {
  const answer = await api.app.inject({ url: '/metrics', headers: { ...headers, origin: ORIGIN }, remoteAddress })
  expect(answer.statusCode).toBe(status)
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
})

test('what a trusted proxy says of its client makes nobody local', async () => {
  const app = await buildApp({ db: api.db, jwtSecret: new Uint8Array(32), allowedOrigins: [], trustProxy: 1 })
  const statusOf = async (remoteAddress: string, headers: Record<string, string>) =>
    (await app.inject({ url: '/metrics', headers, remoteAddress })).statusCode
  expect(await statusOf('10.0.0.7', { 'x-forwarded-for': '127.0.0.1' })).toBe(403)
  expect(await statusOf('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(403)
  expect(await statusOf('127.0.0.1', {})).toBe(200)
  await app.close()
})

test('the metrics are there when the database is not', async () => {
  const broken = await buildApp({ db: undefined as never, jwtSecret: new Uint8Array(32), allowedOrigins: [] })
  const answer = await broken.inject({ url: '/metrics' })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).not.toMatch(/^portal_mails\{/m)
  await broken.close()
})

test('an id of a request is taken from a trusted proxy alone, where it is well-formed', async () => {
  const idOf = async (trustProxy: number | false, given: string) => {
    const app = await buildApp({ db: api.db, jwtSecret: new Uint8Array(32), allowedOrigins: [], trustProxy })
    const answer = await app.inject({ url: '/healthz', headers: { 'x-request-id': given } })
    await app.close()
    return answer.headers['x-request-id']
  }
  expect(await idOf(1, 'proxy-0001')).toBe('proxy-0001')
  expect(await idOf(false, 'proxy-0001')).toMatch(/^[\da-f-]{36}$/)
  expect(await idOf(1, 'a b\u00e9')).toMatch(/^[\da-f-]{36}$/)
  expect(await idOf(1, 'x'.repeat(129))).toMatch(/^[\da-f-]{36}$/)
})

test('readyz is 503 while the database does not answer within two seconds, and while the process ends', async () => {
  const stuck = {
    getExecutor: () => ({
      executeQuery: () => new Promise(() => {}),
      transformQuery: (node: object) => node,
      compileQuery: () => ({}),
    }),
  }
  const options = { jwtSecret: new Uint8Array(32), allowedOrigins: [] }
  const slow = await buildApp({ ...options, db: stuck as never })
  expect((await slow.inject({ url: '/readyz' })).statusCode).toBe(503)
  await slow.close()
  const ending = await buildApp({ ...options, db: api.db, isClosing: () => true })
  const answer = await ending.inject({ url: '/readyz' })
  expect([answer.statusCode, answer.headers.connection]).toEqual([503, 'close'])
  await ending.close()
})

test.each([
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have'],
  [{ SHUTDOWN_TIMEOUT: 'soon' }, 'SHUTDOWN_TIMEOUT must be a number of seconds'],
  [{ SHUTDOWN_DELAY: '-1' }, 'SHUTDOWN_DELAY must be a number of seconds'],
])('a setting that cannot be meant is refused: %o', (env, text) => {
  expect(() => readSettings(env)).toThrow(text)
})
