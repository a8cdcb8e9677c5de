import type { Insertable, Kysely } from 'kysely'
import { classifyFailure } from '../database/failures.ts'
import type { Database } from '../database/schema.ts'
import type { AuditTable } from '../database/tables/audit.ts'
import { urgently } from '../database/urgent.ts'
import { type AuditEntry, auditRow } from './repository.ts'

/** Records what is done outside a transaction: what is read, above all. */
export type AuditLog = {
  /** Resolves when the row is committed, so that nothing is answered that is not on record. */
  write(entry: AuditEntry): Promise<void>
}

type Row = Insertable<AuditTable>

type Waiting = { row: Row; resolve: () => void; reject: (error: unknown) => void }

/** Rows of one statement. */
const MOST_ROWS = 200

/** Ids of what is recorded once that this process remembers; what it has forgotten is found in the table. */
const MOST_IDS = 10_000

/**
 * Commits in groups. The chain has one end, which one transaction holds at a time: with a transaction for each read, readers
 * would queue for it. So what arrives while a group is being committed goes together into the next one. Whoever wrote a row
 * waits for its group: a queue that is written later would lose rows in a crash that had been answered before.
 */
export function openAuditLog(db: Kysely<Database>, clock: () => Date): AuditLog {
  const waiting: Waiting[] = []
  const written = new Set<string>()
  let isWriting = false

  // Ahead of other statements: they are short, and an answer waits for them.
  const insert = (rows: readonly Row[]) => urgently(() => db.insertInto('audit').values(rows).execute())

  const writeOne = ({ row, resolve, reject }: Waiting) => insert([row]).then(resolve, reject)

  const writeGroup = async (group: readonly Waiting[]) => {
    try {
      await insert(group.map(({ row }) => row))
      for (const { resolve } of group) resolve()
    } catch (error) {
      // The database is away for all of them; otherwise one row must not take the others down with it.
      if (group.length === 1 || classifyFailure(error)) for (const { reject } of group) reject(error)
      else for (const one of group) await writeOne(one)
    }
  }

  const writeAll = async () => {
    isWriting = true
    while (waiting.length > 0) await writeGroup(waiting.splice(0, MOST_ROWS))
    isWriting = false
  }

  const remember = (id: string) => {
    if (written.size >= MOST_IDS) written.clear()
    written.add(id)
  }

  return {
    write: async (entry) => {
      if (entry.id !== undefined && written.has(entry.id)) return
      await new Promise<void>((resolve, reject) => {
        waiting.push({ row: auditRow(entry, clock()), resolve, reject })
        if (!isWriting) void writeAll()
      })
      if (entry.id !== undefined) remember(entry.id)
    },
  }
}
