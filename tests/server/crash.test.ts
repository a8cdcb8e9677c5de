import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StoredDatabase, storedFixture } from './support/database.ts'
import { PASSWORD, users } from './support/fixture.ts'
import { type ServerProcess, serveDatabase } from './support/server-process.ts'

let stored: StoredDatabase
let server: ServerProcess | undefined

async function start(): Promise<string> {
  server = await serveDatabase(stored.env)
  return server.address
}

const kill = async () => server?.kill()

beforeAll(async () => {
  stored = await storedFixture()
})
afterAll(async () => {
  await kill()
  await stored.remove()
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

  const { db, close } = await stored.open()
  const rows = await db.selectFrom('events').select('id').execute()
  const documents = await db.selectFrom('documents').select('id').execute()
  await close()
  const kept = new Set(rows.map(({ id }) => id))
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
  expect(documents).toHaveLength(60)
  expect((await stat(join(stored.env.DATA_DIR, 'signing-keys.json'))).mode & 0o777).toBe(0o600)
})
