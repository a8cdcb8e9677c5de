import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../demo/server/database/open.ts'
import { fixtureDatabase } from './support/database.ts'
import { PASSWORD, users } from './support/fixture.ts'

const script = fileURLToPath(new URL('support/serve-directory.ts', import.meta.url))
let directory: string
let child: ChildProcess

/** Starts the server on the directory and gives its address. */
async function start(): Promise<string> {
  child = spawn(process.execPath, ['--import', 'tsx', script, directory], { stdio: ['ignore', 'pipe', 'inherit'] })
  if (!child.stdout) throw new Error('The server has no output.')
  for await (const line of createInterface(child.stdout)) return line
  throw new Error('The server did not start.')
}

async function kill(): Promise<void> {
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'research-portal-crash-'))
  const pglite = await fixtureDatabase(join(directory, 'pg'))
  await pglite.close()
})
afterAll(async () => {
  if (child.exitCode === null) child.kill('SIGKILL')
  await rm(directory, { recursive: true, force: true })
})

async function post(address: string, path: string, body: object, token = '') {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const answer = await fetch(`${address}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await answer.json()) as Record<string, string>
}

test('R150 R145 kill -9 loses nothing that was acknowledged, and sessions outlive the restart', {
  timeout: 90_000,
}, async () => {
  const address = await start()
  await expect(openDatabase({ directory })).rejects.toThrow(`is in use by process ${child.pid}`)

  const { token, refresh_token } = await post(address, 'auth', { username: users.full.username, password: PASSWORD })
  const acknowledged: string[] = []
  const write = async () => {
    for (;;) {
      const { id } = await post(address, 'capture_event', { url: '/', event_type: 'Page Open' }, token)
      if (id) acknowledged.push(id)
    }
  }
  const writers = [write(), write(), write()].map((writer) => writer.catch(() => undefined))
  while (acknowledged.length < 40) await new Promise((resolve) => setTimeout(resolve, 10))
  await kill()
  await Promise.all(writers)

  const again = await start()
  const user = await fetch(`${again}/api/current_user`, { headers: { authorization: `Bearer ${token}` } })
  expect(user.status).toBe(200)
  expect(await post(again, 'refresh_auth_token', { refresh_token })).toHaveProperty('token')
  await kill()

  const { db, close } = await openDatabase({ directory })
  const rows = await db.selectFrom('events').select('id').execute()
  const documents = await db.selectFrom('documents').select('id').execute()
  await close()
  const stored = new Set(rows.map(({ id }) => id))
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
  expect(documents).toHaveLength(60)
  expect((await stat(join(directory, 'jwt.key'))).mode & 0o777).toBe(0o600)
})
