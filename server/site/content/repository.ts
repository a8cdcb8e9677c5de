import { type Kysely, sql } from 'kysely'
import type { Actor } from '#server/platform/audit/actor.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { type Content, FOOTER } from './slots.ts'
import { holdContent, keepVersion } from './versions.ts'

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

type Who = { actor: Actor; author: string }

const toTexts = ({ slots, footer = '' }: Content) =>
  new Map([...slots.map(({ name, html }) => [name, html] as const), [FOOTER, footer] as const])

const setFooter = (db: Kysely<Database>, html: string) =>
  db
    .insertInto('contents')
    .values({ name: FOOTER, html })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ html }))
    .execute()

/** Replaces all slots at once, and the footer if one is given. What was there is kept as a version. */
export const replaceContent = (db: Kysely<Database>, { slots, footer }: Content, who: Who, now: Date): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await holdContent(transaction)
    const before = await readContent(transaction)
    await transaction.deleteFrom('home_page_slots').execute()
    const rows = slots.map(({ name, html }, position) => ({ name, position, raw_content: html }))
    if (rows.length > 0) await transaction.insertInto('home_page_slots').values(rows).execute()
    if (footer !== undefined) await setFooter(transaction, footer)
    const [old, next] = [toTexts(before), toTexts({ slots, footer: footer ?? before.footer })]
    for (const name of new Set([...old.keys(), ...next.keys()])) {
      const change = {
        name,
        before: old.get(name) ?? '',
        after: next.get(name) ?? '',
        action: 'content.import',
      } as const
      await keepVersion(transaction, change, who, now)
    }
  })

/** Sets one text; an empty one removes its slot. Others keep their places. To be called with the content held. */
export async function setText(db: Kysely<Database>, name: string, html: string): Promise<void> {
  if (name === FOOTER) return void (await setFooter(db, html))
  if (html === '') return void (await db.deleteFrom('home_page_slots').where('name', '=', name).execute())
  const last = sql<number>`(select coalesce(max(position), -1) + 1 from home_page_slots)`
  await db
    .insertInto('home_page_slots')
    .values({ name, position: last, raw_content: html })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ raw_content: html }))
    .execute()
}
