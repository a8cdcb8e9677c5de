import { type QueryExecutorProvider, sql } from 'kysely'
import { parseVector } from './parse-vector.ts'
import { addPosting, BLOCK, type Occurrences, toLengthStep } from './postings.ts'
import { findWords, writeWords } from './words.ts'

/** Documents that are read at a time. */
const BATCH = 256

/** Rows in one statement. */
const ROWS = 2000

type Row = { id: number; vector: string; text: string }

/** The postings of a block under construction. */
type Draft = {
  bytes: Map<string, number[]>
  last: Map<string, number>
  words: Set<string>
  documents: number
  length: number
}

function addDocument({ bytes, last, ...draft }: Draft, { id, vector, text }: Row, block: number): number {
  const found: [string, Occurrences][] = []
  let length = 0
  parseVector(vector, (lexeme, occurrences) => {
    found.push([lexeme, occurrences])
    length += occurrences.text
  })
  const step = toLengthStep(length)
  for (const [lexeme, occurrences] of found) {
    const postings = bytes.get(lexeme) ?? []
    bytes.set(lexeme, postings)
    addPosting(postings, id - (last.get(lexeme) ?? block * BLOCK), occurrences, step)
    last.set(lexeme, id)
  }
  for (const word of findWords(text)) draft.words.add(word)
  return length
}

async function readBlock(db: QueryExecutorProvider, block: number): Promise<Draft> {
  const draft: Draft = { bytes: new Map(), last: new Map(), words: new Set(), documents: 0, length: 0 }
  const end = (block + 1) * BLOCK
  for (let next = block * BLOCK; ; ) {
    const { rows } = await sql<Row>`select id, tsv::text as vector,
        concat_ws(' ', title, subtitle, summary, html) as text
      from documents left join document_bodies on document_id = id
      where id >= ${next} and id < ${end} order by id limit ${sql.lit(BATCH)}`.execute(db)
    for (const row of rows) {
      draft.documents += 1
      draft.length += addDocument(draft, row, block)
    }
    if (rows.length < BATCH) return draft
    next = (rows.at(-1)?.id ?? next) + 1
  }
}

async function writeBlock(db: QueryExecutorProvider, block: number): Promise<void> {
  const { bytes, words, documents, length } = await readBlock(db, block)
  await sql`delete from search_postings where block = ${block}`.execute(db)
  await sql`delete from search_blocks where block = ${block}`.execute(db)
  if (documents === 0) return
  const rows = [...bytes]
  for (let start = 0; start < rows.length; start += ROWS) {
    const part = rows.slice(start, start + ROWS)
    const encoded = part.map(([, postings]) => Buffer.from(postings).toString('base64'))
    await sql`insert into search_postings (lexeme, block, postings)
      select lexeme, ${block}, decode(postings, 'base64')
      from unnest(${part.map(([lexeme]) => lexeme)}::text[], ${encoded}::text[]) as part(lexeme, postings)`.execute(db)
  }
  await sql`insert into search_blocks (block, documents, length) values (${block}, ${documents}, ${length})`.execute(db)
  await writeWords(db, words)
}

/** Whether documents were written that a search does not find yet. */
export async function hasStalePostings(db: QueryExecutorProvider): Promise<boolean> {
  const { rows } = await sql`select 1 from search_stale limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Writes the postings of every block that triggers have marked since it was last written. It takes the marks first: a document
 * that is written meanwhile marks its block again.
 */
export async function writePostings(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{ block: number }>`with taken as (delete from search_stale returning block)
    select block from taken order by 1`.execute(db)
  for (const { block } of rows) await writeBlock(db, block)
}
