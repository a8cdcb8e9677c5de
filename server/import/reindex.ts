import { type Kysely, sql } from 'kysely'
import { updateDocumentSearch } from '#server/platform/database/document-index.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { readEntriesOf } from '#server/platform/database/search-index/entries.ts'
import { readStaleBlocks, updatePostings } from '#server/platform/database/search-index/update-postings.ts'
import { writePostings } from '#server/platform/database/search-index/write-postings.ts'
import { lockDocuments, writeIndex } from './write.ts'

type Db = Kysely<Database>

/** Of more documents than this, the whole index is written in less time. */
const MOST_BY_THEMSELVES = 2000

/** Writes what lists and counts read of some documents, and how many each of their tags has. */
async function updateLists(transaction: Db, ids: readonly number[]): Promise<void> {
  const tagIds = await updateDocumentSearch(transaction, ids)
  await sql`update tags set doc_count = counted.count
    from (select tags.id, coalesce(bit_count(bits), 0)::int as count from tags
      left join document_sets on kind = 'tag' and key = tags.id::text where tags.id = any(${tagIds}::int[])) counted
    where tags.id = counted.id and doc_count <> counted.count`.execute(transaction)
}

/** Writes what lists, counts and searches read of documents that earlier transactions have written. */
export async function indexDocuments(transaction: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > MOST_BY_THEMSELVES) return writeIndex(transaction)
  await lockDocuments(transaction)
  await updateLists(transaction, ids)
  await writePostings(transaction)
}

/**
 * Runs a change of documents within a transaction, and brings what lists, counts and searches read up to date: of these documents
 * alone, so that it takes no longer where there are many others. `known` are the documents that the change finds, and `change`
 * gives those that it has written.
 */
export async function changeIndexed(
  transaction: Db,
  known: readonly number[],
  change: () => Promise<readonly number[]>,
): Promise<void> {
  await lockDocuments(transaction)
  const before = await readEntriesOf(transaction, known)
  const stale = await readStaleBlocks(transaction)
  const ids = [...new Set([...known, ...(await change())])]
  if (ids.length > MOST_BY_THEMSELVES) return writeIndex(transaction)
  await updateLists(transaction, ids)
  await updatePostings(transaction, { ids, before, stale })
}
