import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Actor, system, userActor } from '#server/platform/audit/actor.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import { type StoredDatabase, storedFixture } from './support/database.ts'
import { users } from './support/fixture.ts'
import { runServerCommand } from './support/run-server-command.ts'

const LONG = 240_000
const SESSION = '7a1d3c0e-52b1-4a0e-9a1d-3f6f0c9e8b11'

let stored: StoredDatabase
let directory: string

const change = async (work: (db: Awaited<ReturnType<StoredDatabase['open']>>['db']) => Promise<unknown>) => {
  const { db, close } = await stored.open()
  await work(db).finally(close)
}

const reader = (name: 'full' | 'trial', ip: string): Actor =>
  userActor({ ...users[name], externalReference: '=HYPERLINK("x")' }, { ip }, SESSION)

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'audit-'))
  stored = await storedFixture()
  await change(async (db) => {
    const full = reader('full', '192.0.2.1')
    const at = (day: number) => new Date(`2026-11-0${day}T12:00:00Z`)
    await writeAudit(db, { actor: full, action: 'session.sign_in', subject: `sessions/${SESSION}` }, at(1))
    await writeAudit(db, { actor: full, action: 'file.download', subject: 'documents/1.pdf' }, at(2))
    const other = { ...reader('trial', '2001:db8::7'), sessionId: null }
    await writeAudit(db, { actor: other, action: 'session.sign_in', subject: 'users', result: 'refused' }, at(3))
    const detail = { username: users.full.username }
    await writeAudit(db, { actor: system, action: 'link.send', subject: 'users/1', detail }, at(4))
  })
}, LONG)
afterAll(async () => {
  await stored.remove()
  await rm(directory, { recursive: true })
})

const audit = (...args: string[]) =>
  runServerCommand('audit', args, {
    directory: stored.env.DATA_DIR,
    env: { ...stored.env, AUDIT_OPERATOR: 'olga' },
  })

/** The numbers of the rows that are listed. */
const listed = async (...args: string[]) => {
  const { stdout, stderr } = await audit(...args)
  expect(stderr).toBe('')
  return stdout.split('\n').flatMap((line) => (line === '' ? [] : [Number(line.split('  ')[0])]))
}

test('rows are listed with who, what and from where', { timeout: LONG }, async () => {
  const { stdout, code } = await audit('--limit', '2')
  expect(code).toBe(0)
  expect(stdout.split('\n')).toEqual([
    `3  2026-11-03T12:00:00  ${users.trial.username}  session.sign_in  users  refused  2001:db8::7`,
    `4  2026-11-04T12:00:00  system system  link.send  users/1  {"username":"${users.full.username}"}`,
    '',
  ])
})

test.each([
  [
    ['--user', users.full.username.toUpperCase()],
    [1, 2, 4],
  ],
  [
    ['--action', 'session.*'],
    [1, 3],
  ],
  [['--action', 'file.download'], [2]],
  [['--subject', 'documents/1.pdf'], [2]],
  [['--result', 'refused'], [3]],
  [
    ['--session', SESSION],
    [1, 2],
  ],
  [['--address', '2001:db8::7'], [3]],
  [['--actor', 'system'], [4]],
  [
    ['--from', '2026-11-02', '--to', '2026-11-03'],
    [2, 3],
  ],
  [['--to', '2026-11-02T12:00:00Z'], [1]],
  [['--user', users.full.username, '--action', 'session.*', '--address', '192.0.2.1'], [1]],
])('%j are the filters of %j', { timeout: LONG }, async (args, numbers) => {
  expect(await listed(...args)).toEqual(numbers)
})

test('CSV is guarded against formulas, and JSON lines hold each row whole; both are for the operator alone', {
  timeout: LONG,
}, async () => {
  const [csv, jsonl] = [join(directory, 'audit.csv'), join(directory, 'audit.jsonl')]
  expect(await audit('--format', 'csv', '--output', csv, '--action', 'file.*')).toMatchObject({ code: 0, stderr: '' })
  const [head, row] = (await readFile(csv, 'utf8')).split('\r\n')
  expect(head).toMatch(/^\uFEFF"number","at","actor"/)
  expect(row).toContain(`"'=HYPERLINK(""x"")"`)
  expect((await stat(csv)).mode & 0o777).toBe(0o600)
  expect(await audit('--format', 'jsonl', '--output', jsonl)).toMatchObject({ code: 0 })
  const rows = (await readFile(jsonl, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
  expect(rows[3].detail).toEqual({ username: users.full.username })
  // Who took the first export along is in the second.
  expect(rows[4]).toMatchObject({
    actor: 'operator',
    username: expect.stringMatching(/^olga@/),
    action: 'audit.export',
    detail: { format: 'csv', rows: 1, action: 'file.*' },
  })
  const again = await audit('--format', 'csv', '--output', csv)
  expect([again.code, again.stderr]).toEqual([1, `${csv} is there already.\n`])
})

test('--verify tells a whole chain from a broken one, and a chain that was made anew by its anchor', {
  timeout: LONG,
}, async () => {
  const whole = await audit('--verify')
  expect([whole.code, whole.stderr]).toEqual([0, ''])
  expect(whole.stdout).toMatch(/^The chain is whole: \d+ rows\.\n/)
  const [, anchor = ''] = /^The newest row is (\d+:[\da-f]{64})\./m.exec(whole.stdout) ?? []
  expect((await audit('--verify', '--anchor', anchor)).code).toBe(0)
  const other = `2:${'0'.repeat(64)}`
  const replaced = await audit('--verify', '--anchor', other)
  expect([replaced.code, replaced.stderr]).toEqual([2, 'Row 2 is another one than was written down.\n'])
  await change((db) => db.updateTable('audit').set({ subject: 'documents/2.pdf' }).where('number', '=', 2).execute())
  await change((db) => db.deleteFrom('audit').where('number', '=', 4).execute())
  const broken = await audit('--verify')
  expect([broken.code, broken.stderr]).toEqual([2, 'Row 2 was altered.\nRow 4 is missing.\n'])
  expect(broken.stdout).toMatch(/^The chain is broken: 2 faults in /)
})

test.each([
  [['--format', 'xml'], '--format must be text, csv or jsonl, not xml.'],
  [['--limit', '0'], '--limit must be a whole number from 1 to 100000, not 0.'],
  [['--result', 'good'], '--result must be one of success, refused, failed, not good.'],
  [['--from', 'yesterday'], '--from must be a day such as 2026-11-05'],
  [['--anchor', '1:x', '--verify'], '--anchor must be a number and a hash'],
  [['--anchor', `1:${'0'.repeat(64)}`], '--anchor is for --verify.'],
  [['--delete'], "Unknown option '--delete'"],
])('%j is refused with a reason and the usage', { timeout: LONG }, async (args, reason) => {
  const { code, stderr } = await audit(...args)
  expect(code).toBe(1)
  expect(stderr).toContain(reason)
  expect(stderr).toContain('Usage: npm run server:audit')
})
