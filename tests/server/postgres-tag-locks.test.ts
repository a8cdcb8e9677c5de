import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DeskEventDraft } from '#contract/desk-events.ts'
import { createDocument } from '#server/desk/documents/changes.ts'
import { stageFile } from '#server/desk/documents/staged-files.ts'
import { createEvent } from '#server/desk/events/changes.ts'
import { createTag, removeTag } from '#server/desk/tags/changes.ts'
import { changeAccount } from '#server/desk/users/change.ts'
import { nobody } from '#server/platform/audit/actor.ts'
import { fixtureDatabase } from './support/database.ts'
import { facts } from './support/desk-documents.ts'
import { users } from './support/fixture.ts'

const db = await fixtureDatabase()
afterAll(() => db.destroy())

const now = new Date('2026-11-05T12:00:00Z')
const callerId = users.full.id
const actor = { ...nobody, kind: 'user', userId: callerId, username: users.full.username } as const
const change = { actor, now, mail: undefined, load: () => Promise.reject(new Error('There is no bucket.')) }

beforeAll(async () => {
  await db.updateTable('users').set({ role: 'admin' }).where('id', '=', callerId).execute()
  const type = { id: 900, category: 'Roadshow Type', value: 'Call', norm: 'call', data: '{}' } as const
  await db.insertInto('tags').values(type).execute()
})

const addRegion = async (value: string) => {
  const { id } = await createTag(db, { category: 'Region', value }, change)
  return { id: Number(id), value }
}
type Tag = Awaited<ReturnType<typeof addRegion>>

const event: DeskEventDraft = {
  ...{ name: 'Lunch', type_id: '900', start_time: '2027-03-30T12:00', end_time: null, time_zone: 'Europe/Oslo' },
  ...{ location: '', meeting_url: '', format: null, description: '', capacity: null, level: 0 },
  ...{ can_register: true, is_public: false, promoted: false },
  tags: { Region: [], Sector: [], Company: [], Analyst: [] },
}
const html = '<p>Osmium is dense.</p>'
const content = { mediaType: 'text/html', html, text: 'Osmium is dense.', pages: 1, bytes: undefined }

/** What names a region, with the table that it writes to once it has found the region. */
const naming: Record<string, { table: string; run: (tag: Tag) => Promise<unknown> }> = {
  'an event': {
    table: 'roadshows',
    run: ({ id }) => createEvent(db, { ...event, tags: { ...event.tags, Region: [String(id)] } }, change),
  },
  'a subscription': {
    table: 'entitlements',
    run: ({ value }) => changeAccount(db, { id: users.europe.id, callerId, change: { regions: [value] }, actor }, now),
  },
  'a document': {
    table: 'document_tags',
    run: async ({ value }) => {
      const file_id = await stageFile(db, { userId: callerId, name: 'a.html', content, bytes: Buffer.from(html), now })
      return createDocument(db, { ...facts, type: 'Company Note', regions: [value], file_id }, change)
    },
  },
}

/** Resolves when some connections wait for a lock, or when the last one that could wait has ended. */
async function waiting(count: number, last: Promise<unknown>): Promise<void> {
  let isOver = false
  void last.then(() => {
    isOver = true
  })
  while (!isOver) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    if ((rows[0]?.count ?? 0) >= count) return
    await delay(20)
  }
}

/** Runs two at once: the first stands still before it writes to a table, and meanwhile the second begins. */
async function runBoth(table: string, first: () => Promise<unknown>, second: () => Promise<unknown>) {
  const outcomes: Promise<PromiseSettledResult<unknown>[]>[] = []
  await db.transaction().execute(async (blocking) => {
    await sql`lock table ${sql.table(table)} in share mode`.execute(blocking)
    for (const [index, run] of [first, second].entries()) {
      const outcome = Promise.allSettled([run()])
      outcomes.push(outcome)
      await waiting(index + 1, outcome)
    }
  })
  return (await Promise.all(outcomes)).flat()
}

const done = { status: 'fulfilled' }
const refusedAs = (code: string) => ({ status: 'rejected', reason: { status: 422, problems: [{ code }] } })

describe.each(Object.entries(naming))('extras a tag and %s that names it at the same time', (kind, { table, run }) => {
  test('the tag is not removed once it was found', async () => {
    const tag = await addRegion(`Found by ${kind}`)
    const outcomes = await runBoth(
      table,
      () => run(tag),
      () => removeTag(db, tag.id, change),
    )
    expect(outcomes).toMatchObject([done, refusedAs('tag-used')])
  })

  test('the tag is not found while it is being removed', async () => {
    const tag = await addRegion(`Lost by ${kind}`)
    const outcomes = await runBoth(
      'audit',
      () => removeTag(db, tag.id, change),
      () => run(tag),
    )
    expect(outcomes).toMatchObject([done, refusedAs(kind === 'a subscription' ? 'unknown-name' : 'gone')])
  })
})
