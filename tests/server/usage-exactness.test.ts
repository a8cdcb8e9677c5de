import fc from 'fast-check'
import type { Insertable, Kysely } from 'kysely'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { UsageBy, UsageCounts } from '#contract/usage.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { UsageEventTable, UsageKind } from '#server/platform/database/tables/usage.ts'
import { countUses } from '#server/usage/count.ts'
import { purgeSums, purgeUses } from '#server/usage/purge.ts'
import { readUsage } from '#server/usage/report.ts'
import { EVERYBODY } from '#server/usage/sums.ts'
import { fixtureDatabase } from './support/database.ts'
import { users } from './support/fixture.ts'
import { ids } from './support/fixture-tags.ts'

const DAY = 86_400_000
const FIRST = Date.parse('2026-01-20T00:00:00Z')

/** Days in which uses happen: four whole months and parts of two. */
const DAYS = 150

const HALF_PAST_MONTH = '2026-03-15'

type Use = { kind: UsageKind; user: number; firm: number | null; about: number; isMachine: boolean; second: number }

let db: Kysely<Database>
let firms: number[]
let documents: { id: number; analysts: readonly number[] }[]

const events = [1, 2]

beforeAll(async () => {
  db = await fixtureDatabase()
  const added = ['north', 'south'].map((slug) => ({ slug, name: slug, created_at: new Date(0) }))
  firms = (await db.insertInto('firms').values(added).returning('id').execute()).map(({ id }) => id)
  const rows = await db.selectFrom('documents').select(['id', 'analyst_ids']).orderBy('id').limit(8).execute()
  documents = rows.map(({ id, analyst_ids }) => ({ id, analysts: [...new Set(analyst_ids)] }))
  await sql`insert into roadshows (id, name, start_at, time_zone, type_id, preview_level, tsv)
    select n, 'Webinar ' || n, now(), 'UTC', ${ids.macro}, 0, to_tsvector('simple', 'webinar') from unnest(${events}::int[]) n`.execute(
    db,
  )
})
async function empty() {
  for (const table of ['usage_events', 'usage_days', 'usage_months'] as const) await db.deleteFrom(table).execute()
}

afterAll(() => db.destroy())
beforeEach(empty)

const anyUse = fc.record({
  kind: fc.constantFrom<UsageKind>('open', 'read', 'download', 'replay'),
  user: fc.constantFrom(...Object.values(users).map(({ id }) => id)),
  firm: fc.constantFrom(0, 1, null),
  about: fc.nat(7),
  isMachine: fc.boolean(),
  second: fc.nat(DAYS * 86_400 - 1),
})
const anyUses = fc.array(anyUse, { minLength: 1, maxLength: 120 })
const anyDay = fc.nat(DAYS - 1).map((day) => toDay(FIRST + day * DAY))
const anyReport = fc.record({
  from: anyDay,
  to: anyDay,
  by: fc.constantFrom<UsageBy>('month', 'document', 'analyst', 'event', 'user', 'firm'),
  whose: fc.constantFrom(0, 1, undefined),
  field: fc.constantFrom('name', 'opens', 'machine'),
})
const anyReports = fc.array(anyReport, { minLength: 6, maxLength: 6 })

const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)
const dayOf = ({ second }: Use) => toDay(FIRST + second * 1000)
const firmOf = ({ firm }: Use) => (firm === null ? null : (firms[firm] ?? null))
const documentOf = ({ kind, about }: Use) => (kind === 'replay' ? undefined : documents[about % documents.length])
const eventOf = ({ kind, about }: Use) => (kind === 'replay' ? (events[about % events.length] ?? null) : null)

async function record(uses: readonly Use[]) {
  const rows = uses.map(
    (use): Insertable<UsageEventTable> => ({
      id: crypto.randomUUID(),
      kind: use.kind,
      user_id: use.user,
      firm_id: firmOf(use),
      document_id: documentOf(use)?.id ?? null,
      roadshow_id: eventOf(use),
      is_machine: use.isMachine,
      used_at: new Date(FIRST + use.second * 1000),
    }),
  )
  await db.insertInto('usage_events').values(rows).execute()
}

async function countAll(slice: number) {
  while ((await countUses(db, slice)) > 0);
}

const none = (): UsageCounts => ({ opens: 0, reads: 0, downloads: 0, replays: 0, machine: 0 })
const numbers = { open: 'opens', read: 'reads', download: 'downloads', replay: 'replays' } as const

function addUp(uses: readonly Use[]): UsageCounts {
  const sums = none()
  for (const { kind, isMachine } of uses) sums[isMachine ? 'machine' : numbers[kind]]++
  return sums
}

/** Ids of the lines that a use is in. */
const lines: Record<UsageBy, (use: Use) => readonly (number | string | null | undefined)[]> = {
  month: (use) => [dayOf(use).slice(0, 7)],
  document: (use) => [documentOf(use)?.id],
  analyst: (use) => documentOf(use)?.analysts ?? [],
  event: (use) => [eventOf(use)],
  user: (use) => [use.user],
  firm: (use) => [firmOf(use)],
}

/** The report by the uses themselves. */
function expected(uses: readonly Use[], by: UsageBy) {
  const found = new Map<string, Use[]>()
  for (const use of uses)
    for (const id of lines[by](use))
      if (id !== null && id !== undefined) found.set(String(id), [...(found.get(String(id)) ?? []), use])
  return new Map([...found].map(([id, uses]) => [id, addUp(uses)]))
}

type Report = typeof anyReport extends fc.Arbitrary<infer One> ? One : never

async function expectExact(uses: readonly Use[], { from, to, by, whose, field }: Report) {
  const firm = whose === undefined || by === 'firm' ? EVERYBODY : (firms[whose] ?? EVERYBODY)
  const isOf = (use: Use) => firm === EVERYBODY || firmOf(use) === firm
  const counted = uses.filter((use) => dayOf(use) >= from && dayOf(use) <= to && isOf(use))
  const order = { field, isDescending: true } as Parameters<typeof readUsage>[2]['order']
  const page = { page: 1, pageSize: 10_000, limit: 10_000 }
  const { total, previous, steps, records, pagination_metadata } = await readUsage(db, firm, {
    from,
    to,
    by,
    order,
    page,
  })
  expect(total).toEqual(addUp(counted))
  for (const { from, to, ...counts } of [...steps, ...(previous ? [{ ...previous, ...previous.total }] : [])]) {
    const inStep = uses.filter((use) => dayOf(use) >= from && dayOf(use) <= to && isOf(use))
    expect(counts).toMatchObject(addUp(inStep))
  }
  expect(steps.reduce((sum, { opens }) => sum + opens, 0)).toBe(total.opens)
  const found = records.map(({ id, name: _, external_reference: __, ...counts }) => [id, counts] as const)
  expect(new Map(found)).toEqual(expected(counted, by))
  expect(pagination_metadata.max_records).toBe(found.length)
}

/** The copy of everybody's sums. */
async function expectSameTotals() {
  for (const [sums, totals] of [
    ['usage_days', 'usage_total_days'],
    ['usage_months', 'usage_total_months'],
  ] as const) {
    const own = sql`select to_jsonb(one) - 'firm_id' as one from ${sql.table(sums)} one where firm_id = 0 order by 1`
    const copy = sql`select to_jsonb(one) as one from ${sql.table(totals)} one order by 1`
    expect((await copy.execute(db)).rows).toEqual((await own.execute(db)).rows)
  }
}

test('extras a report is the exact sum of the uses, for any period, subject and firm, with uses that come late', async () => {
  await fc.assert(
    fc
      .asyncProperty(
        anyUses,
        anyUses,
        anyReports,
        fc.integer({ min: 1, max: 60 }),
        async (uses, late, reports, slice) => {
          await record(uses)
          await countAll(slice)
          await record(late)
          await countAll(slice)
          for (const report of reports) await expectExact([...uses, ...late], report)
          await expectSameTotals()
        },
      )
      .beforeEach(async () => {
        for (const table of ['usage_events', 'usage_days', 'usage_months'] as const)
          await db.deleteFrom(table).execute()
      }),
    { numRuns: 8, endOnFailure: true },
  )
})

test('extras sums stay exact when the uses are purged, and the sums of everybody go with those of the firms', async () => {
  await fc.assert(
    fc
      .asyncProperty(anyUses, anyReport, async (uses, report) => {
        await record(uses)
        await countAll(50)
        while ((await purgeUses(db, new Date(FIRST + DAYS * DAY))) > 0);
        await expectExact(uses, report)
        while ((await purgeSums(db, new Date(HALF_PAST_MONTH))) > 0);
        const kept = uses.filter((use) => dayOf(use) >= HALF_PAST_MONTH)
        await expectExact(kept, { ...report, from: HALF_PAST_MONTH })
        await expectSameTotals()
      })
      .beforeEach(async () => {
        for (const table of ['usage_events', 'usage_days', 'usage_months'] as const)
          await db.deleteFrom(table).execute()
      }),
    { numRuns: 4, endOnFailure: true },
  )
})

test('extras the sums of everybody follow what a program of another release writes, changes, and empties', async () => {
  const sum = { subject: 'document', subject_id: 1, day: '2026-02-03', opens: 2 } as const
  await db
    .insertInto('usage_days')
    .values([
      { ...sum, firm_id: 0 },
      { ...sum, firm_id: firms[0] ?? 1 },
    ])
    .execute()
  await expectSameTotals()
  await db.updateTable('usage_days').set({ opens: 5, machine: 1 }).where('subject_id', '=', 1).execute()
  await expectSameTotals()
  expect(await db.selectFrom('usage_total_days').select(['opens', 'machine']).execute()).toEqual([
    { opens: 5, machine: 1 },
  ])
  await sql`truncate usage_days, usage_months`.execute(db)
  expect(await db.selectFrom('usage_total_days').select('opens').execute()).toEqual([])
})

test('extras lines and totals of a report are of the same moment while uses are counted', async () => {
  const uses = fc.sample(anyUse, { numRuns: 120, seed: 7 })
  await record(uses)
  const [from, to] = [toDay(FIRST), toDay(FIRST + DAYS * DAY)]
  const page = { page: 1, pageSize: 10_000, limit: 10_000 }
  let isCounting = true
  const counting = countAll(5).finally(() => (isCounting = false))
  while (isCounting) {
    const { total, records } = await readUsage(db, EVERYBODY, { from, to, by: 'user', order: undefined, page })
    expect(records.reduce((sum, { opens }) => sum + opens, 0)).toBe(total.opens)
  }
  await counting
  await expectSameTotals()
})
