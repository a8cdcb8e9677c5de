import fc from 'fast-check'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishDocument } from '#server/import/embargo.ts'
import type { ManifestRecord } from '#server/import/manifest.ts'
import { changeIndexed } from '#server/import/reindex.ts'
import { putBack, withdrawWithin } from '#server/import/withdraw.ts'
import { analyzeIfChanged, findIds, writeIndex } from '#server/import/write.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { fixtureDatabase } from './support/database.ts'

type Db = Kysely<Database>

let db: Db

beforeAll(async () => {
  db = await fixtureDatabase()
})
afterAll(() => db.destroy())

/** What lists, counts and searches read. Sets end where no document follows. */
async function readIndex() {
  const rowsOf = async (query: string) => (await sql.raw(query).execute(db)).rows
  return {
    copies: await rowsOf('select * from document_search order by id'),
    sets: await rowsOf(`select kind, key, rtrim(bits::text, '0') as bits from document_sets order by 1, 2`),
    counts: await rowsOf('select id, doc_count from tags order by id'),
    postings: await rowsOf(`select lexeme, block, encode(postings, 'hex') as bytes from search_postings order by 1, 2`),
    spellings: await rowsOf(
      `select word, block, encode(documents, 'hex') as bytes from search_spellings order by 1, 2`,
    ),
    blocks: await rowsOf('select * from search_blocks order by block'),
    marks: await rowsOf('select block from search_stale'),
    lengthsOfSets: await rowsOf('select count(distinct length(bits))::int as lengths from document_sets'),
  }
}

/** The index is what writing it whole makes of it. */
async function expectExact() {
  const found = await readIndex()
  await db.transaction().execute(async (transaction) => {
    await sql`insert into search_stale
      select block from search_postings union select block from search_spellings union select block from search_blocks
      on conflict do nothing`.execute(transaction)
    await writeIndex(transaction)
  })
  expect(found).toEqual(await readIndex())
}

const references = ['EXACT-1', 'EXACT-2', 'EXACT-3'] as const
const words = ['Margins', 'recover', 'quarterly', 'Zinserhöhungen', 'steigen', 'copper', 'of', 'Strategie'] as const
const anyText = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 12 }).map((text) => text.join(' '))
const someOf = (...values: string[]) => fc.subarray(values)
const anyTags = fc.record({
  analysts: someOf('Ada Exact'),
  companies: someOf('Exact Metals (EXM LN)', 'Exact Bank'),
  sectors: someOf('Banks', 'Exact Sector'),
  sub_sectors: fc.constant([]),
  regions: someOf('Europe', 'Asia'),
  countries: fc.constant([]),
  asset_classes: someOf('Equity'),
  languages: someOf('German'),
})
const anyFacts = fc.record({
  title: anyText,
  summary: fc.option(anyText),
  tags: anyTags,
  publishedAt: fc.constantFrom(new Date('2026-10-31T23:59:59Z'), new Date('2026-11-01T00:00:00Z')),
  previewLevel: fc.nat(2),
  body: anyText,
})
type Facts = typeof anyFacts extends fc.Arbitrary<infer One> ? One : never

const anyStep = fc.record({
  kind: fc.constantFrom('publish', 'withdraw', 'put back'),
  reference: fc.constantFrom(...references),
  facts: anyFacts,
})
type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never

const toRecord = (reference: string, { body, ...facts }: Facts): ManifestRecord => ({
  ...{ reference, subtitle: null, documentType: 'Macro', library: 'research', contactEmail: null },
  ...{ downloadLevel: facts.previewLevel, file: 'text.html', ...facts },
})
const toContent = ({ body }: Facts) =>
  ({ mediaType: 'text/html', html: `<p>${body}</p>`, text: body, pages: 1, bytes: undefined }) as const

/** As an import does that writes the index at its end. */
const publishWithoutIndex = (transaction: Db, reference: string, facts: Facts) =>
  publishDocument(transaction, toRecord(reference, facts), toContent(facts), JSON.stringify(facts))

const publish = (facts: Facts, ...references: string[]) =>
  db.transaction().execute((transaction) =>
    changeIndexed(transaction, references, async () => {
      const ids: number[] = []
      for (const reference of references) ids.push(await publishWithoutIndex(transaction, reference, facts))
      return ids
    }),
  )

const withdraw = (reference: string) =>
  db
    .transaction()
    .execute((transaction) => withdrawWithin(transaction, [reference], { reason: 'Wrong.', now: new Date() }))

async function restore(reference: string) {
  const row = await db
    .selectFrom('withdrawn_documents')
    .select('document_id as id')
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (row) await db.transaction().execute((transaction) => putBack(transaction, row.id))
}

const run = ({ kind, reference, facts }: Step): Promise<unknown> =>
  kind === 'publish' ? publish(facts, reference) : kind === 'withdraw' ? withdraw(reference) : restore(reference)

const facts: Facts = {
  ...{ title: 'Exact margins', summary: null, publishedAt: new Date('2026-11-02'), previewLevel: 0, body: 'copper' },
  tags: {
    ...{ analysts: [], companies: ['Exact Bank'], sectors: ['Banks'], sub_sectors: [] },
    ...{ regions: [], countries: [], asset_classes: [], languages: [] },
  },
}

test('R222 R243 after any changes of documents lists, counts and searches read what a whole index has', {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 8 }), async (steps) => {
      for (const step of steps) await run(step)
      await expectExact()
    }),
    { numRuns: 12, endOnFailure: true },
  )
})

test('several documents of two blocks, far behind the last one, are indexed as any other', async () => {
  await withdraw(references[0])
  const far = { document_id: 12_287, reference: 'EXACT-FAR', reason: 'Wrong.', withdrawn_at: new Date() }
  await db.insertInto('withdrawn_documents').values(far).execute()
  const next = ['EXACT-A', 'EXACT-B', references[0]]
  await publish(facts, ...next)
  expect((await findIds(db, next)).length).toBe(3)
  await expectExact()
  await publish({ ...facts, body: 'Strategie' }, ...next)
  await expectExact()
  for (const reference of next) await withdraw(reference)
  await expectExact()
})

test('R257 the words of a document that an import has not indexed yet are found only with the access that goes with them', async () => {
  await publish(facts, references[0], references[1])
  await db
    .transaction()
    .execute((transaction) => publishWithoutIndex(transaction, references[0], { ...facts, previewLevel: 3 }))
  await publish({ ...facts, body: 'Strategie' }, references[1])
  await expectExact()
})

test('lists that other rules have written are written anew with the next change', async () => {
  await sql`insert into search_spellings values ('leftover', 0, ${Buffer.from([40])})`.execute(db)
  await sql`update search_blocks set rules = 0`.execute(db)
  await publish(facts, references[0])
  await expectExact()
  const leftover = await sql`select from search_spellings where word = 'leftover'`.execute(db)
  expect(leftover.rows).toEqual([])
})

test('sets that are gone are written anew with the next change', async () => {
  await sql`delete from document_sets`.execute(db)
  await withdraw(references[0])
  await expectExact()
})

test('more documents at once than are kept in memory are indexed with all others', async () => {
  const many = Array.from({ length: 101 }, (_, number) => `EXACT-MANY-${number}`)
  await publish(facts, ...many)
  await expectExact()
})

describe('the planner is told how many documents there are', () => {
  const known = async () => {
    const { rows } = await sql<{ n: number }>`
      select reltuples::int as n from pg_class where oid = 'documents'::regclass`.execute(db)
    return rows[0]?.n
  }
  const count = async () => (await db.selectFrom('documents').select('id').execute()).length

  test.each([
    ['a tenth more than it knows', 0.8, true],
    ['a tenth fewer', 1.2, true],
    ['about as many', 1.05, false],
  ])('%s: it knows %d of them', async (_, share, isTold) => {
    const before = Math.round((await count()) * share)
    await sql`update pg_class set reltuples = ${before} where oid = 'documents'::regclass`.execute(db)
    await analyzeIfChanged(db)
    expect(await known()).toBe(isTold ? await count() : before)
  })
})
