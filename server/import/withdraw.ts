import type { Kysely } from 'kysely'
import { takeBackWith } from '#server/delivery/mails/take-back.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { dropHeld, findHeld } from './embargo.ts'
import { holdDocuments, keepStates } from './withdrawn-states.ts'
import { analyzeDocuments, findImported, writeIndex } from './write.ts'

type Withdrawal = { reason: string; now: Date }

/**
 * Takes documents out of every list; their addresses answer with the reason from then on. What users did with them is kept for the
 * day on which they are published again. What is held until its time is dropped. All of them or nothing.
 * @throws Error with the references that there are not
 */
export async function withdrawDocuments(
  db: Kysely<Database>,
  references: readonly string[],
  { reason, now }: Withdrawal,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const unknown: string[] = []
    const ids = new Map<string, number>()
    for (const reference of new Set(references)) {
      const known = await findImported(transaction, reference)
      if (known) ids.set(reference, known.id)
      if (!known && !(await findHeld(transaction, reference))) unknown.push(reference)
      await dropHeld(transaction, reference)
    }
    if (unknown.length > 0) throw new Error(`There are no such documents: ${unknown.join(', ')}. Nothing was changed.`)
    await takeBackWith(transaction, [...ids.values()], now)
    await holdDocuments(transaction, [...ids.values()])
    for (const [reference, document_id] of ids) {
      await transaction
        .insertInto('withdrawn_documents')
        .values({ document_id, reference, reason, withdrawn_at: now })
        .execute()
    }
    await keepStates(transaction, [...ids.values()])
    for (const id of ids.values()) await transaction.deleteFrom('documents').where('id', '=', id).execute()
    await writeIndex(transaction)
  })
  await analyzeDocuments(db)
}
