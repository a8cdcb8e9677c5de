import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccessFacts, readFacts } from './security/access-facts.ts'
import type { Ask, Expectation } from './security/asks.ts'
import { type DemoWorld, openDemoWorld } from './security/demo-world.ts'
import { expectationsFor } from './security/expectations.ts'
import { leaksIn } from './security/leaks.ts'
import { type Caller, callersOf, recordsOf } from './security/readers.ts'

let world: DemoWorld
let facts: AccessFacts
let callers: Caller[]
let expectations: Readonly<Record<string, Expectation>>

beforeAll(async () => {
  world = await openDemoWorld()
  facts = await readFacts(world.db)
  callers = await callersOf(world)
  expectations = expectationsFor(await recordsOf(world))
})
afterAll(() => world.close())

const SIGNED_IN = [
  'full',
  'regions',
  'equity',
  'trial',
  'fresh',
  'mustChange',
  'desk',
  'an account without a subscription',
  'an account with one granted document',
]

const methodOf = (route: string) => route.split(' ')[0] as 'GET' | 'POST' | 'OPTIONS'

type Attempt = { method: string; ask: Ask; token?: string | undefined; auth_token?: string | undefined }

function send({ method, ask: { url, body }, token, auth_token }: Attempt): Promise<LightMyRequestResponse> {
  const separator = url.includes('?') ? '&' : '?'
  return world.app.inject({
    method: method as NonNullable<InjectOptions['method']> & string,
    url: auth_token === undefined ? url : `${url}${separator}auth_token=${auth_token}`,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(method === 'OPTIONS' ? { origin: 'https://any.example', 'access-control-request-method': 'GET' } : {}),
    },
    ...(body === undefined ? {} : { payload: body }),
  })
}

/** What is wrong with an answer, in words. */
/** The description of the API has examples, which look like records and are none. */
const describes = (url: string) => /^\/api\/(?:openapi\.json|docs\/(?:json|yaml))$/.test(url)

function faultsOf(answer: LightMyRequestResponse, { reader }: Caller, expected: number, url: string): string[] {
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  const isText = isJson || String(answer.headers['content-type']).startsWith('text/')
  const json: unknown = isJson && answer.payload !== '' ? answer.json() : undefined
  const leaks = isText && !describes(url) ? leaksIn({ url, text: answer.payload, json }, reader, facts) : []
  return [...(answer.statusCode === expected ? [] : [`${answer.statusCode} and not ${expected}`]), ...leaks]
}

/** What is answered although the password must be changed first. */
const WHILE_PASSWORD_IS_DUE = ['GET /api/current_user', 'POST /api/current_user/change_password']

const statusFor = (route: string, { kind }: Expectation, { status }: Ask, { name, reader }: Caller): number => {
  if (kind === 'session' && !reader) return 401
  if (kind === 'session' && name === 'mustChange' && !WHILE_PASSWORD_IS_DUE.includes(route)) return 403
  return status(reader ?? { id: 0, level: 0, regions: [], assetClasses: [], libraries: null })
}

/** Asks as one caller for everything; the answer is a line for each fault. */
async function faultsAs(caller: Caller): Promise<string[]> {
  // Every caller gives one wrong password and asks for links: together they would reach the limits of their address.
  await world.db.deleteFrom('sign_in_failures').execute()
  await world.db.deleteFrom('link_requests').execute()
  const faults: string[] = []
  for (const [route, expectation] of Object.entries(expectations)) {
    for (const ask of expectation.asks) {
      const expected = statusFor(route, expectation, ask, caller)
      const answer = await send({ method: methodOf(route), ask, token: caller.token })
      faults.push(...faultsOf(answer, caller, expected, ask.url).map((fault) => `${route} ${ask.url}: ${fault}`))
    }
  }
  return faults
}

test('every route of the server has an expectation, and every expectation a route', () => {
  const known = Object.keys(expectations)
  expect(world.routes.filter((route) => !route.startsWith('HEAD '))).toEqual([...known].sort())
  const heads = world.routes.filter((route) => route.startsWith('HEAD ')).map((route) => route.replace('HEAD', 'GET'))
  // The page at the root of a prefix answers HEAD with a slash behind it, too.
  expect(known.flatMap((route) => [route, `${route}/`])).toEqual(expect.arrayContaining(heads))
})

test('the records hold what some reader may not see', () => {
  const readers = callers.flatMap(({ reader }) => reader ?? [])
  const split = (rule: (index: number) => boolean) => new Set(readers.map((_, index) => rule(index))).size === 2
  const some = <T>(all: readonly T[], rule: (reader: (typeof readers)[number], one: T) => boolean) =>
    all.some((one) => split((index) => rule(readers[index] ?? (readers[0] as never), one)))
  const ids = facts.documents.map(({ id }) => id)
  expect(callers.filter(({ reader }) => reader).map(({ name }) => name)).toEqual(SIGNED_IN)
  expect(callers.filter(({ reader }) => !reader)).toHaveLength(18)
  expect(some(ids, facts.mayRead)).toBe(true)
  expect(some(ids, facts.mayLoad)).toBe(true)
  expect(some([8, 9, 13], facts.mayTakePart)).toBe(true)
  expect(facts.inactiveTags.size).toBeGreaterThan(1)
})

describe('R151 R261 R262 R306 every route answers with the status and the records that are due', () => {
  test.each(['nobody', 'an expired token', 'a token of another key', 'an inactive account', 'a deleted account'])(
    '%s',
    async (name) => {
      const caller = callers.find((one) => one.name === name)
      expect(caller && (await faultsAs(caller))).toEqual([])
    },
    400_000,
  )

  test('a session that has ended, or is not the token’s', async () => {
    const ended = callers.filter(({ name }) => name.includes('session'))
    expect(ended).toHaveLength(12)
    for (const caller of ended) expect([caller.name, await faultsAs(caller)]).toEqual([caller.name, []])
  }, 240_000)

  test('an account that was signed out everywhere', async () => {
    const caller = callers.find(({ name }) => name === 'an account that was signed out everywhere')
    expect(caller && (await faultsAs(caller))).toEqual([])
  }, 400_000)

  test.each(SIGNED_IN)(
    '%s',
    async (name) => {
      const caller = callers.find((one) => one.name === name)
      expect(caller && (await faultsAs(caller))).toEqual([])
    },
    400_000,
  )
})

test('R137 HEAD is refused to whoever GET is refused to, and has no body', async () => {
  const [nobody] = callers
  const reader = callers.find(({ name }) => name === 'trial')
  if (!nobody || !reader) throw new Error('Callers are missing.')
  const faults: string[] = []
  for (const [route, expectation] of Object.entries(expectations)) {
    const [ask] = expectation.asks
    if (!ask || !route.startsWith('GET ')) continue
    for (const caller of [nobody, reader]) {
      const answer = await send({ method: 'HEAD', ask, token: caller.token })
      const expected = statusFor(route, expectation, ask, caller)
      if (answer.statusCode !== expected || answer.payload !== '') faults.push(`${route}: ${answer.statusCode}`)
    }
  }
  expect(faults).toEqual([])
})

test('R151 auth_token opens files as the header does, and nothing else', async () => {
  const faults: string[] = []
  for (const caller of callers.filter(({ name }) => ['an expired token', 'regions', 'trial'].includes(name))) {
    for (const [route, expectation] of Object.entries(expectations)) {
      const [ask] = expectation.asks
      if (!ask || expectation.kind === 'open') continue
      const expected = route.startsWith('GET /api/files/') ? statusFor(route, expectation, ask, caller) : 401
      const answer = await send({ method: methodOf(route), ask, auth_token: caller.token })
      if (answer.statusCode !== expected)
        faults.push(`${caller.name} ${route}: ${answer.statusCode} and not ${expected}`)
    }
  }
  expect(faults).toEqual([])
})

test('R151 a token for the file itself opens what the reader may load, and no other file', async () => {
  const faults: string[] = []
  const files = Object.entries(expectations).flatMap(([route, { kind, asks }]) =>
    route.startsWith('GET /api/files/') && kind === 'session' ? asks : [],
  )
  expect(files.length).toBeGreaterThan(30)
  for (const caller of callers.filter(({ name }) => ['regions', 'trial'].includes(name))) {
    const tokens: string[] = []
    for (const { url } of files) {
      const exchange = { method: 'POST', ask: { url: '/api/file_token', body: { url }, status: () => 200 } }
      tokens.push((await send({ ...exchange, token: caller.token })).json().token)
    }
    for (const [index, ask] of files.entries()) {
      const expected = caller.reader ? ask.status(caller.reader) : 401
      const own = await send({ method: 'GET', ask, auth_token: tokens[index] })
      const other = await send({ method: 'GET', ask, auth_token: tokens[(index + 1) % files.length] })
      if (own.statusCode !== expected || other.statusCode !== 401)
        faults.push(`${caller.name} ${ask.url}: ${own.statusCode} and not ${expected}, ${other.statusCode} and not 401`)
    }
  }
  expect(faults).toEqual([])
}, 400_000)

test('R390 the events that are public tell nobody a way in', async () => {
  const answer = await world.app.inject({ url: '/api/roadshows/upcoming?public=true&page_size=100' })
  expect(answer.json().records.length).toBeGreaterThan(0)
  expect(leaksIn({ url: '', text: answer.payload, json: answer.json() }, undefined, facts)).toEqual([])
})
