import { type Kysely, type Migration, sql } from 'kysely'

/**
 * The columns by which lists of companies are sorted, generated once because `data` is long. Every company has an initial from
 * A to Z: the first Latin letter of its name, else of its ticker, else Z. Otherwise paging by letter would miss names in other
 * scripts (C63).
 */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tags
    add column initial text not null generated always as
      (upper(coalesce(substring(norm from '[a-z]'), substring(ticker_norm from '[a-z]'), 'z'))) stored,
    add column sub_sector text generated always as (data ->> 'sub_sector') stored,
    add column equity_rating text generated always as (data ->> 'equity_rating') stored,
    add column last_updated text generated always as (data ->> 'last_updated') stored`.execute(db)
}

export const companyLists: Migration = { up }
