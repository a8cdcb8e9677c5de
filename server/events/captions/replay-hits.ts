import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ReplayHit } from '#contract/roadshow.ts'
import { growingWord, withoutOperators } from '#server/documents/text-query.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { foldText } from '#server/platform/text/fold.ts'

type Db = Kysely<Database>

/** The best sentences of a replay, and how many there are. */
export type ReplayHits = { best: ReplayHit[]; total: number }

const MOST = 3

/** What finds any of the words of a term; the last one also as the beginning of a word. */
function anyWordQuery(term: string): RawBuilder<unknown> {
  const folded = foldText(term)
  const words = withoutOperators(folded).split(' ').join(' or ')
  const { last } = growingWord(folded)
  const whole = sql`websearch_to_tsquery('english', ${words}::text)`
  return last === '' ? whole : sql`(${whole} || to_tsquery('simple', ${`${last}:*`}::text))`
}

type Row = { id: number; text: string; seconds: number; speaker: string; total: number }

/** The sentences with most of the words, in the order of the film where they have as many. */
async function selectBest(db: Db, query: RawBuilder<unknown>, ids: readonly number[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with ranked as (select replay_sentences.*, count(*) over (partition by roadshow_id)::int as total,
      row_number() over (partition by roadshow_id order by ts_rank(tsv, ${query}) desc, ord) as place
      from replay_sentences where roadshow_id = any(${ids}::int[]) and tsv @@ ${query})
    select roadshow_id as id, text, start_s as seconds, speaker, total from ranked
    where place <= ${sql.lit(MOST)} order by roadshow_id, place`.execute(db)
  return rows
}

const WORD = /[\p{L}\p{M}\p{N}_]+/gu

/** The words of some texts, as they are written there, that a query finds. */
async function selectWords(db: Db, query: RawBuilder<unknown>, texts: readonly string[]): Promise<Set<string>> {
  const written = [...new Set(texts.flatMap((text) => text.match(WORD) ?? []))]
  const { rows } = await sql<{
    word: string
  }>`select word from unnest(${written}::text[], ${written.map((word) => foldText(word))}::text[])
    words (word, folded) where to_tsvector('english', folded) @@ ${query}`.execute(db)
  return new Set(rows.map(({ word }) => word))
}

/**
 * For each event the sentences of its replay that have most of the words of a term, with the words marked. The caller passes
 * only events whose replay the user may watch.
 */
export async function findReplayHits(
  db: Db,
  term: string,
  roadshowIds: readonly number[],
): Promise<ReadonlyMap<number, ReplayHits>> {
  const found = new Map<number, ReplayHits>()
  if (term === '' || roadshowIds.length === 0) return found
  const query = anyWordQuery(term)
  const rows = await selectBest(db, query, roadshowIds)
  if (rows.length === 0) return found
  const words = await selectWords(
    db,
    query,
    rows.map(({ text }) => text),
  )
  for (const { id, total, ...sentence } of rows) {
    const marks = Array.from(sentence.text.matchAll(WORD))
      .filter(([word]) => words.has(word))
      .map(({ 0: word, index }): [number, number] => [index, index + word.length])
    const hits = found.get(id) ?? { best: [], total }
    found.set(id, hits)
    hits.best.push({ ...sentence, marks })
  }
  return found
}
