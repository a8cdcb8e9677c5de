import { PassThrough } from 'node:stream'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { loggerOptions } from '#server/platform/http/logger.ts'
import { excerpt } from '#server/platform/text/excerpt.ts'
import { openApi, type TestApi } from './support/api.ts'
import { SECRET } from './support/secret.ts'

const LONG = 'x'.repeat(30_000)
/** What the cubic regular expression needed 13 seconds for. */
const TOKENS = '?token'.repeat(2000)

let api: TestApi
let token: string

beforeAll(async () => {
  api = await openApi()
  token = (await api.signIn()).token
})
afterAll(() => api.close())

/** Seconds of the processor, which a busy machine does not change. */
async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

describe('R134 a refusal repeats at most 200 characters', () => {
  const json = { 'content-type': 'application/json' }
  const cases: [string, InjectOptions][] = [
    ['of a path that there is not', { url: `/api/${LONG}` }],
    ['of an address that cannot be decoded', { url: `/api/%ZZ${LONG}` }],
    ['of a media type', { method: 'POST', url: '/api/auth', headers: { 'content-type': `a/${LONG}` }, payload: '{}' }],
    ['of JSON that is none', { method: 'POST', url: '/api/auth', headers: json, payload: `{"a":"${LONG}` }],
    ['of the name of a field', { method: 'POST', url: '/api/auth', headers: json, payload: { [LONG]: { [LONG]: 1 } } }],
    [
      'of an email preference',
      { method: 'POST', url: '/api/update_access_preferences', headers: json, payload: { preferences: [LONG] } },
    ],
    [
      'of a category and of a value',
      {
        method: 'POST',
        url: '/api/current_user/update_cris',
        headers: json,
        payload: { cri_json: [{ Region: LONG, Sector: LONG, [LONG]: LONG }] },
      },
    ],
  ]
  test.each(cases)('%s', async (_, { headers, ...rest }) => {
    const answer = await api.app.inject({ ...rest, headers: { ...headers, authorization: `Bearer ${token}` } })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    for (const text of answer.json<{ errors: string[] }>().errors) {
      expect(text.length).toBeLessThanOrEqual(300)
      expect(text).not.toContain('x'.repeat(201))
    }
  })

  test('an excerpt is cut between characters', () => {
    expect(excerpt('😀'.repeat(201))).toBe(`${'😀'.repeat(200)}…`)
    expect(excerpt('😀'.repeat(200))).toBe('😀'.repeat(200))
  })
})

describe('R134 an address with many tokens holds nobody up', () => {
  test.each([`/api/%ZZ${TOKENS}`, `/api/nothing${TOKENS}`, `/api/${TOKENS.replaceAll('?', '%3F')}`])(
    'when it is refused: %.20s',
    async (url) => {
      let status = 0
      const seconds = await secondsOf(async () => {
        status = (await api.app.inject({ url })).statusCode
      })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(seconds).toBeLessThan(1)
    },
  )

  test('when it is logged, of which the beginning is kept', async () => {
    const lines: string[] = []
    const stream = new PassThrough().on('data', (line) => lines.push(String(line)))
    const logger = { ...loggerOptions('info'), stream }
    const app = await buildApp({ db: api.db, jwtSecret: new TextEncoder().encode(SECRET), allowedOrigins: [], logger })
    const seconds = await secondsOf(() => app.inject({ url: `/healthz${TOKENS}${LONG}` }))
    await app.close()
    expect(seconds).toBeLessThan(1)
    const logged = lines.find((line) => line.includes('/healthz')) ?? ''
    expect(logged.length).toBeGreaterThan(0)
    expect(logged.length).toBeLessThan(5000)
  })

  test('when it is the address of an event', async () => {
    const url = `http://127.0.0.1/library${TOKENS}`.slice(0, 2000)
    const seconds = await secondsOf(() => api.post('capture_event', { event_type: 'view', url }, token))
    expect(seconds).toBeLessThan(1)
  })
})
