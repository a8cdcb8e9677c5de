import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'

/** What a user did: `action` in dots (`event.register`), `subject` what it was done to (`roadshows/12`). */
export type AuditEntry = {
  userId: number
  action: string
  subject: string
  /** Plain values that say more; no token and no password. */
  detail?: Readonly<Record<string, unknown>>
}

/** Keeps a record of what a user did; within a transaction it stands or falls with it. */
export async function writeAudit(db: Kysely<Database>, entry: AuditEntry, now: Date): Promise<void> {
  const { userId, action, subject, detail = {} } = entry
  await db
    .insertInto('audit')
    .values({ id: randomUUID(), at: now, user_id: userId, action, subject, detail: JSON.stringify(detail) })
    .execute()
}
