import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Actor } from '#server/platform/audit/actor.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { lineDifference } from './line-difference.ts'

type Db = Kysely<Database>

/** Texts of one slot that are kept. */
const MOST_VERSIONS = 20

/** Tells one text from another, no matter who has written it. */
export const toRevision = (html: string): string => createHash('sha256').update(html).digest('hex').slice(0, 16)

/** Keeps others from changing the landing page until the transaction ends. */
export const holdContent = (db: Db): Promise<unknown> =>
  sql`lock table home_page_slots, contents, content_versions in share row exclusive mode`.execute(db)

export type TextChange = {
  name: string
  /** Empty: there was, or is to be, no such slot. */
  before: string
  after: string
  action: 'content.publish' | 'content.restore' | 'content.import'
}

/** Keeps the text that a slot gets, and the one that it had if that is not kept yet, and records the change. */
export async function keepVersion(
  db: Db,
  { name, before, after, action }: TextChange,
  { actor, author }: { actor: Actor; author: string },
  now: Date,
): Promise<void> {
  if (before === after) return
  const versions = db.selectFrom('content_versions').where('name', '=', name).orderBy('id', 'desc')
  const newest = await versions.select('html').limit(1).executeTakeFirst()
  const former = { name, html: before, published_at: null, user_id: null, author: '' }
  await db
    .insertInto('content_versions')
    .values([
      ...(newest?.html === before ? [] : [former]),
      { name, html: after, published_at: now, user_id: actor.userId, author },
    ])
    .execute()
  const oldest = await versions.select('id').offset(MOST_VERSIONS).limit(1).executeTakeFirst()
  if (oldest) await db.deleteFrom('content_versions').where('name', '=', name).where('id', '<=', oldest.id).execute()
  const detail = { text: lineDifference(before, after) }
  await writeAudit(db, { actor, action, subject: `content/${name}`, detail }, now)
}

/** The texts of a slot, the newest first. */
export const listVersions = (db: Db, name: string) =>
  db.selectFrom('content_versions').selectAll().where('name', '=', name).orderBy('id', 'desc').execute()

/** The newest version of each text. */
export const newestVersions = (db: Db) =>
  db.selectFrom('content_versions').selectAll().distinctOn('name').orderBy('name').orderBy('id', 'desc').execute()
