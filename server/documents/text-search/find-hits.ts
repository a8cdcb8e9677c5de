import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { BETWEEN_SENTENCES, parsePassages } from '#server/platform/semantic/passages.ts'
import type { Language } from '#server/platform/text/languages.ts'
import type { SoughtWords } from './match-words.ts'
import { type Mark, markWords, selectWords, type Words } from './written-words.ts'

type Db = Kysely<Database>

/** A sentence of a document with words that were looked for. */
type Hit = { page: number; text: string; marks: Mark[] }

/** The best hits of a document, and how many passages have any. */
type DocumentHits = { best: Hit[]; total: number }

const MOST = 3

/** The passages of some documents with their language as a query: from the table, or from their texts where nothing was embedded. */
async function selectPassages(db: Db, ids: readonly number[]): Promise<RawBuilder<unknown>> {
  const stored = sql`select document_id, page, ord, text from passages where document_id = any(${[...ids]}::int[])`
  const { rows } = await sql<{ document_id: number; html: string }>`select document_id, html from document_bodies
    where document_id = any(${[...ids]}::int[])
      and not exists (select from passages where passages.document_id = document_bodies.document_id)`.execute(db)
  const parsed = rows.flatMap(({ document_id, html }) => parsePassages(html).map((one) => ({ ...one, document_id })))
  const inLanguage = (found: RawBuilder<unknown>) =>
    sql`select language, found.* from (${found}) found join documents on documents.id = document_id`
  if (parsed.length === 0) return inLanguage(stored)
  return inLanguage(sql`${stored} union all select * from unnest(${parsed.map((one) => one.document_id)}::int[],
    ${parsed.map(({ page }) => page)}::int[], ${parsed.map(({ ord }) => ord)}::int[], ${parsed.map(({ text }) => text)}::text[])`)
}

type Candidate = { documentId: number; language: Language; page: number; text: string; total: number }

/** The passages with most of the words, in the order of the text where they have as many. */
async function selectBest(db: Db, passages: RawBuilder<unknown>, words: Words): Promise<Candidate[]> {
  const alternatives = Array.from(words, ([language, written]) => sql`(${language}, ${[...written].join('|')})`)
  const { rows } = await sql<Candidate>`
    with sought (spoken, words) as (values ${sql.join(alternatives)}),
    given (language, document_id, page, ord, text) as (${passages}),
    found as materialized (select * from given join sought on spoken = language
      where text ~ ('\\m(?:' || words || ')\\M')),
    ranked as (select *, count(*) over (partition by document_id) as total, row_number() over (partition by document_id
      order by (select count(distinct lower(one[1])) from regexp_matches(text, '\\m(' || words || ')\\M', 'g') one) desc, ord)
      as place from found)
    select document_id as "documentId", language, page, text, total::int from ranked where place <= ${sql.lit(MOST)}
    order by document_id, place`.execute(db)
  return rows
}

/** The sentence of a passage with most of the marks, the first one of several. */
function selectSentence(text: string, marks: Hit['marks']): Pick<Hit, 'text' | 'marks'> {
  const sentences = text.split(BETWEEN_SENTENCES).map((sentence) => {
    const start = text.indexOf(sentence)
    const end = start + sentence.length
    const own = marks.filter(([from, to]) => from >= start && to <= end)
    return { text: sentence, marks: own.map(([from, to]): Mark => [from - start, to - start]) }
  })
  return sentences.reduce((best, one) => (one.marks.length > best.marks.length ? one : best))
}

type FoundHits = Map<number, DocumentHits>

async function quoteBest(db: Db, passages: RawBuilder<unknown>, words: Words): Promise<FoundHits> {
  const found: FoundHits = new Map()
  if (words.size === 0) return found
  for (const { documentId, language, page, text, total } of await selectBest(db, passages, words)) {
    const known = found.get(documentId) ?? { best: [], total }
    found.set(documentId, known)
    known.best.push({ page, ...selectSentence(text, markWords(text, words.get(language))) })
  }
  return found
}

/**
 * For each document where a search finds its words, the passages that have most of them, each by its best sentence, with the words marked. The caller passes
 * only documents whose words the user may read.
 */
export async function findHits(db: Db, sought: SoughtWords, documentIds: readonly number[]): Promise<FoundHits> {
  if (documentIds.length === 0) return new Map()
  const passages = await selectPassages(db, documentIds)
  return quoteBest(db, passages, await selectWords(db, passages, sought))
}

/** The first sentence of each document that has a text. */
async function readFirstSentences(db: Db, documentIds: readonly number[]): Promise<FoundHits> {
  if (documentIds.length === 0) return new Map()
  const passages = await selectPassages(db, documentIds)
  const { rows } = await sql<{ id: number; page: number; text: string }>`
    select distinct on (document_id) document_id as id, page, text from (${passages}) given order by document_id, ord`.execute(
    db,
  )
  return new Map(
    rows.map(({ id, page, text }) => {
      const [first = text] = text.split(BETWEEN_SENTENCES)
      return [id, { best: [{ page, text: first, marks: [] }], total: 0 }]
    }),
  )
}

/** A document that a search has found. */
export type Found = { id: number; language: Language; title: string; summary: string; isReadable: boolean }

/** Why a document was found: its hits, and the words in its title and in its summary, if the user may read its text. */
export type Context = { hits: DocumentHits | undefined; title: Mark[]; summary: Mark[] }

/** The context of each document that a search has found. One without a hit and without a summary is quoted by its first sentence. */
export async function findContext(
  db: Db,
  sought: SoughtWords,
  documents: readonly Found[],
): Promise<Map<number, Context>> {
  if (documents.length === 0) return new Map()
  const readable = documents.filter(({ isReadable }) => isReadable)
  const passages = await selectPassages(
    db,
    readable.map(({ id }) => id),
  )
  const heads = [
    ...documents.map((one) => ({ ...one, text: one.title })),
    ...readable.map((one) => ({ ...one, text: one.summary })),
  ]
  const written = sql`select language, text from (${passages}) given
    union all select * from unnest(${heads.map(({ language }) => language)}::text[], ${heads.map(({ text }) => text)}::text[])`
  const words = await selectWords(db, written, sought)
  const hits = await quoteBest(db, passages, words)
  const bare = readable.filter(({ id, summary }) => !hits.has(id) && summary === '')
  const first = await readFirstSentences(
    db,
    bare.map(({ id }) => id),
  )
  return new Map(
    documents.map(({ id, language, title, summary, isReadable }) => [
      id,
      {
        hits: hits.get(id) ?? first.get(id),
        title: markWords(title, words.get(language)),
        summary: isReadable ? markWords(summary, words.get(language)) : [],
      },
    ]),
  )
}
