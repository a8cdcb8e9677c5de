import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { foldText } from '#server/platform/text/fold.ts'

/** For each category of a filter the ids of its values; an unknown value is left out. */
export async function findTagIds(
  db: Kysely<Database>,
  filters: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<number[][]> {
  if (filters.size === 0) return []
  const pairs = [...filters].flatMap(([category, values]) => [...values].map((value) => [category, value] as const))
  const rows = await sql<{ id: number; category: string }>`
    select tags.id, tags.category from tags
    join unnest(${pairs.map(([category]) => category)}::text[], ${pairs.map(([, value]) => value)}::text[])
      as wanted(category, value) using (category, value)`.execute(db)
  return [...filters.keys()].map((category) => rows.rows.filter((row) => row.category === category).map(({ id }) => id))
}

/** Companies and tickers that are called exactly like a search term. */
export async function findTagsNamed(db: Kysely<Database>, term: string): Promise<number[]> {
  const norm = foldText(term)
  const rows = await db
    .selectFrom('tags')
    .select('id')
    .where('category', 'in', ['Company', 'Ticker'])
    .where((eb) => eb.or([eb('norm', '=', norm), eb('ticker_norm', '=', norm)]))
    .limit(20)
    .execute()
  return rows.map(({ id }) => id)
}

/** A ticker without its exchange, as it is written: in capitals, beside words that are not. */
const TICKER = /^[A-Z][A-Z\d]{3,}$/

const listWords = (question: string): string[] => question.match(/[\p{L}\p{N}]+/gu) ?? []

const SIGNS = /[?!,;:"()“”„]|[.'’](?=\s|$)/g

/** Whether a name of one word is written with a capital in a question, which tells the company Target from a target. */
const isCapital = (question: string, name: string) =>
  listWords(question).some((word) => /^[\p{Lu}\p{N}]/u.test(word) && foldText(word) === name)

/**
 * Companies and tickers with documents that a question names, by their whole name or their ticker. A name of one word counts
 * only with a capital.
 */
export async function findTagsWithin(db: Kysely<Database>, question: string): Promise<number[]> {
  const words = ` ${foldText(question.replace(SIGNS, ' '))} `
  const tickers = /\p{Ll}/u.test(question)
    ? listWords(question)
        .filter((word) => TICKER.test(word))
        .map((word) => foldText(word))
    : []
  const { rows } = await sql<{ id: number; norm: string; isNamed: boolean }>`
    select id, norm, position(' ' || norm || ' ' in ${words}::text) > 0
        and (ticker_norm is null or position(' ' || ticker_norm || ' ' in ${words}::text) = 0) as "isNamed"
    from tags
    where category in ('Company', 'Ticker') and doc_count > 0
      and (position(' ' || norm || ' ' in ${words}::text) > 0
        or position(' ' || coalesce(ticker_norm, norm) || ' ' in ${words}::text) > 0
        or split_part(coalesce(ticker_norm, norm), ' ', 1) = any(${tickers}::text[]) and (ticker_norm is not null or category = 'Ticker'))
    order by id limit 20`.execute(db)
  return rows
    .filter(({ norm, isNamed }) => !isNamed || norm.includes(' ') || isCapital(question, norm))
    .map(({ id }) => id)
}
