import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { commands } from '#server/cli/commands.ts'
import { commandsOnFixture, LONG } from './support/commands-on-fixture.ts'
import { PASSWORD, users } from './support/fixture.ts'
import { runServerCommand, spawnServerCommand } from './support/run-server-command.ts'

const NEW = 'Fresh paint 7!'

const { stored, run } = commandsOnFixture()
const user = (args: readonly string[], input = '') => run('user', args, input)

type Ask = (options: InjectOptions) => Promise<LightMyRequestResponse>

/** What a user finds after signing in. */
async function asUser<T>(
  username: string,
  password: string,
  use: (ask: Ask, status: number) => Promise<T>,
): Promise<T> {
  const { db, close } = await stored().open()
  const app = await buildApp({ db, jwtSecret: new Uint8Array(32), allowedOrigins: [] })
  const answer = await app.inject({ method: 'POST', url: '/api/auth', payload: { username, password } })
  const headers = { authorization: `Bearer ${answer.json().token}` }
  try {
    return await use((options) => app.inject({ ...options, headers }), answer.statusCode)
  } finally {
    await app.close()
    await close()
  }
}

/** How the server answers a sign-in, and what it says of the user's documents. */
const signIn = (username: string, password: string) =>
  asUser(username, password, async (ask, status) => ({
    status,
    entitled: (await ask({ url: '/api/web_documents/1' })).json().entitled,
  }))

test('R068 a user is added with a password from standard input, signs in, and is listed', {
  timeout: LONG,
}, async () => {
  const limits = ['--level', '2', '--regions', 'asia', '--libraries', 'Research']
  const added = await user(['add', 'Anna@Example.com', '--name', 'Anna Example', ...limits], `${NEW}\n`)
  expect(added).toMatchObject({ code: 0, stderr: '' })
  expect(await signIn('anna@example.com', NEW)).toEqual({ status: 200, entitled: false })
  expect((await user(['entitle', 'anna@example.com', '--regions', 'all'])).code).toBe(0)
  expect(await signIn('anna@example.com', NEW)).toEqual({ status: 200, entitled: true })
  const { stdout } = await user(['list', '--json'])
  expect(JSON.parse(stdout)).toContainEqual({
    username: 'anna@example.com',
    name: 'Anna Example',
    state: 'active',
    level: 2,
    limits: 'research',
  })
})

const row = (region: string, permitted: boolean, active: readonly string[] = []) => {
  const columns = ['Daily', 'Weekly', 'Stock ideas / sales commentary', 'Events & Marketing']
  const cells = columns.map((column) => {
    const label = `${region} ${column}`
    return [column, { label, active: active.includes(label), permitted }]
  })
  return { region, ...Object.fromEntries(cells) }
}

test('R373 R367 a new user has the email preferences of every region, all off, by the subscription, which they follow', {
  timeout: LONG,
}, async () => {
  const name = 'mails@example.com'
  const table = () => asUser(name, NEW, async (ask) => (await ask({ url: '/api/get_preferences_table' })).json())
  const entitle = async (...options: string[]) => expect((await user(['entitle', name, ...options])).code).toBe(0)

  expect((await user(['add', name, '--name', 'Mia Mails', '--regions', 'Asia'], NEW)).code).toBe(0)
  expect(await table()).toEqual([row('Europe', false), row('Asia', true)])
  const saved = await asUser(name, NEW, (ask) =>
    ask({ method: 'POST', url: '/api/update_access_preferences', payload: { preferences: ['Asia Weekly'] } }),
  )
  expect(saved.json()).toEqual({ success: true })
  await entitle('--regions', 'Europe')
  expect(await table()).toEqual([row('Europe', true), row('Asia', false, ['Asia Weekly'])])
  await entitle('--level', '0')
  expect(await table()).toEqual([row('Europe', false), row('Asia', false, ['Asia Weekly'])])
  await entitle('--level', '2', '--regions', 'all')
  expect(await table()).toEqual([row('Europe', true), row('Asia', true, ['Asia Weekly'])])
})

test('R068 a disabled user is nobody, an enabled one comes in by the new password alone', {
  timeout: LONG,
}, async () => {
  const { username } = users.trial
  expect((await user(['disable', username])).code).toBe(0)
  expect((await signIn(username, PASSWORD)).status).toBe(403)
  expect((await user(['enable', username])).code).toBe(0)
  expect((await user(['set-password', username], NEW)).code).toBe(0)
  expect((await signIn(username, PASSWORD)).status).toBe(403)
  expect((await signIn(username, NEW)).status).toBe(200)
})

test.each([
  [['add', 'b@example.com', '--name', 'B'], 'short', 'Password must be at least 8 characters'],
  [['add', 'b@example.com', '--name', 'B'], '', 'No password was given on standard input.'],
  [['add', 'b@example.com'], NEW, '--name is missing.'],
  [['add', 'nobody', '--name', 'B'], NEW, 'A username is an email address, not nobody.'],
  [['add', users.full.username, '--name', 'B'], NEW, `There is a user ${users.full.username} already.`],
  [['add', 'b@example.com', '--name', 'B', '--password', NEW], '', "Unknown option '--password'"],
  [
    ['add', 'b@example.com', '--name', 'B', '--regions', 'Nowhere'],
    NEW,
    'There is no Region Nowhere. There are: Asia; Europe.',
  ],
  [['entitle', users.full.username, '--level', '7'], '', '--level must be 0 (none)'],
  [['entitle', users.full.username], '', 'Nothing is to be changed.'],
  [['disable', 'ghost@example.com'], '', 'There is no user ghost@example.com.'],
  [['dance'], '', 'The username is missing.'],
])('%j is refused, and says why', { timeout: LONG }, async (args, input, text) => {
  const { code, stderr, stdout } = await user(args, input)
  expect(stderr).toContain(text)
  expect(code).toBe(1)
  expect(stdout + stderr).not.toContain(`${NEW}\n`)
})

test.each(Object.keys(commands))('%s explains itself', async (name) => {
  const { code, stdout } = await run(name, ['--help'])
  expect([code, stdout]).toEqual([0, expect.stringContaining(`Usage: npm run server:${name}`)])
})

test('the command line names its commands, and runs the one that is asked for', { timeout: LONG }, async () => {
  const options = { directory: stored().env.DATA_DIR, env: stored().env }
  const unknown = await spawnServerCommand('dance', [], options)
  expect(unknown).toEqual({ code: 1, stdout: '', stderr: expect.stringContaining('There are: audit, backup, ') })
  const listed = await spawnServerCommand('user', ['list'], options)
  expect(listed).toEqual({ code: 0, stdout: expect.stringContaining(users.full.username), stderr: '' })
})

test('the audit names the operator as the actor and the user as what was acted on', { timeout: LONG }, async () => {
  const operator = { AUDIT_OPERATOR: 'olga' }
  const act = (args: readonly string[], input = '') =>
    runServerCommand('user', args, {
      directory: stored().env.DATA_DIR,
      env: { ...stored().env, ...operator },
      input,
    })
  const name = 'audited@example.com'
  const before = await stored().open()
  await before.db.deleteFrom('audit').execute()
  await before.close()
  for (const args of [
    ['add', name, '--name', 'A'],
    ['set-password', name],
    ['entitle', name, '--level', '3'],
  ])
    expect(await act(args, NEW)).toMatchObject({ code: 0, stderr: '' })
  for (const verb of ['disable', 'enable']) expect((await act([verb, name])).code).toBe(0)
  const { db, close } = await stored().open()
  const rows = await db.selectFrom('audit').selectAll().orderBy('number').execute()
  await close()
  const actor = { actor: 'operator', user_id: null, username: expect.stringMatching(/^olga@/), session_id: null }
  const subject = expect.stringMatching(/^users\/\d+$/)
  const detail = { username: name }
  expect(rows).toMatchObject([
    { ...actor, action: 'user.add', subject, detail: { ...detail, level: 1 } },
    { ...actor, action: 'password.reset', subject, detail },
    { ...actor, action: 'user.entitle', subject, detail: { ...detail, level: { before: 1, after: 3 } } },
    { ...actor, action: 'user.disable', subject, detail },
    { ...actor, action: 'user.enable', subject, detail },
  ])
})
