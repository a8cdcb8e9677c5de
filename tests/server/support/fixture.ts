import { type Kysely, sql } from 'kysely'
import { hashPassword } from '#server/accounts/password-hash.ts'
import { writeDocumentIndex } from '#server/platform/database/document-index.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { documentRows, documents } from './fixture-documents.ts'
import { ids, tagRows } from './fixture-tags.ts'

export const PASSWORD = 'Correct horse 1!'

const entitlement = { level: 3, region_ids: null, asset_class_ids: null, libraries: null }

/** The users by what they may see. */
export const users = {
  full: { id: 1, username: 'full@example.com', name: 'Flora Full', entitlement },
  europe: {
    id: 2,
    username: 'europe@example.com',
    name: 'Eve Europe',
    entitlement: { ...entitlement, region_ids: [ids.europe] },
  },
  trial: { id: 3, username: 'trial@example.com', name: 'Tom Trial', entitlement: { ...entitlement, level: 1 } },
  none: { id: 4, username: 'none@example.com', name: 'Nora None', entitlement: undefined },
} as const

export type UserName = keyof typeof users

async function addUsers(db: Kysely<Database>): Promise<void> {
  const created_at = new Date('2026-01-01T00:00:00Z')
  const password_hash = await hashPassword(PASSWORD)
  for (const { id, username, name, entitlement: granted } of Object.values(users)) {
    await db
      .insertInto('users')
      .values({ id, username, name, external_reference: `usr-${id}`, created_at })
      .execute()
    await db.insertInto('credentials').values({ user_id: id, password_hash, changed_at: created_at }).execute()
    if (granted)
      await db
        .insertInto('entitlements')
        .values({ user_id: id, ...granted, region_ids: granted.region_ids && [...granted.region_ids] })
        .execute()
  }
  const cris = JSON.stringify([{ Region: 'Europe;Asia', Sector: 'Banks' }])
  await db.insertInto('preferences').values({ user_id: users.full.id, cris, access_rows: '[]' }).execute()
}

/** A small database with a case for every rule; what tests name stands in `ids`, `users` and `documents`. */
export async function fillFixture(db: Kysely<Database>): Promise<void> {
  const counts = new Map<number, number>()
  for (const { tag_ids = [] } of documents) for (const id of tag_ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  await db.insertInto('tags').values(tagRows(counts)).execute()
  for (const row of documentRows()) await db.insertInto('documents').values(row).execute()
  await db
    .insertInto('document_bodies')
    .values(documents.map(({ id, html }) => ({ document_id: id, html })))
    .execute()
  await db
    .insertInto('document_tags')
    .values(
      documents.flatMap(({ id, tag_ids = [], published_at }) =>
        tag_ids.map((tag_id) => ({ tag_id, document_id: id, published_at })),
      ),
    )
    .execute()
  await writeDocumentIndex(db)
  // They came before anybody could follow anything.
  await sql`update arrivals set arrived_at = published_at from documents where id = document_id`.execute(db)
  await addUsers(db)
  await db
    .insertInto('home_page_slots')
    .values([
      { name: 'mission', position: 2, raw_content: '<p>Mission</p>' },
      { name: 'services', position: 1, raw_content: '<p>Services</p>' },
    ])
    .execute()
  await db.insertInto('contents').values({ name: 'footer', html: '<p>Footer</p>' }).execute()
}
