import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { Agent, createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePorts } from '../support/free-ports.ts'
import { loadEmpty, loadFixture } from './support/embedded.ts'
import { type MainProcess, runMain } from './support/main-process.ts'

const LONG = 180_000
const PARTNER = 'https://partner.example'

let directory: string
const started: MainProcess[] = []

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'research-portal-starting-'))
})
afterEach(async () => {
  for (const one of started.splice(0)) await one.kill()
  await rm(directory, { recursive: true, force: true })
})

/** A server that answers while it starts. */
async function start(env: NodeJS.ProcessEnv = {}): Promise<MainProcess> {
  const main = await runMain({ DATA_DIR: directory, ANSWER_WHILE_STARTING: 'true', ALLOWED_ORIGINS: PARTNER, ...env })
  started.push(main)
  return main
}

/** The first answer that is as it should be; a server that is busy or not there yet is asked again. */
async function until(main: MainProcess, path: string, isRight: (answer: Response) => Promise<boolean> | boolean) {
  for (;;) {
    const answer = await fetch(`${main.address}${path}`).catch(() => undefined)
    if (answer && (await isRight(answer.clone()))) return answer
    expect(main.said()).not.toContain('Demo accounts')
    await delay(20)
  }
}

const siteOf = (main: MainProcess, offset: number) => {
  const { hostname, port } = new URL(main.address)
  return `http://${hostname}:${Number(port) + offset}/`
}

test('R131 while the first fill runs, healthz says 200, readyz 503 with the step, and all else 503', {
  timeout: LONG,
}, async () => {
  await (await loadEmpty(join(directory, 'pg'))).close()
  const main = await start()
  await until(main, '/healthz', ({ ok }) => ok)
  const filling = await until(main, '/readyz', async (answer) => (await answer.text()).includes('filling'))
  expect(filling.status).toBe(503)
  expect(filling.headers.get('retry-after')).toBe('5')
  expect(await filling.json()).toEqual({
    status: 'starting',
    step: expect.stringMatching(/^filling the database with demo data, \d+ %: /),
  })

  const refused = await fetch(`${main.address}/api/auth`, {
    method: 'POST',
    body: '{}',
    headers: { accept: 'text/html' },
  })
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('content-type')]).toEqual([
    503,
    '5',
    'application/json; charset=utf-8',
  ])
  expect(await refused.json()).toEqual({
    errors: ['The service is being set up. Please try again soon.'],
    status: 503,
  })

  const preflight = { origin: PARTNER, 'access-control-request-method': 'GET' }
  const allowed = await fetch(`${main.address}/api/tags`, { method: 'OPTIONS', headers: preflight })
  expect(allowed.status).toBe(204)
  expect(allowed.headers.get('access-control-allow-headers')).toContain('Authorization')
  for (const [origin, mayRead] of [
    [PARTNER, PARTNER],
    ['https://other.example', null],
  ] as const) {
    const { status, headers } = await fetch(`${main.address}/api/tags`, { headers: { origin } })
    expect([status, headers.get('access-control-allow-origin'), headers.get('vary')]).toEqual([503, mayRead, 'Origin'])
  }

  for (const address of [`${main.address}/dashboard?a=b`, siteOf(main, 1), siteOf(main, 2)]) {
    const page = await fetch(address, { headers: { accept: 'text/html,*/*' } })
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const html = await page.text()
    expect(html).toContain('<h1>The portal is being set up</h1>')
    expect(html).toContain('<meta http-equiv="refresh" content="5">')
    expect(html).not.toContain('<script')
  }
  const german = await fetch(main.address, { headers: { accept: 'text/html', 'accept-language': 'de-AT,en;q=0.5' } })
  expect(await german.text()).toContain('<html lang="de">')
  expect(main.said()).not.toContain('Portal and API')

  await main.kill('SIGTERM')
  expect(await main.ended).toBe(1)
  expect(main.said()).not.toContain('Portal and API')
  const again = await start()
  await until(again, '/readyz', async (answer) => (await answer.text()).includes('filling'))
})

test('a connection from before the server was ready is served by the portal once it is', {
  timeout: LONG,
}, async () => {
  await (await loadFixture(join(directory, 'pg'))).close()
  const main = await start()
  await until(main, '/healthz', ({ ok }) => ok)
  const statuses: (number | undefined)[] = []
  const sockets = new Set<unknown>()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  while (statuses.at(-1) !== 200) {
    const call = request(`${main.address}/readyz`, { agent }).end()
    const [answer] = await once(call, 'response')
    sockets.add(call.socket)
    statuses.push(answer.statusCode)
    answer.resume()
    await once(answer, 'end')
  }
  expect(statuses.slice(0, -1)).not.toEqual([])
  expect(new Set(statuses.slice(0, -1))).toEqual(new Set([503]))
  expect(sockets.size).toBe(1)
  agent.destroy()
  expect((await fetch(`${main.address}/api/current_user`)).status).toBe(401)
  expect((await fetch(siteOf(main, 1))).status).toBe(200)
  await main.kill('SIGTERM')
  expect(await main.ended).toBe(0)
  expect(await readdir(directory)).not.toContain('server.lock')
})

test('without ANSWER_WHILE_STARTING whoever is connected is served', { timeout: LONG }, async () => {
  await (await loadFixture(join(directory, 'pg'))).close()
  const main = await start({ ANSWER_WHILE_STARTING: undefined })
  const first = await until(main, '/readyz', () => true)
  expect(first.status).toBe(200)
  expect((await fetch(`${main.address}/api/current_user`)).status).toBe(401)
})

test.each(['true', 'false'])(
  'a port in use ends the start before anything is filled, ANSWER_WHILE_STARTING=%s',
  {
    timeout: LONG,
  },
  async (ANSWER_WHILE_STARTING) => {
    const port = await freePorts(3)
    const other = createServer().listen(port + 2, '127.0.0.1')
    await once(other, 'listening')
    const main = await start({ PORT: String(port), ANSWER_WHILE_STARTING })
    expect(await main.ended).toBe(1)
    expect(main.said()).toBe(
      `Port ${port + 2} is in use. Set PORT to another one; the two after it are used as well.\n`,
    )
    expect(await readdir(directory)).not.toContain('server.lock')
    expect(await readdir(directory)).not.toContain('pg')
    other.close()
  },
)

test('a second start on the same directory and port is told of the directory', { timeout: LONG }, async () => {
  await (await loadFixture(join(directory, 'pg'))).close()
  const first = await start()
  await until(first, '/healthz', ({ ok }) => ok)
  const second = await start({ PORT: new URL(first.address).port })
  expect(await second.ended).toBe(1)
  expect(second.said()).toMatch(/^The data directory .* is in use by process \d+\. Stop that server first/)
})
