import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { type Content, FOOTER } from './slots.ts'

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

/** All of it, as a folder holds it. */
export async function readContent(db: Kysely<Database>): Promise<Content> {
  const slots = await listHomePageSlots(db)
  const row = await db.selectFrom('contents').select('html').where('name', '=', FOOTER).executeTakeFirst()
  return { slots: slots.map(({ name, raw_content: html }) => ({ name, html })), footer: row?.html }
}

/** Replaces all slots at once, and the footer if one is given. */
export const replaceContent = (db: Kysely<Database>, { slots, footer }: Content): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('home_page_slots').execute()
    const rows = slots.map(({ name, html }, position) => ({ name, position, raw_content: html }))
    if (rows.length > 0) await transaction.insertInto('home_page_slots').values(rows).execute()
    if (footer === undefined) return
    await transaction
      .insertInto('contents')
      .values({ name: FOOTER, html: footer })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ html: footer }))
      .execute()
  })
