import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeskAuditEntry, DeskAuditList } from '#contract/desk-audit.ts'
import { withdrawDocuments } from '#server/import/withdraw.ts'
import { nobody, system, userActor } from '#server/platform/audit/actor.ts'
import { type AuditEntry, writeAudit } from '#server/platform/audit/repository.ts'
import { openApi, type TestApi } from '../support/api.ts'
import { users } from '../support/fixture.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await openApi()
  await setRole('admin')
  token = (await api.signIn('full')).token
  const anna = userActor({ ...users.full, externalReference: null }, { ip: '192.0.2.7' }, 'b5a2f6d8-session')
  const reads = { actor: anna, action: 'document.read', subject: 'documents/1' }
  await write(reads, '2026-11-01T08:00:00.001Z')
  const change = { before: [1], after: [1, 2] }
  const subject = `users/${users.trial.id}`
  const detail = { username: users.trial.username, region_ids: change, ended_sessions: 2, address: '192.0.2.9' }
  await write({ actor: anna, action: 'user.entitle', subject, detail }, '2026-11-02T08:00:00.002Z')
  await write({ actor: anna, action: 'event.change', subject: 'roadshows/1' }, '2026-11-02T08:00:00.002Z')
  await write({ actor: system, action: 'rocket.launch', subject: 'moon' }, '2026-11-03T08:00:00Z')
  const ended = { reason: 'replay', username: users.trial.username, address: '192.0.2.9' }
  await write(
    { actor: system, action: 'session.end', subject: 'sessions/b5a2f6d8', detail: ended },
    '2026-11-04T08:00:00Z',
  )
  const byHand = { ...nobody, kind: 'operator', username: 'root@host' } as const
  await write({ actor: byHand, action: 'user.disable', subject: 'users/999999' }, '2026-11-04T09:00:00Z')
})
afterAll(() => api.close())

const setRole = (role: 'admin' | 'desk') =>
  api.db.updateTable('users').set({ role }).where('id', '=', users.full.id).execute()

const write = (entry: AuditEntry, at: string) => writeAudit(api.db, entry, new Date(at))

/** The rows of this file, without those of its own sign-in. */
const list = async (query: Record<string, string> = {}) => {
  const answer = await api.get('desk/audit', { to: '2026-11-05T00:00:00Z', ...query }, token)
  expect(answer.statusCode).toBe(200)
  return answer.json<DeskAuditList>()
}
const actions = async (query: Record<string, string> = {}) => (await list(query)).records.map(({ action }) => action)

test('the newest is first, and each row says who did what to whom', async () => {
  const { records } = await list()
  expect(records.map(({ action }) => action)).toEqual([
    ...['user.disable', 'session.end', 'rocket.launch', 'event.change', 'user.entitle', 'document.read'],
  ])
  const entitled = records[4] as DeskAuditEntry
  expect(entitled).toMatchObject({
    at: '2026-11-02T08:00:00.002Z',
    actor: { kind: 'user', name: users.full.name, user_id: String(users.full.id) },
    subject: { kind: 'users', id: String(users.trial.id), name: users.trial.name },
    kind: 'accounts',
    facts: [{ field: 'ended_sessions', value: 2 }],
  })
  expect(records[2]).toMatchObject({ actor: { kind: 'system' }, kind: 'other', subject: { kind: 'moon', name: '' } })
})

test('ids of tags are told by their names', async () => {
  const { records } = await list({ action: 'user.entitle' })
  const names = await api.db.selectFrom('tags').select('value').where('id', 'in', [1, 2]).orderBy('id').execute()
  const [first, second] = names.map(({ value }) => value)
  expect(records[0]?.changes).toEqual([{ field: 'region_ids', before: [first], after: [first, second] }])
})

test('no row tells an address, a session or a hash', async () => {
  const { body } = await api.get('desk/audit', {}, token)
  expect(body).not.toMatch(/192\.0\.2|b5a2f6d8|127\.0\.0\.1|hash/)
})

test('rows are found by person, record, kind, action and time', async () => {
  expect(await actions({ search_term: users.trial.username })).toEqual(['session.end', 'user.entitle'])
  expect(await actions({ search_term: 'root@host' })).toEqual(['user.disable'])
  expect(await actions({ search_term: 'nobody of that name' })).toEqual([])
  expect(await actions({ subject: 'roadshows/1' })).toEqual(['event.change'])
  expect(await actions({ actor: users.full.username, action: 'accounts' })).toEqual(['user.entitle'])
  expect(await actions({ action: 'rocket.launch' })).toEqual(['rocket.launch'])
  expect(await actions({ action: 'reading' })).toEqual(['document.read'])
  expect(await actions({ from: '2026-11-04T00:00:00Z' })).toEqual(['user.disable', 'session.end'])
  const wrong = await api.get('desk/audit', { from: 'yesterday' }, token)
  expect([wrong.statusCode, wrong.json().field]).toEqual([422, 'from'])
})

test('a cursor goes on where the page before ended, also between rows of one instant', async () => {
  const first = await list({ page_size: '4' })
  const second = await list({ page_size: '4', cursor: first.next ?? '' })
  expect(second.records.map(({ action }) => action)).toEqual(['user.entitle', 'document.read'])
  expect(second.next).toBeNull()
})

test('an export holds what is filtered, and is on record itself', async () => {
  const answer = await api.get('desk/audit/export', { action: 'accounts', to: '2026-11-05T00:00:00Z' }, token)
  expect(answer.json().records.map(({ action }: DeskAuditEntry) => action)).toEqual(['user.disable', 'user.entitle'])
  expect(answer.json().is_cut).toBe(false)
  const row = await api.db
    .selectFrom('audit')
    .select(['username', 'detail'])
    .where('action', '=', 'audit.export')
    .executeTakeFirst()
  expect(row).toMatchObject({ username: users.full.username, detail: { rows: 2, action: 'accounts' } })
})

test('the desk sees what was changed, and not what clients read or how they sign in', async () => {
  await setRole('desk')
  expect(await actions()).toEqual(['user.disable', 'event.change', 'user.entitle'])
  expect(await actions({ action: 'reading' })).toEqual([])
  const exported = await api.get('desk/audit/export', { action: 'document.read' }, token)
  expect(exported.json().records).toEqual([])
})

test('extras: a replay has the name of its event, or none', async () => {
  await setRole('admin')
  const name = 'Capital markets day'
  await sql`insert into roadshows (id, name, start_at, time_zone, type_id, video_id, tsv)
    select 1, ${name}, now(), 'UTC', min(id), '9-film', '' from tags`.execute(api.db)
  const at = '2026-09-01T08:00:00Z'
  await write({ actor: system, action: 'replay.watch', subject: 'replays/9-film' }, at)
  await write({ actor: system, action: 'replay.watch', subject: 'replays/gone' }, at)
  const { records } = await list({ to: '2026-09-02T00:00:00Z' })
  expect(records.map(({ subject }) => subject)).toEqual([
    { kind: 'replays', id: null, name: '' },
    { kind: 'replays', id: null, name },
  ])
})

test('a document is found by its title after it was withdrawn, and under its reference before it was published', async () => {
  await setRole('admin')
  const { id, title, reference } = await api.db
    .selectFrom('documents')
    .select(['id', 'title', 'reference'])
    .where('id', '=', 2)
    .executeTakeFirstOrThrow()
  const at = '2026-10-01T08:00:00Z'
  await write({ actor: system, action: 'document.create', subject: `references/${reference}` }, at)
  await write({ actor: system, action: 'file.download', subject: `documents/${id}.txt` }, at)
  await withdrawDocuments(api.db, [reference], { reason: 'Wrong.', now: new Date(at) })
  const found = await actions({ search_term: title, to: '2026-10-02T00:00:00Z' })
  expect(found.sort()).toEqual(['document.create', 'file.download'])
})
