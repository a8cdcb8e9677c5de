import { type Kysely, sql } from 'kysely'
import { takeBackWith } from '#server/delivery/mails/take-back.ts'
import { RELEASE_MARK } from '#server/platform/database/import-mark.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { dropHeld, findHeld } from './embargo.ts'
import { keepDocuments, restoreDocument } from './kept-documents.ts'
import { changeIndexed } from './reindex.ts'
import { holdDocuments, keepStates, restoreStates } from './withdrawn-states.ts'
import { analyzeIfChanged, findImported, lockDocuments, setMark } from './write.ts'

type Db = Kysely<Database>

type Withdrawal = { reason: string; now: Date }

/** Characters of a reason. */
export const LONGEST_REASON = 500

/**
 * Takes documents out of every list, within a transaction.
 * @returns the unknown references; nothing is changed if there are any
 */
export async function withdrawWithin(
  transaction: Db,
  references: readonly string[],
  { reason, now }: Withdrawal,
): Promise<string[]> {
  // In the order of an import, so that neither waits for the other.
  await lockDocuments(transaction)
  const ids = new Map<string, number>()
  const unknown: string[] = []
  for (const reference of new Set(references)) {
    const known = await findImported(transaction, reference)
    if (known) ids.set(reference, known.id)
    else if (!(await findHeld(transaction, reference))) unknown.push(reference)
  }
  if (unknown.length > 0) return unknown
  for (const reference of references) await dropHeld(transaction, reference)
  const known = [...ids.values()]
  await changeIndexed(transaction, [...ids.keys()], async () => {
    await takeBackWith(transaction, known, now)
    await holdDocuments(transaction, known)
    for (const [reference, document_id] of ids) {
      await transaction
        .insertInto('withdrawn_documents')
        .values({ document_id, reference, reason, withdrawn_at: now })
        .execute()
    }
    await keepStates(transaction, known)
    await keepDocuments(transaction, known)
    for (const id of known) await transaction.deleteFrom('documents').where('id', '=', id).execute()
    return []
  })
  return []
}

/**
 * Takes documents out of every list; their addresses answer with the reason from then on. They are kept with what users did with
 * them, for the day on which they are published again. What is held until its time is dropped. All of them or nothing.
 * @throws Error with the unknown references
 */
export async function withdrawDocuments(db: Db, references: readonly string[], withdrawal: Withdrawal): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const unknown = await withdrawWithin(transaction, references, withdrawal)
    if (unknown.length > 0) throw new Error(`There are no such documents: ${unknown.join(', ')}. Nothing was changed.`)
  })
  await analyzeIfChanged(db)
}

/** Publishes a withdrawn document as it was, within a transaction. False: it was withdrawn before documents were kept. */
export async function putBack(transaction: Db, id: number): Promise<boolean> {
  let isRestored = false
  await changeIndexed(transaction, [], async () => {
    isRestored = await restoreDocument(transaction, id)
    if (!isRestored) return []
    await restoreStates(transaction, id)
    await sql`delete from withdrawn_documents where document_id = ${id}`.execute(transaction)
    await setMark(transaction, RELEASE_MARK)
    return [id]
  })
  return isRestored
}
