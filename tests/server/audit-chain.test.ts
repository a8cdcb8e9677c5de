import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Actor, system, userActor } from '#server/platform/audit/actor.ts'
import { openAuditLog } from '#server/platform/audit/audit-log.ts'
import { startChain } from '#server/platform/audit/chain.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import { verifyAudit } from '#server/platform/audit/verify.ts'
import { auditChain } from '#server/platform/database/migrations/0032-audit-chain.ts'
import { openApi, type TestApi } from './support/api.ts'
import { emptyDatabase } from './support/database.ts'
import { users } from './support/fixture.ts'

const NOW = new Date('2026-11-05T12:00:00Z')
let api: TestApi

beforeAll(async () => {
  api = await openApi()
})
afterAll(() => api.close())
beforeEach(() => emptyChain())

const emptyChain = async () => {
  await api.db.deleteFrom('audit').execute()
  await startChain(api.db)
}

const reader: Actor = userActor({ ...users.full, externalReference: 'usr-1' }, { ip: '::ffff:192.0.2.7' }, 'session-1')

const write = (subject: string, actor = reader) =>
  writeAudit(
    api.db,
    { actor, action: 'document.read', subject, detail: { title: 'Zwölf "Boxkämpfer"\n\u0001%;' } },
    NOW,
  )

const writeFive = async () => {
  for (const number of [1, 2, 3, 4, 5]) await write(`documents/${number}`, number === 3 ? system : reader)
}

const rows = () => api.db.selectFrom('audit').selectAll().orderBy('number').execute()

test('the record says who, from where, in which session, what, and with what result', async () => {
  await write('documents/1')
  expect(await rows()).toMatchObject([
    {
      number: 1,
      at: NOW,
      actor: 'user',
      user_id: users.full.id,
      username: users.full.username,
      firm: 'usr-1',
      session_id: 'session-1',
      address: '192.0.2.7',
      action: 'document.read',
      subject: 'documents/1',
      result: 'success',
      previous_hash: '0'.repeat(64),
    },
  ])
})

test('each row holds the hash of the row before, and the whole chain is verified', async () => {
  await writeFive()
  const all = await rows()
  expect(all.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
  expect(all.slice(1).map(({ previous_hash }) => previous_hash)).toEqual(all.slice(0, -1).map(({ hash }) => hash))
  expect(await verifyAudit(api.db)).toEqual({ rows: 5, faults: [], head: { number: 5, hash: all[4]?.hash } })
})

const columns = {
  at: sql`at + interval '1 microsecond'`,
  actor: sql`'operator'`,
  user_id: sql`2`,
  username: sql`username || ' '`,
  firm: sql`null`,
  session_id: sql`''`,
  address: sql`'192.0.2.8'`,
  action: sql`'document.open'`,
  subject: sql`'documents/22'`,
  result: sql`'refused'`,
  detail: sql`'{}'`,
  id: sql`gen_random_uuid()`,
}

test.each(Object.entries(columns))('an altered row shows, whichever column was altered: %s', async (column, value) => {
  await writeFive()
  await sql`update audit set ${sql.ref(column)} = ${value} where number = 2`.execute(api.db)
  expect((await verifyAudit(api.db)).faults).toEqual(['Row 2 was altered.'])
})

test('a value that moves from one column to the next does not go unseen', async () => {
  await writeFive()
  await sql`update audit set action = 'document.rea', subject = 'd' || subject where number = 2`.execute(api.db)
  expect((await verifyAudit(api.db)).faults).toEqual(['Row 2 was altered.'])
})

test('an altered row with a hash of its own shows by the row after it', async () => {
  await writeFive()
  await sql`update audit set subject = 'documents/22' where number = 2`.execute(api.db)
  await sql`update audit set hash = audit_hash(audit) where number = 2`.execute(api.db)
  expect((await verifyAudit(api.db)).faults).toEqual(['Row 3 does not follow row 2.'])
})

test.each([
  [[1], 'Row 1 is missing.'],
  [[3], 'Row 3 is missing.'],
  [[2, 3], 'Rows 2 to 3 are missing.'],
  [[5], 'Row 5 is missing.'],
  [[1, 2, 3, 4, 5], 'Rows 1 to 5 are missing.'],
])('removed rows show: %j', async (removed, fault) => {
  await writeFive()
  await api.db.deleteFrom('audit').where('number', 'in', removed).execute()
  expect((await verifyAudit(api.db)).faults[0]).toBe(fault)
})

test('a chain that was begun anew shows by a row that was written down', async () => {
  await writeFive()
  const { head } = await verifyAudit(api.db)
  await emptyChain()
  await writeFive()
  await write('documents/6')
  expect((await verifyAudit(api.db)).faults).toEqual([])
  expect((await verifyAudit(api.db, head)).faults).toEqual(['Row 5 is another one than was written down.'])
  expect((await verifyAudit(api.db, { ...head, number: 9 })).faults).toEqual([
    'Row 9, which was written down, is missing.',
  ])
})

test('writers at once, by transactions and by groups, leave one chain without a gap', async () => {
  const log = openAuditLog(api.db, () => NOW)
  const other = openAuditLog(api.db, () => NOW)
  await Promise.all(
    Array.from({ length: 60 }, (_, number) => {
      if (number % 3 === 0)
        return api.db.transaction().execute(async (transaction) => {
          await transaction
            .selectFrom('users')
            .select('id')
            .where('id', '=', (number % 4) + 1)
            .forShare()
            .execute()
          await writeAudit(transaction, { actor: system, action: 'test', subject: `x/${number}` }, NOW)
        })
      return (number % 3 === 1 ? log : other).write({ actor: reader, action: 'test', subject: `x/${number}` })
    }),
  )
  expect(await verifyAudit(api.db)).toMatchObject({ rows: 60, faults: [] })
})

test('a row of a transaction that comes to nothing leaves no gap', async () => {
  await write('documents/1')
  const failing = api.db.transaction().execute(async (transaction) => {
    await writeAudit(transaction, { actor: reader, action: 'test', subject: 'x/1' }, NOW)
    throw new Error('No.')
  })
  await expect(failing).rejects.toThrow('No.')
  await write('documents/2')
  expect(await verifyAudit(api.db)).toMatchObject({ rows: 2, faults: [] })
})

test('what is recorded once is one row, within one group as well, and leaves no gap', async () => {
  const log = openAuditLog(api.db, () => NOW)
  const id = crypto.randomUUID()
  const once = () => log.write({ id, actor: reader, action: 'test', subject: 'x/1' })
  await Promise.all([once(), once(), once(), once()])
  await once()
  await write('documents/2')
  expect(await verifyAudit(api.db)).toMatchObject({ rows: 2, faults: [] })
})

test('who writes waits until the row is there, and one that cannot be stored takes no other with it', async () => {
  const log = openAuditLog(api.db, () => NOW)
  const bad = { ...reader, username: 'a\0b' }
  const written = await Promise.allSettled([
    log.write({ actor: reader, action: 'test', subject: 'x/1' }),
    log.write({ actor: reader, action: 'test', subject: 'x/2' }),
    log.write({ actor: bad, action: 'test', subject: 'x/3' }),
    log.write({ actor: reader, action: 'test', subject: 'x/4' }),
  ])
  expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect((await rows()).map(({ subject }) => subject)).toEqual(['x/1', 'x/2', 'x/4'])
  expect((await verifyAudit(api.db)).faults).toEqual([])
})

test('rows from before the chain are chained in the order of their times, and what follows continues them', async () => {
  const db = await emptyDatabase()
  await sql`create table users (id integer primary key)`.execute(db)
  await sql`create table audit (id uuid primary key, at timestamptz not null,
    user_id integer references users on delete set null, username text not null, action text not null,
    subject text not null, detail json not null default '{}')`.execute(db)
  await sql`insert into users values (1)`.execute(db)
  await sql`insert into audit (id, at, user_id, username, action, subject, detail)
    select gen_random_uuid(), ${NOW}::timestamptz - make_interval(mins => n), 1, 'a@example.com', 'file.download', 'x/' || n,
      '{"attachment":  true}' from generate_series(1, 30) n`.execute(db)
  await auditChain.up(db)
  await writeAudit(db, { actor: system, action: 'test', subject: 'x/0' }, NOW)
  const rows = await db.selectFrom('audit').select(['number', 'subject']).orderBy('number').execute()
  expect(rows).toEqual(Array.from({ length: 31 }, (_, place) => ({ number: place + 1, subject: `x/${30 - place}` })))
  expect(await verifyAudit(db)).toMatchObject({ rows: 31, faults: [] })
  await db.destroy()
})
