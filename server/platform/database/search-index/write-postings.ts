import { type QueryExecutorProvider, sql } from 'kysely'
import type { Language } from '../../text/languages.ts'
import { toKey } from '../lexemes.ts'
import { parseVector } from './parse-vector.ts'
import { addPosting, BLOCK, type Occurrences, toLengthStep } from './postings.ts'
import { addSpelling, findSpellings } from './spellings.ts'

/** Documents that are read at a time. */
const BATCH = 256

/** Rows in one statement. */
const ROWS = 2000

type Row = { id: number; language: Language; vector: string; title: string; names: string; text: string }

/** What one table has of a block under construction: for each word its bytes, and the last document in them. */
type Lists = Map<string, { bytes: number[]; last: number }>

type Draft = { postings: Lists; spellings: Lists; documents: number; length: number }

/** The bytes of a word, and the distance of a document from the one before. */
function moveTo(lists: Lists, word: string, id: number, block: number): { bytes: number[]; distance: number } {
  const list = lists.get(word) ?? { bytes: [], last: block * BLOCK }
  lists.set(word, list)
  const distance = id - list.last
  list.last = id
  return { bytes: list.bytes, distance }
}

function addDocument(draft: Draft, { id, language, vector, ...texts }: Row, block: number): void {
  const found: [string, Occurrences][] = []
  let length = 0
  parseVector(vector, (lexeme, occurrences) => {
    found.push([lexeme, occurrences])
    length += occurrences.text
  })
  const step = toLengthStep(length)
  for (const [lexeme, occurrences] of found) {
    const { bytes, distance } = moveTo(draft.postings, toKey(language, lexeme), id, block)
    addPosting(bytes, distance, occurrences, step)
  }
  for (const [word, spelling] of findSpellings(texts)) {
    const { bytes, distance } = moveTo(draft.spellings, word, id, block)
    addSpelling(bytes, distance, spelling)
  }
  draft.documents += 1
  draft.length += length
}

async function readBlock(db: QueryExecutorProvider, block: number): Promise<Draft> {
  const draft: Draft = { postings: new Map(), spellings: new Map(), documents: 0, length: 0 }
  const end = (block + 1) * BLOCK
  for (let next = block * BLOCK; ; ) {
    const { rows } = await sql<Row>`select id, language, tsv::text as vector, title,
        coalesce((select string_agg(concat_ws(' ', value, ticker), ' ') from tags
          where tags.id = any(tag_ids) and category in ('Company', 'Ticker', 'Analyst')), '') as names,
        concat_ws(' ', subtitle, summary, html) as text
      from documents left join document_bodies on document_id = id
      where id >= ${next} and id < ${end} order by id limit ${sql.lit(BATCH)}`.execute(db)
    for (const row of rows) addDocument(draft, row, block)
    if (rows.length < BATCH) return draft
    next = (rows.at(-1)?.id ?? next) + 1
  }
}

/** The two tables of lists, with the columns of the word and of its bytes. */
const tables = {
  postings: { table: 'search_postings', word: 'lexeme', bytes: 'postings' },
  spellings: { table: 'search_spellings', word: 'word', bytes: 'documents' },
} as const

async function writeLists(db: QueryExecutorProvider, kind: keyof typeof tables, lists: Lists, block: number) {
  const { table, word, bytes } = tables[kind]
  const rows = [...lists]
  for (let start = 0; start < rows.length; start += ROWS) {
    const part = rows.slice(start, start + ROWS)
    const encoded = part.map(([, list]) => Buffer.from(list.bytes).toString('base64'))
    await sql`insert into ${sql.table(table)} (${sql.ref(word)}, block, ${sql.ref(bytes)})
      select word, ${block}, decode(bytes, 'base64')
      from unnest(${part.map(([text]) => text)}::text[], ${encoded}::text[]) as part(word, bytes)`.execute(db)
  }
}

async function writeBlock(db: QueryExecutorProvider, block: number): Promise<void> {
  const { postings, spellings, documents, length } = await readBlock(db, block)
  for (const table of ['search_postings', 'search_spellings', 'search_blocks'])
    await sql`delete from ${sql.table(table)} where block = ${block}`.execute(db)
  if (documents === 0) return
  await writeLists(db, 'postings', postings, block)
  await writeLists(db, 'spellings', spellings, block)
  await sql`insert into search_blocks (block, documents, length) values (${block}, ${documents}, ${length})`.execute(db)
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
