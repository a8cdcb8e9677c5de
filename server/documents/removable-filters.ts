import type { RemovableFilter } from '#contract/document.ts'
import type { DocumentFilter, DocumentRequest } from './request.ts'

/** A query may name any number of categories, but a list has only eight. */
const MOST = 12

/**
 * What an empty list would show without one of its filters, the one that costs most first.
 * @param count gives the length of the list with another filter, so that no count tells of more than the list does
 */
export async function countRemovable(
  { removable }: DocumentRequest,
  count: (filter: DocumentFilter) => Promise<number>,
): Promise<RemovableFilter[]> {
  const counted: RemovableFilter[] = []
  for (const { parameters, without } of removable.slice(0, MOST)) {
    const total = await count(without)
    if (total > 0) counted.push({ parameters, doc_count: total })
  }
  return counted.sort((a, b) => b.doc_count - a.doc_count)
}
