import { type Kysely, sql } from 'kysely'
import { updateDocumentSearch } from '#server/platform/database/document-index.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { readEntriesOf } from '#server/platform/database/search-index/entries.ts'
import { lockMarks, markOldRules, updatePostings } from '#server/platform/database/search-index/update-postings.ts'
import { findIds, lockDocuments, writeIndex } from './write.ts'

type Db = Kysely<Database>

/** Of more documents than this, the whole index is written: those that change by themselves are in memory at once. */
export const MOST_BY_THEMSELVES = 100

/** Whether the index has all that documents had before: no import is under way or was broken off, and there are sets. */
async function isComplete(transaction: Db): Promise<boolean> {
  const { rows } = await sql<{ isComplete: boolean }>`select not exists (select from search_stale)
    and exists (select from document_sets where kind = 'none') as "isComplete"`.execute(transaction)
  return rows[0]?.isComplete === true
}

async function updateIndex(transaction: Db, ids: readonly number[]): Promise<void> {
  const tagIds = await updateDocumentSearch(transaction, ids)
  await sql`update tags set doc_count = counted.count
    from (select tags.id, coalesce(bit_count(bits), 0)::int as count from tags
      left join document_sets on kind = 'tag' and key = tags.id::text where tags.id = any(${tagIds}::int[])) counted
    where tags.id = counted.id and doc_count <> counted.count`.execute(transaction)
}

/**
 * Runs a change of documents within a transaction, and brings what lists, counts and searches read up to date: of these documents
 * alone, so that it takes hardly longer where there are many others. `references` are those that the change may find, and `change`
 * gives the ids that it has written.
 *
 * Where the index lacks anything of other documents, it is written whole: words that are found without the access that goes with
 * them would tell of documents to those who may not read them.
 */
export async function changeIndexed(
  transaction: Db,
  references: readonly string[],
  change: () => Promise<readonly number[]>,
): Promise<void> {
  await lockDocuments(transaction)
  await lockMarks(transaction)
  await markOldRules(transaction)
  const known = await findIds(transaction, references)
  const canUpdate = known.length <= MOST_BY_THEMSELVES && (await isComplete(transaction))
  const before = canUpdate ? await readEntriesOf(transaction, known) : []
  const ids = [...new Set([...known, ...(await change())])]
  if (!canUpdate || ids.length > MOST_BY_THEMSELVES) return writeIndex(transaction)
  await updateIndex(transaction, ids)
  await updatePostings(transaction, ids, before)
}
