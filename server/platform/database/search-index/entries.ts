import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import type { Language } from '../../text/languages.ts'
import { toKey } from '../lexemes.ts'
import { parseVector } from './parse-vector.ts'
import { type Posting, packOccurrences, toLengthStep } from './postings.ts'
import { findSpellings, type Spelling } from './spellings.ts'

type Row = { id: number; language: Language; vector: string; title: string; names: string; text: string }

/** What a document puts into the index of words. */
export type Entry = {
  id: number
  /** By stem, in the form that `toKey` gives it. */
  postings: Map<string, Posting>
  /** By word as its author spells it. */
  spellings: Map<string, Spelling>
  /** Words of its text. */
  length: number
}

function toEntry({ id, language, vector, ...texts }: Row): Entry {
  const found: [string, number][] = []
  let length = 0
  parseVector(vector, (lexeme, occurrences) => {
    found.push([toKey(language, lexeme), packOccurrences(occurrences)])
    length += occurrences.text
  })
  const lengthStep = toLengthStep(length)
  const postings = new Map(found.map(([key, occurrences]) => [key, { occurrences, lengthStep }]))
  return { id, postings, spellings: findSpellings(texts), length }
}

/** Reads what documents put into the index of words; `which` is the end of the query, from `where` on. */
export async function readEntries(db: QueryExecutorProvider, which: RawBuilder<unknown>): Promise<Entry[]> {
  const { rows } = await sql<Row>`select id, language, tsv::text as vector, title,
      coalesce((select string_agg(concat_ws(' ', value, ticker), ' ') from tags
        where tags.id = any(tag_ids) and category in ('Company', 'Ticker', 'Analyst')), '') as names,
      concat_ws(' ', subtitle, summary, html) as text
    from documents left join document_bodies on document_id = id ${which}`.execute(db)
  return rows.map(toEntry)
}

/** The same of some documents, in the order of their ids. */
export const readEntriesOf = (db: QueryExecutorProvider, ids: readonly number[]): Promise<Entry[]> =>
  readEntries(db, sql`where id = any(${ids}::int[]) order by id`)
