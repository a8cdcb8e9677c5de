import { Value } from 'typebox/value'
import type { Entitlement } from '#server/access/access-rule.ts'
import { type DocumentFilter, DocumentQuery, parseDocumentRequest } from '#server/documents/request.ts'
import { unprocessable } from '#server/platform/http/http-errors.ts'
import { semanticTerm } from '#server/search/list-by-meaning.ts'

/** Which part of a list was looked at, and since when, does not belong to a search. */
const paging = ['page', 'page_size', 'limit', 'available_since']

const ALL = 'All'

/** The query that a query string holds; a parameter that stands there several times is a list. */
function toQuery(parameters: URLSearchParams): DocumentQuery {
  const query: Record<string, string | string[]> = Object.create(null)
  for (const [key, value] of parameters) {
    const before = query[key]
    query[key] = before === undefined ? value : [...(typeof before === 'string' ? [before] : before), value]
  }
  return query
}

/** What a saved search looks for; `meaning` is '' for a search by words. Only what the user may read is new to them. */
export type StoredSearch = { filter: DocumentFilter; meaning: string }

/** Reads a query string as its list does (R222–R227). */
export function readSearch(text: string, user: Entitlement): StoredSearch {
  const query = toQuery(new URLSearchParams(text))
  const { filter } = parseDocumentRequest(query, null, user, { only: 'permissioned' })
  return { filter, meaning: semanticTerm(query).trim() }
}

function narrows({ filter, meaning }: StoredSearch): boolean {
  const { term, tags, span, libraries } = filter
  return meaning !== '' || term !== '' || tags.size > 0 || libraries.length > 0 || Boolean(span.from ?? span.before)
}

/**
 * The query string as it is stored: without a page, and with a library.
 * @throws a 422 where it is none, or there is nothing in it to search for
 */
export function checkedQuery(text: string, user: Entitlement): string {
  const parameters = new URLSearchParams(text)
  for (const key of paging) parameters.delete(key)
  if (!parameters.get('libraries')) parameters.set('libraries', ALL)
  const stored = parameters.toString()
  if (stored.includes('%00') || !Value.Check(DocumentQuery, toQuery(parameters)))
    throw unprocessable(['The search could not be read.'])
  if (!narrows(readSearch(stored, user)))
    throw unprocessable(['There is nothing to search for: enter a word, or choose a filter.'])
  return stored
}
