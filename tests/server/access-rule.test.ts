import fc from 'fast-check'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessFilter } from '#server/access/access-filter.ts'
import { accessTo, type Entitlement } from '#server/access/access-rule.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Library } from '#server/platform/database/tables/documents.ts'
import { fixtureDatabase } from './support/database.ts'

let db: Kysely<Database>

beforeAll(async () => {
  db = await fixtureDatabase()
})
afterAll(() => db.destroy())

const level = fc.integer({ min: 0, max: 4 })
const someIds = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 })
const library = fc.constantFrom<Library>('research', 'primers', 'eps')

const user: fc.Arbitrary<Entitlement> = fc.record({
  level,
  regionIds: fc.option(someIds),
  assetClassIds: fc.option(someIds),
  libraries: fc.option(fc.uniqueArray(library)),
  documentIds: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }),
})

const guarded = fc.record({
  id: fc.constant(1),
  library,
  region_ids: someIds,
  asset_class_ids: someIds,
  preview_level: level,
  download_level: level,
})

test('R261 R262 the rule in SQL and the rule in code agree on every document and user', async () => {
  await fc.assert(
    fc.asyncProperty(user, guarded, async (entitlement, document) => {
      await db.updateTable('documents').set(document).where('id', '=', 1).execute()
      const found = await db
        .selectFrom('documents')
        .select([
          sql<boolean>`${accessFilter(entitlement, 'permissioned')}`.as('permissioned'),
          sql<boolean>`${accessFilter(entitlement, 'entitled')}`.as('entitled'),
        ])
        .where('id', '=', 1)
        .executeTakeFirstOrThrow()
      expect(found).toEqual(accessTo(document, entitlement))
    }),
    { numRuns: 200 },
  )
})

test('R261 R262 who may load a document may read it', () => {
  fc.assert(
    fc.property(user, guarded, (entitlement, document) => {
      const { permissioned, entitled } = accessTo(document, entitlement)
      expect(entitled && !permissioned).toBe(false)
    }),
  )
})
