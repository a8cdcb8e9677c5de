import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Viewer } from './users.ts'

/** What a user did: `action` in dots (`event.register`), `subject` what it was done to (`roadshows/12`). */
export type AuditEntry = {
  user: Pick<Viewer, 'id' | 'username'>
  action: string
  subject: string
  /** Plain values that say more; no token and no password. */
  detail?: Readonly<Record<string, unknown>>
  /** A UUID for what is recorded once, however often it is done; each time without it. */
  id?: string
}

/** Keeps a record of what a user did; within a transaction it stands or falls with it. */
export async function writeAudit(db: Kysely<Database>, entry: AuditEntry, now: Date): Promise<void> {
  const { id = randomUUID(), user, action, subject, detail = {} } = entry
  await db
    .insertInto('audit')
    .values({
      id,
      at: now,
      user_id: user.id,
      username: user.username,
      action,
      subject,
      detail: JSON.stringify(detail),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}
