import { type RawBuilder, sql } from 'kysely'
import { documentSets } from '#server/platform/database/document-index.ts'
import type { DocumentSetTable } from '#server/platform/database/tables/documents.ts'
import type { Span } from '#server/platform/http/lists/dates.ts'

/** A set of documents in SQL, see the table `document_sets`. */
export type Bits = RawBuilder<unknown>

const none: Bits = sql`(select bits from document_sets where kind = 'none')`

export const everyDocument: Bits = sql`~${none}`

/** The documents in any of the stored sets of these keys. */
export const selectAny = (kind: Exclude<DocumentSetTable['kind'], 'month' | 'none'>, keys: readonly string[]): Bits =>
  sql`coalesce((select bit_or(bits) from document_sets where kind = ${kind} and key = any(${keys}::text[])), ${none})`

export const withAnyTag = (ids: readonly number[]): Bits => selectAny('tag', ids.map(String))

export const inAnyLibrary = (libraries: readonly string[]): Bits => selectAny('library', libraries)

/** Starts with a computed set, so that the result is in memory and not unpacked again for each document. */
export const inAll = (sets: readonly Bits[]): Bits => sql`(${sql.join([everyDocument, ...sets], sql` & `)})`

/** The documents among rows of `id`. */
const toBits = (ids: RawBuilder<unknown>): Bits =>
  sql`coalesce((select bits from (${documentSets(
    sql`select '' as kind, '' as key, id from (${ids}) ids`,
    sql<number>`(length(${none}) / 32)`,
  )}) matches), ${none})`

const toMonth = (date: Date) => date.toISOString().slice(0, 7)
/** The last instant with a year of four digits. */
const LATEST = Date.UTC(9999, 11, 31, 23, 59, 59)

function firstOfMonth(date: Date, plus = 0): Date {
  const first = new Date(date)
  first.setUTCMonth(first.getUTCMonth() + plus, 1)
  return new Date(Math.min(first.getTime(), LATEST))
}

/** Whole months by their sets, the days before and after them by the index on the date. */
export function selectPublished({ from, before }: Span): Bits {
  const firstWhole = from && (firstOfMonth(from).getTime() === from.getTime() ? from : firstOfMonth(from, 1))
  const lastWhole = before && firstOfMonth(before)
  const months = sql`(select bit_or(bits) from document_sets where kind = 'month'
    ${firstWhole ? sql`and key >= ${toMonth(firstWhole)}` : sql``}
    ${lastWhole ? sql`and key < ${toMonth(lastWhole)}` : sql``})`
  const within = [...(from ? [sql`published_at >= ${from}`] : []), ...(before ? [sql`published_at < ${before}`] : [])]
  const outside = [
    ...(firstWhole ? [sql`published_at < ${firstWhole}`] : []),
    ...(lastWhole ? [sql`published_at >= ${lastWhole}`] : []),
  ]
  const rest = toBits(sql`select id from document_search
    where ${sql.join(within, sql` and `)} and (${sql.join(outside, sql` or `)})`)
  return sql`(coalesce(${months}, ${none}) | ${rest})`
}

/** The ids of documents that became available after an instant; those that the sweeper has not taken yet are among them. */
export const availableAfter = (since: Date) =>
  sql`select document_id from arrivals where arrived_at > ${since} or arrived_at is null`

/** Documents by an array of their ids. One that is not in the index yet is in no set. */
export const selectIndexed = (ids: RawBuilder<unknown>): Bits =>
  toBits(sql`select id from document_search where id = any(${ids})`)

/** A document that is not in the index yet is in no set. */
export const selectAvailable = (since: Date): Bits =>
  toBits(sql`select id from document_search where id in (${availableAfter(since)})`)
