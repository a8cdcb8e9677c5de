import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brokenRequests, exchange, parsedAnswer } from '#bench/lib/broken-http.mjs'
import { faultOf, hostileRequests } from '#bench/lib/hostile.mjs'
import { accessTokens } from '#server/access/access-tokens.ts'
import { type DemoWorld, openDemoWorld } from './security/demo-world.ts'
import { SECRET } from './support/secret.ts'
import { openSession } from './support/session.ts'

const REQUESTS = 2000
/** Limits on attempts end meanwhile, so that most requests get past them. */
const TURN = 40
const MINUTE = 60_000
/** Seconds of processor time that a request may take, even one of 64 kB, whenever it is sent. */
const LONGEST = 1
/** How often a slow request is sent again: work that other requests left behind is not its own. */
const ATTEMPTS = 3
const NO_HTTP = '{"errors":["The request is not valid HTTP."],"status":400}'

let world: DemoWorld
let sessionId: string

beforeAll(async () => {
  world = await openDemoWorld()
  sessionId = (await openSession(world.db, 1, { now: world.clock(), isRemembered: true })).id
})
afterAll(() => world.close())

async function portOf({ app: { server }, app }: DemoWorld): Promise<number> {
  if (!server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  return (server.address() as AddressInfo).port
}

/** What comes back on a connection, which is read once everything is written; a reset, which loses what was unread, is thrown. */
async function conversation(port: number, write: (socket: Socket) => Promise<void>): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.setEncoding('latin1')
  await write(socket)
  let said = ''
  for await (const part of socket) said += part
  return said
}

const tokenNow = () => accessTokens(new TextEncoder().encode(SECRET), world.clock).issue(1, sessionId)

/** Sends a request. `seconds` is the processor time that passed meanwhile. */
async function send(request: ReturnType<ReturnType<typeof hostileRequests>>) {
  const before = process.cpuUsage()
  const answer = await world.app.inject({
    ...request,
    method: request.method as NonNullable<InjectOptions['method']> & string,
    payload: request.payload ?? '',
  })
  const { user, system } = process.cpuUsage(before)
  return { answer, seconds: (user + system) / 1e6 }
}

async function faultsOf(seed: number, count: number): Promise<string[]> {
  const next = hostileRequests(world.routes, seed)
  const faults: string[] = []
  let token = await tokenNow()
  for (let index = 0; index < count; index++) {
    if (index % TURN === TURN - 1) {
      world.wait(6 * MINUTE)
      token = await tokenNow()
    }
    const request = next(token)
    const { answer, seconds } = await send(request)
    let shortest = seconds
    for (let attempt = 1; shortest > LONGEST && attempt < ATTEMPTS; attempt++)
      shortest = Math.min(shortest, (await send(request)).seconds)
    if (shortest > LONGEST) faults.push(`${index} ${request.method} ${request.url.slice(0, 200)}: took ${shortest} s`)
    const type = String(answer.headers['content-type'] ?? '')
    const fault = faultOf(request, { status: answer.statusCode, type, text: answer.payload })
    if (fault) faults.push(`${index} ${request.method} ${request.url.slice(0, 200)}: ${fault}`)
  }
  return faults
}

describe('hostile requests', () => {
  test(`R134 R112 none of ${REQUESTS} leads to a failure, and every refusal has the shape of errors`, async () => {
    const failures: unknown[] = []
    const note = (reason: unknown) => failures.push(reason)
    process.on('unhandledRejection', note)
    const faults = await faultsOf(20_261_105, REQUESTS)
    process.off('unhandledRejection', note)
    expect(faults).toEqual([])
    expect(failures).toEqual([])
  }, 300_000)

  test('the same seed makes the same requests', () => {
    const [first, second, other] = [1, 1, 2].map((seed) => {
      const next = hostileRequests(world.routes, seed)
      return Array.from({ length: 50 }, () => next('token'))
    })
    expect(second).toEqual(first)
    expect(other).not.toEqual(first)
  })

  test('nothing of what was sent stays in the prototypes of objects', () => {
    expect(({} as Record<string, unknown>).username).toBeUndefined()
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  })
})

test('R134 what is no HTTP is refused in the shape of errors as well, and the server goes on', async () => {
  const port = await portOf(world)
  const faults: string[] = []
  const statuses = new Set<number>()
  for (const message of brokenRequests) {
    const text = await exchange(port, message)
    if (text === '') continue
    const answer = parsedAnswer(text)
    statuses.add(answer.status)
    const fault = answer.status === 100 ? undefined : faultOf({ method: 'GET' }, answer)
    if (fault) faults.push(`${JSON.stringify(String(message).slice(0, 100))}: ${fault}`)
  }
  expect(faults).toEqual([])
  expect([...statuses]).toEqual(expect.arrayContaining([400, 431]))
  expect((await world.app.inject({ url: '/readyz' })).statusCode).toBe(200)
}, 60_000)

describe('R134 what is refused on the way', () => {
  test('an overlong request is told so in full, though it goes on arriving', async () => {
    const port = await portOf(world)
    const said = await conversation(port, async (socket) => {
      socket.write(`GET /api/tags HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(70_000)}`)
      for (let piece = 0; piece < 20; piece++) {
        await delay(10)
        socket.write('x'.repeat(100_000))
      }
    })
    expect(parsedAnswer(said).status).toBe(431)
    expect(JSON.parse(parsedAnswer(said).text)).toEqual({
      errors: ['The headers of the request are too large.'],
      status: 431,
    })
  })

  test('nonsense behind a good request leaves the answer to it whole', async () => {
    const port = await portOf(world)
    const said = await conversation(port, async (socket) => {
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nnonsense\r\n\r\n')
    })
    expect(said.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400'])
    expect(said.indexOf('"status":"ok"')).toBeLessThan(said.indexOf('HTTP/1.1 400'))
  })

  test.each([
    ['', 'HTTP/1.1 415'],
    ['Content-Type: application/json\r\n', 'HTTP/1.1 400'],
  ])('a broken body behind a good request leaves the answer to that one whole, too %j', async (type, status) => {
    const said = await conversation(await portOf(world), async (socket) => {
      const post = `POST /api/auth HTTP/1.1\r\nHost: x\r\n${type}Transfer-Encoding: chunked\r\n\r\nzz\r\n`
      socket.write(`GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n${post}`)
    })
    expect(said.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 200', status])
  })

  test('nothing is answered behind what ends the connection', async () => {
    const said = await conversation(await portOf(world), async (socket) => {
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: cake\r\n\r\nnonsense\r\n\r\n')
    })
    expect(said.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 417'])
  })

  test('what is found to be broken after its answer gets no second one', async () => {
    const said = await conversation(await portOf(world), async (socket) => {
      socket.write('GET /api/files/documents/%2 HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: identity\r\n\r\n')
    })
    expect(said.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 400'])
    expect(said).toContain('is not a valid url component')
  })

  test('R137 a compressed body is not taken, and the connection takes the next request', async () => {
    const body = 'x'.repeat(300_000)
    const said = await conversation(await portOf(world), async (socket) => {
      socket.write(
        `GET /api/tags HTTP/1.1\r\nHost: x\r\nContent-Encoding: gzip\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      )
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    })
    expect(said.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 415', 'HTTP/1.1 200'])
    expect(said).toContain('{"errors":["The body must not be encoded."],"status":415}')
  })

  test.each([
    ['a HEAD', 'HEAD /healthz HTTP/1.1\r\nHost: x\r\nBad Header: 1\r\n\r\n', ''],
    ['what stands behind a HEAD', 'HEAD /healthz HTTP/1.1\r\nHost: x\r\n\r\n{}', NO_HTTP],
    [
      'a HEAD behind a GET',
      'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nHEAD /healthz HTTP/1.1\r\nBad Header: 1\r\n\r\n',
      '',
    ],
    ['the body of a HEAD', `HEAD /api/tags HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n`, ''],
  ])('a body comes with the refusal of %s as its method has it', async (_, message, body) => {
    const said = await conversation(await portOf(world), async (socket) => {
      socket.write(message)
    })
    expect(parsedAnswer(said.slice(said.lastIndexOf('HTTP/1.1'))).text).toBe(body)
  })
})
