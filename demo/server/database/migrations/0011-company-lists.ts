import { type Kysely, type Migration, sql } from 'kysely'

/** What lists of companies are put in order by, beside the name: taken out of `data` once, which is long. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tags
    add column initial text not null generated always as
      (upper(coalesce(substring(norm from '[a-z]'), substring(ticker_norm from '[a-z]'), 'z'))) stored,
    add column sub_sector text generated always as (data ->> 'sub_sector') stored,
    add column equity_rating text generated always as (data ->> 'equity_rating') stored,
    add column last_updated text generated always as (data ->> 'last_updated') stored`.execute(db)
}

export const companyLists: Migration = { up }
