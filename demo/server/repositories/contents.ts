import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'

/** The landing page's slots in their order (R404). */
export const listHomePageSlots = (db: Kysely<Database>) =>
  db
    .selectFrom('home_page_slots')
    .select(['name', 'raw_content'])
    .orderBy('position')
    .orderBy('name')
    .limit(100)
    .execute()

/** A piece of content, '' when there is none. */
export async function findContent(db: Kysely<Database>, name: string): Promise<string> {
  const row = await db.selectFrom('contents').select('html').where('name', '=', name).executeTakeFirst()
  return row?.html ?? ''
}
