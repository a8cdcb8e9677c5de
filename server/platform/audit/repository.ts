import { randomUUID } from 'node:crypto'
import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { AuditResult, AuditTable } from '../database/tables/audit.ts'
import type { Actor } from './actor.ts'

/** An action (`event.register`) and its subject (`roadshows/12`). */
export type AuditEntry = {
  actor: Actor
  action: string
  subject: string
  /** Success when left out. */
  result?: AuditResult
  /** Plain values that say more; no token and no password. */
  detail?: Readonly<Record<string, unknown>>
  /** A UUID for what is recorded once, however often it is done; each time without it. */
  id?: string
}

/** An entry as a row; the trigger of the table gives it its place in the chain. */
export const auditRow = (entry: AuditEntry, now: Date): Insertable<AuditTable> => {
  const { id = randomUUID(), actor, action, subject, result = 'success', detail = {} } = entry
  return {
    id,
    at: now,
    actor: actor.kind,
    user_id: actor.userId,
    username: actor.username,
    firm: actor.firm,
    session_id: actor.sessionId,
    address: actor.address,
    action,
    subject,
    result,
    detail: JSON.stringify(detail),
  }
}

/**
 * Records what somebody did; within a transaction the row stands or falls with it. It holds the end of the chain until the
 * transaction ends, so it is the last thing that a transaction does: nobody waits for long, and no two wait for each other.
 * What has no transaction of its own is recorded by `AuditLog`.
 */
export async function writeAudit(db: Kysely<Database>, entry: AuditEntry, now: Date): Promise<void> {
  await db.insertInto('audit').values(auditRow(entry, now)).execute()
}
