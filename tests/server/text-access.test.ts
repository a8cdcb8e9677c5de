import fc from 'fast-check'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Entitlement } from '#server/access/access-rule.ts'
import { entitlementKey, mayReadText, textFilter } from '#server/access/text-access.ts'
import { readableBy } from '#server/documents/readable-set.ts'
import { writeDocumentIndex } from '#server/platform/database/document-index.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Library } from '#server/platform/database/tables/documents.ts'
import { fixtureDatabase } from './support/database.ts'

let db: Kysely<Database>

const libraries = ['research', 'primers', 'eps'] as const
const idsOf = (number: number) => [[], [1], [2, 3], [4]][number % 4] ?? []

const rules = (id: number) => ({
  id,
  library: libraries[id % 3] ?? 'research',
  region_ids: idsOf(id),
  asset_class_ids: idsOf(Math.floor(id / 4)),
  preview_level: id % 5,
  download_level: Math.floor(id / 5) % 5,
  preview: id % 2 === 0,
})

beforeAll(async () => {
  db = await fixtureDatabase()
  const ids = await db.selectFrom('documents').select('id').execute()
  for (const { id } of ids) await db.updateTable('documents').set(rules(id)).where('id', '=', id).execute()
  await writeDocumentIndex(db)
})
afterAll(() => db.destroy())

const someIds = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 })
const user: fc.Arbitrary<Entitlement> = fc.record({
  level: fc.integer({ min: 0, max: 4 }),
  regionIds: fc.option(someIds),
  assetClassIds: fc.option(someIds),
  libraries: fc.option(fc.uniqueArray(fc.constantFrom<Library>(...libraries))),
  documentIds: fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 3 }),
})

test('R262 R402 what search may read is what a preview or a file shows: by rule, by condition and by stored sets', async () => {
  await fc.assert(
    fc.asyncProperty(user, async (entitlement) => {
      const rows = await db
        .selectFrom('documents')
        .select(['id', sql<boolean>`${textFilter(entitlement)}`.as('isRead')])
        .select(sql<number>`get_bit(${readableBy(entitlement)}, documents.id)`.as('bit'))
        .orderBy('id')
        .execute()
      const expected = rows.map(({ id }) => ({ id, isRead: mayReadText(rules(id), entitlement) }))
      expect(rows.map(({ id, isRead }) => ({ id, isRead }))).toEqual(expected)
      expect(rows.map(({ id, bit }) => ({ id, isRead: bit === 1 }))).toEqual(expected)
    }),
    { numRuns: 60 },
  )
})

test('what is kept for a user is not given to one of another subscription', () => {
  const base: Entitlement = { level: 1, regionIds: [1, 2], assetClassIds: null, libraries: ['eps'], documentIds: [] }
  expect(entitlementKey({ ...base, regionIds: [2, 1] })).toBe(entitlementKey(base))
  const others: Entitlement[] = [
    { ...base, level: 2 },
    { ...base, regionIds: [1] },
    { ...base, regionIds: null },
    { ...base, regionIds: [] },
    { ...base, assetClassIds: [] },
    { ...base, libraries: null },
    { ...base, documentIds: [7] },
  ]
  expect(new Set([base, ...others].map(entitlementKey)).size).toBe(others.length + 1)
})
