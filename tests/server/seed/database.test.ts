import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedAccounts } from '#demo/data/accounts.ts'
import { concepts } from '#demo/data/concepts.ts'
import { edgeDocumentIds } from '#demo/data/edges/documents.ts'
import { createEvents } from '#demo/data/generate/events.ts'
import { createWorld } from '#demo/data/generate/world.ts'
import { seedDatabase } from '#demo/data/seed.ts'
import { lacksCaptions, writeMissingCaptions } from '#demo/data/write/missing-captions.ts'
import { seriesLengths } from '#demo/data/writers/desk-texts.ts'
import { accessTo } from '#server/access/access-rule.ts'
import { verifyPassword } from '#server/accounts/password-hash.ts'
import { textQuery } from '#server/documents/text-query.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { emptyDatabase } from '../support/database.ts'
import { NOW } from './support.ts'

/** Searches with exactly as many results as a list shows, and with one more (R245, R246). */
const edgeQueries = [
  { search_term: 'Lodestar', results: seriesLengths.lodestar },
  { search_term: 'Plumbline', results: seriesLengths.plumbline },
]

/** The whole database of the demo is written, beside other files and on slow machines. */
const LONG = 480_000

let db: Kysely<Database>
const progress: [done: number, total: number][] = []

beforeAll(async () => {
  db = await emptyDatabase()
  await migrate(db)
  await seedDatabase(db, { now: NOW, onProgress: (done, total) => progress.push([done, total]) })
}, LONG)

afterAll(() => db.destroy())

const count = async (table: keyof Database) => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db)
  return rows[0]?.n
}

test('the volumes are in the database', async () => {
  expect(await count('documents')).toBe(5200)
  expect(await count('document_bodies')).toBe(5199)
  expect(await count('roadshows')).toBe(640)
  expect(await count('users')).toBe(7)
  expect(await count('home_page_slots')).toBe(7)
  expect(await count('contents')).toBe(1)
  expect(await count('registrations')).toBe(3)
  expect(await count('meta')).toBe(0)
})

test('three months of readership belong to the firms of the accounts, and add up by day and by month', async () => {
  const { rows } = await sql<{ months: number; days: number; firms: number; first: string }>`select
    (select sum(opens)::int from usage_months where firm_id = 0 and subject = 'all') as months,
    (select sum(opens)::int from usage_days where firm_id = 0 and subject = 'user') as days,
    (select sum(opens)::int from usage_days where subject = 'firm') as firms,
    (select min(day)::text from usage_days) as first`.execute(db)
  const [sums] = rows
  expect(sums?.months).toBe(sums?.days)
  expect(sums?.firms).toBeGreaterThan(1000)
  expect(NOW.getTime() - Date.parse(sums?.first ?? '')).toBeGreaterThan(88 * 24 * 60 * 60_000)
  const leads = await db.selectFrom('users').select('name').where('is_firm_lead', '=', true).orderBy('id').execute()
  expect(leads.map(({ name }) => name)).toEqual([seedAccounts.equity.name])
})

test('progress only moves on, and ends at the end', () => {
  for (const [index, [done, total]] of progress.entries()) {
    expect(done).toBeGreaterThanOrEqual(progress[index - 1]?.[0] ?? 0)
    expect(done).toBeLessThanOrEqual(total)
  }
  const [done, total] = progress.at(-1) ?? [0, 1]
  expect(done).toBe(total)
  expect(progress.length).toBeGreaterThan(20)
})

test.each(edgeQueries)('R245 R246 a search for $search_term finds exactly $results', async (query) => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from documents
    where tsv @@ ${textQuery(query.search_term)}`.execute(db)
  expect(rows[0]?.n).toBe(query.results)
})

test('R393 the stored counts of tags are those of their documents', async () => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from tags
    where doc_count <> (select count(*) from documents where tag_ids && array[tags.id])`.execute(db)
  expect(rows[0]?.n).toBe(0)
  const [company] = await db.selectFrom('tags').selectAll().where('value', '=', 'Nordmark Cables').execute()
  expect(company).toMatchObject({ norm: 'nordmark cables', category: 'Company' })
  expect(company?.doc_count).toBeGreaterThan(5)
})

test('every reference between records is kept', async () => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from documents, unnest(tag_ids) as tag(id)
    where not exists (select 1 from tags where tags.id = tag.id)`.execute(db)
  expect(rows[0]?.n).toBe(0)
})

describe('R261 R262 what accounts may do', () => {
  const accessOf = async (key: keyof typeof seedAccounts) => {
    const user = await db
      .selectFrom('entitlements')
      .selectAll()
      .where('user_id', '=', seedAccounts[key].id)
      .executeTakeFirstOrThrow()
    const documents = await db
      .selectFrom('documents')
      .select(['id', 'library', 'region_ids', 'asset_class_ids', 'preview_level', 'download_level'])
      .execute()
    const entitlement = {
      level: user.level,
      regionIds: user.region_ids,
      assetClassIds: user.asset_class_ids,
      libraries: user.libraries,
      documentIds: [],
    }
    return documents.map((document) => ({ id: document.id, ...accessTo(document, entitlement) }))
  }

  test('a full account may load everything but the four planted documents that are closed to all', async () => {
    const refused = (await accessOf('full')).filter(({ entitled }) => !entitled)
    expect(refused).toEqual([
      { id: edgeDocumentIds.unentitledNewest, permissioned: true, entitled: false },
      { id: edgeDocumentIds.notPermissionedNewest, permissioned: false, entitled: false },
      { id: edgeDocumentIds.unentitledOlder, permissioned: true, entitled: false },
      { id: edgeDocumentIds.notPermissionedOlder, permissioned: false, entitled: false },
    ])
  })

  test('other accounts may load part of it, each a different part', async () => {
    const shares = new Set<number>()
    for (const key of ['regions', 'equity', 'trial', 'fresh'] as const) {
      const access = await accessOf(key)
      const share = access.filter(({ entitled }) => entitled).length
      expect(share).toBeGreaterThan(50)
      expect(share).toBeLessThan(5100)
      shares.add(share)
    }
    expect(shares.size).toBe(4)
  })
})

test('passwords are stored as argon2id and verify', async () => {
  const rows = await db.selectFrom('credentials').selectAll().orderBy('user_id').execute()
  expect(rows).toHaveLength(7)
  for (const { password_hash } of rows) expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword(rows[0]?.password_hash, seedAccounts.full.password)).toBe(true)
})

test('the two wordings of a concept share no lexeme of the database either', async () => {
  const lexemes = async (texts: readonly string[]) => {
    const plain = texts.join('\n').replace(/\{[^}]*\}/g, ' ')
    const { rows } = await sql<{ word: string }>`
      select unnest(tsvector_to_array(to_tsvector('english', ${plain}::text))) as word`.execute(db)
    return new Set(rows.map(({ word }) => word))
  }
  for (const { id, wordings } of concepts) {
    const [first, second] = await Promise.all(wordings.map(({ query, sentences }) => lexemes([query, ...sentences])))
    const shared = [...(first ?? [])].filter((word) => second?.has(word))
    expect(shared, id).toEqual([])
  }
})

describe('a database that is older than the captions', () => {
  const replays = async () => {
    const { rows } = await sql<{ id: number; vtt: string; tsv: string }>`select id, vtt, tsv_replay::text as tsv
      from roadshows join replay_captions on roadshow_id = id order by id`.execute(db)
    return rows
  }
  const events = createEvents(createWorld(NOW))

  test('gets those of the demo, of which a search finds the words, once, and leaves events that changed alone', async () => {
    const before = await replays()
    expect(await lacksCaptions(db)).toBe(false)
    await sql`delete from replay_captions`.execute(db)
    await sql`delete from replay_sentences`.execute(db)
    await sql`update roadshows set tsv_replay = null`.execute(db)
    const [changed, ...others] = before
    if (!changed) throw new Error('The demo has replays.')
    await sql`update roadshows set name = 'Something else' where id = ${changed.id}`.execute(db)
    expect(await lacksCaptions(db)).toBe(true)
    await writeMissingCaptions(db, events)
    expect(await replays()).toEqual(others)
    await writeMissingCaptions(db, events)
    expect(await replays()).toEqual(others)
  })

  test('stops between two steps when the server closes', async () => {
    await sql`delete from replay_captions`.execute(db)
    let steps = 0
    await writeMissingCaptions(db, events, () => ++steps > 1)
    expect(await replays()).toHaveLength(20 - 1)
  })
})
