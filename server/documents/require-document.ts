import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { gone, notFound } from '#server/platform/http/http-errors.ts'
import { type DocumentRow, findDocumentById, findDocumentByReference, findWithdrawal } from './repository.ts'

/** A document by its id or its reference. @throws 410 with the reason if it was withdrawn, 404 if there was never one */
export async function requireDocument(
  db: Kysely<Database>,
  key: { id: string } | { reference: string },
): Promise<DocumentRow> {
  const row = await ('id' in key ? findDocumentById(db, key.id) : findDocumentByReference(db, key.reference))
  if (row) return row
  const withdrawal = await findWithdrawal(db, key)
  throw withdrawal ? gone(withdrawal.reason) : notFound('There is no such document.')
}
