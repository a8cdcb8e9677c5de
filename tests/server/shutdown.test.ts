import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serverFiles } from '#scripts/lib/server-bundle.mjs'
import { freePorts } from '../support/free-ports.ts'
import { type StoredDatabase, storedFixture } from './support/database.ts'
import { PASSWORD, users } from './support/fixture.ts'

const LONG = 120_000

let stored: StoredDatabase
let child: ChildProcess
let port: number
let output: string

beforeEach(async () => {
  stored = await storedFixture()
}, LONG)
afterEach(async () => {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
  await stored.remove()
})

async function start(env: Record<string, string>): Promise<void> {
  port = await freePorts(3)
  output = ''
  child = spawn(process.execPath, [serverFiles.main], {
    env: { ...process.env, ...stored.env, PORT: String(port), ...env },
  })
  child.stdout?.on('data', (data) => {
    output += data
  })
  child.stderr?.on('data', (data) => {
    output += data
  })
  await vi.waitFor(() => expect(output).toContain('Demo accounts'), { timeout: LONG, interval: 100 })
}

const ready = () => fetch(`http://127.0.0.1:${port}/readyz`)

/** A sign-in whose body is on its way: the server has the first half. */
async function beginSignIn(): Promise<{ call: ClientRequest; rest: string }> {
  const body = JSON.stringify({ username: users.full.username, password: PASSWORD })
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    expect: '100-continue',
  }
  const call = request({ host: '127.0.0.1', port, path: '/api/auth', method: 'POST', headers })
  call.flushHeaders()
  await once(call, 'continue')
  call.write(body.slice(0, 10))
  return { call, rest: body.slice(10) }
}

test('SIGTERM: readyz says 503, what is under way is answered, the database is left closed', {
  timeout: LONG,
}, async () => {
  await start({ SHUTDOWN_DELAY: '5' })
  expect((await ready()).status).toBe(200)
  const { call, rest } = await beginSignIn()
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await vi.waitFor(async () => expect((await ready()).status).toBe(503), { timeout: 4_000, interval: 50 })
  await vi.waitFor(() => expect(ready()).rejects.toThrow(), { timeout: LONG, interval: 100 })
  expect(child.exitCode).toBeNull()
  call.end(rest)
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close'])
  answer.resume()
  expect(await exit).toEqual([0, null])
  expect(await readdir(stored.env.DATA_DIR)).not.toContain('server.lock')
})

test('a request that does not come to its end is cut off after SHUTDOWN_TIMEOUT', { timeout: LONG }, async () => {
  await start({ SHUTDOWN_TIMEOUT: '1' })
  const { call } = await beginSignIn()
  const cut = once(call, 'error')
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  expect((await cut)[0]).toMatchObject({ code: 'ECONNRESET' })
  expect(await exit).toEqual([0, null])
})
