import type { Kysely } from 'kysely'
import { zonedIso } from '#lib/format/zone.ts'
import { isInScope } from '#server/access/access-rule.ts'
import type { User } from '#server/access/users.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Cell } from '#server/platform/files/csv.ts'
import { accessToFile } from '#server/tags/company-files.ts'
import { loadTags } from '#server/tags/repository.ts'
import { type Coverage, countEvents, countRatings, listCoverage, listEvents, listRatings } from './repository.ts'

/** Limits of the tables. */
const MOST_ROWS = 20_000
const MOST_EVENTS = 5000

/** Rows of cells. */
export type Rows = Cell[][]

/** A dataset, or its first records. A record is a company, a document or an event, and has one row or more. */
export type Table = {
  headings: readonly string[]
  rows: Rows
  /** The records of its file; those at hand, if all were wanted. */
  records: number
}

export type TableRequest = {
  db: Kysely<Database>
  user: User
  /** How many records are wanted; undefined: all, up to the limit of the table. */
  first?: number
  /** The companies, if they were loaded for another table. */
  coverage?: Promise<Coverage>
}

/** The rows of the first `most` records. If `records` has one more, a last row says that the table was cut. */
function buildRows<T>(records: readonly T[], most: number, toRows: (record: T) => Rows): Rows {
  const rows = records.slice(0, most).flatMap(toRows)
  if (records.length <= most) return rows
  return [...rows, [`There is more: this table ends after ${most.toLocaleString('en-US')} records.`]]
}

/** The companies in the regions and asset classes of the user's subscription, with their ratings. */
export async function coverageTable({ db, user, first, coverage = listCoverage(db) }: TableRequest): Promise<Table> {
  const all = (await coverage).filter(({ scope }) => isInScope(scope, user.entitlement))
  const companies = all.slice(0, first)
  const tags = await loadTags(
    db,
    companies.flatMap(({ row }) => [...row.analyst_ids.slice(0, 1), ...row.related_ids]),
  )
  const getRegions = (ids: readonly number[]) =>
    ids.flatMap((id) => (tags.get(id)?.category === 'Region' ? [tags.get(id)?.value] : [])).join('; ')
  return {
    headings: ['Company', 'Ticker', 'Sector', 'Sub-Sector', 'Country', 'Region', 'Lead analyst', 'Rating'].concat([
      'Rating date',
      'Price target',
      'Target currency',
      'Last close',
      'Price currency',
      'Market cap',
      'Last updated',
    ]),
    records: all.length,
    rows: buildRows(companies, MOST_ROWS, ({ row: { value, ticker, data, analyst_ids, related_ids } }) => [
      [
        value,
        ticker,
        data.sector ?? null,
        data.sub_sector ?? null,
        data.country ?? null,
        getRegions(related_ids),
        tags.get(analyst_ids[0] ?? 0)?.value ?? null,
        data.equity_rating ?? null,
        data.rating_date ?? null,
        data.target_price ?? null,
        data.target_price_currency ?? null,
        data.close_price ?? null,
        data.price_currency ?? null,
        data.market_cap ?? null,
        data.last_updated ?? null,
      ],
    ]),
  }
}

/** The rating of each company, document by document. */
export async function ratingTable({ db, user, first }: TableRequest): Promise<Table> {
  const documents = await listRatings(db, user.entitlement, first ?? MOST_ROWS + 1)
  // A file needs no count.
  const records = first === undefined ? documents.length : Math.min(await countRatings(db, user.entitlement), MOST_ROWS)
  return {
    headings: ['Date', 'Company', 'Ticker', 'Rating', 'Change', 'Prior rating', 'Price target', 'Currency'].concat([
      'Prior price target',
      'Document',
    ]),
    records,
    rows: buildRows(documents, MOST_ROWS, (row) => [
      [
        row.published_at.toISOString().slice(0, 10),
        row.company,
        row.ticker,
        row.rating,
        row.rating_change,
        row.prior_rating,
        row.target_price,
        row.target_price_currency,
        row.prior_target_price,
        row.reference,
      ],
    ]),
  }
}

/** The figures of the companies whose model the user may load. */
export async function estimateTable({ db, user, first, coverage = listCoverage(db) }: TableRequest): Promise<Table> {
  const companies = (await coverage).filter(
    ({ row, scope }) =>
      accessToFile('model.xlsx', row, scope, user.entitlement) &&
      Object.keys(row.data.company_financials_table ?? {}).length > 0,
  )
  return {
    headings: ['Company', 'Ticker', 'Currency', 'Figure', 'Year', 'Actual or estimate', 'Value'],
    records: companies.length,
    rows: buildRows(companies.slice(0, first), MOST_ROWS, ({ row: { value, ticker, data } }) =>
      Object.entries(data.company_financials_table ?? {}).flatMap(([figure, years]) =>
        Object.entries(years).map(([year, amount]) => [
          value,
          ticker,
          data.accounting_currency ?? null,
          figure,
          Number(year),
          data.year_flags?.[year] ?? null,
          amount,
        ]),
      ),
    ),
  }
}

/** The events that a user may take part in, past ones included. */
export async function eventTable({ db, user, first }: TableRequest): Promise<Table> {
  const events = await listEvents(db, user.entitlement, first ?? MOST_EVENTS + 1)
  // A file needs no count.
  const records = first === undefined ? events.length : Math.min(await countEvents(db, user.entitlement), MOST_EVENTS)
  return {
    headings: ['Id', 'Event', 'Type', 'Start', 'End', 'Time zone', 'Format', 'Location', 'Replay'],
    records,
    rows: buildRows(events, MOST_EVENTS, (row) => [
      [
        row.id,
        row.name,
        row.type,
        zonedIso(row.start_at, row.time_zone),
        row.end_at && zonedIso(row.end_at, row.time_zone),
        row.time_zone,
        row.format,
        row.location,
        row.video_id === null ? 'no' : 'yes',
      ],
    ]),
  }
}
