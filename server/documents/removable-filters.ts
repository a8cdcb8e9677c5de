import type { Kysely } from 'kysely'
import type { RemovableFilter } from '#contract/document.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { listDocuments } from './list-repository.ts'
import type { DocumentRequest } from './request.ts'
import { findTextMatch, type TextMatch } from './text-match.ts'

/** A query may name any number of categories, but a list has only eight. */
const MOST = 12

/**
 * What an empty list would show without one of its filters, the one that costs most first. The lists themselves are counted, so
 * that no count tells of more than they do.
 */
export async function countRemovable(
  db: Kysely<Database>,
  request: DocumentRequest,
  text?: TextMatch,
): Promise<RemovableFilter[]> {
  const { filter, removable, order, page } = request
  if (removable.length === 0) return []
  const found = filter.term === '' ? undefined : (text ?? (await findTextMatch(db, filter)))
  const counted: RemovableFilter[] = []
  for (const { parameters, without } of removable.slice(0, MOST)) {
    const first = { filter: without, order, page: { ...page, page: 1, pageSize: 1 } }
    const { total } = await listDocuments(db, first, found)
    if (total > 0) counted.push({ parameters, doc_count: total })
  }
  return counted.sort((a, b) => b.doc_count - a.doc_count)
}
