import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { serverFiles } from '#scripts/lib/server-bundle.mjs'
import { buildApp } from '#server/app.ts'
import { type StoredDatabase, storedFixture } from './support/database.ts'
import { PASSWORD, users } from './support/fixture.ts'

const LONG = 120_000
const NEW = 'Fresh paint 7!'
const { username } = users.full

let stored: StoredDatabase

beforeAll(async () => {
  stored = await storedFixture()
}, LONG)
afterAll(() => stored.remove())

/** Runs `server:user set-password` in a terminal, and types after each prompt. Gives all that the terminal shows. */
async function typePasswords(...typed: readonly string[]): Promise<{ code: number | null; shown: string }> {
  const command = [process.execPath, serverFiles.cli, 'user', 'set-password', username]
  // A terminal of its own; the commands of Linux and of BSD differ in their arguments.
  const args = process.platform === 'linux' ? ['-qec', command.join(' '), '/dev/null'] : ['-q', '/dev/null', ...command]
  const child = spawn('script', args, { env: { ...process.env, ...stored.env } })
  let shown = ''
  child.stdout.setEncoding('utf8').on('data', (data: string) => {
    shown += data
  })
  const closed = once(child, 'close')
  const prompts = ['New password: ', 'Once more: ']
  for (const [index, text] of typed.entries()) {
    await vi.waitFor(() => expect(shown).toContain(prompts[index]), { timeout: LONG, interval: 20 })
    child.stdin.write(text)
  }
  const [code] = await closed
  return { code, shown: shown.replaceAll('\r', '') }
}

async function signInStatus(password: string): Promise<number> {
  const { db, close } = await stored.open()
  const app = await buildApp({ db, jwtSecret: new Uint8Array(32), allowedOrigins: [] })
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/auth', payload: { username, password } })
  await app.close()
  await close()
  return statusCode
}

test.each([
  ['two that differ', ['One password 1!\r', 'Another one 2!\r'], 'The two passwords differ.'],
  ['Ctrl-C', ['\u0003'], 'No password was given.'],
  ['Ctrl-D', ['\u0004'], 'No password was given.'],
  ['Ctrl-C in place of the second', [`${NEW}\r`, '\u0003'], 'No password was given.'],
  ['one against the rules', ['short\r', 'short\r'], 'Password must be at least 8 characters'],
])('R068 at the prompt %s changes nothing, and says why', { timeout: LONG }, async (_, typed, text) => {
  const { code, shown } = await typePasswords(...typed)
  expect([code, shown]).toEqual([1, expect.stringContaining(text)])
  expect(await signInStatus(PASSWORD)).toBe(200)
})

test('R068 a password is typed twice at a prompt, unseen, and corrected', { timeout: LONG }, async () => {
  const { code, shown } = await typePasswords(`${NEW}x\u007f\r`, `${NEW}\r`)
  expect([code, shown]).toEqual([0, 'New password: \nOnce more: \nDone.\n'])
  expect([await signInStatus(NEW), await signInStatus(PASSWORD)]).toEqual([200, 403])
})

test('R068 both may be pasted at once', { timeout: LONG }, async () => {
  const { code, shown } = await typePasswords(`${PASSWORD}\r${PASSWORD}\r`)
  expect([code, shown]).toEqual([0, 'New password: \nOnce more: \nDone.\n'])
  expect(await signInStatus(PASSWORD)).toBe(200)
})
