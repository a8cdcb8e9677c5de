import type { Kysely } from 'kysely'
import { takeBackWith } from '#server/delivery/mails/take-back.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { dropHeld, findHeld } from './embargo.ts'
import { analyzeDocuments, findImported, writeIndex } from './write.ts'

type Withdrawal = { reason: string; now: Date }

/**
 * Takes documents out of every list, with all that users did with them; their addresses answer with the reason from then on. What is
 * held until its time is dropped. All of them or nothing.
 * @throws Error with the references that there are not
 */
export async function withdrawDocuments(
  db: Kysely<Database>,
  references: readonly string[],
  { reason, now }: Withdrawal,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const unknown: string[] = []
    for (const reference of new Set(references)) {
      const known = await findImported(transaction, reference)
      const held = await findHeld(transaction, reference)
      if (!known && !held) unknown.push(reference)
      if (held) await dropHeld(transaction, reference)
      if (!known) continue
      await takeBackWith(transaction, known.id, now)
      await transaction.deleteFrom('documents').where('id', '=', known.id).execute()
      await transaction
        .insertInto('withdrawn_documents')
        .values({ document_id: known.id, reference, reason, withdrawn_at: now })
        .execute()
    }
    if (unknown.length > 0) throw new Error(`There are no such documents: ${unknown.join(', ')}. Nothing was changed.`)
    await writeIndex(transaction)
  })
  await analyzeDocuments(db)
}
