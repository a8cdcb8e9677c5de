import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { BETWEEN_SENTENCES, parsePassages } from '#server/platform/semantic/passages.ts'
import { foldText } from '#server/platform/text/fold.ts'
import type { SoughtWords } from './match-words.ts'

type Db = Kysely<Database>

/** A sentence of a document with words that were looked for; `marks` are their places in the text, from and to. */
type Hit = { page: number; text: string; marks: [from: number, to: number][] }

/** The best hits of a document, and how many passages have any. */
export type DocumentHits = { best: Hit[]; total: number }

const MOST = 3

/** For letters without an accent, the class of a regular expression that matches them with one as well. */
const accented: Readonly<Record<string, string>> = {
  a: 'aàáâãäåāă',
  c: 'cçćč',
  e: 'eèéêëēěę',
  i: 'iìíîïī',
  l: 'lł',
  n: 'nñńň',
  o: 'oòóôõöøō',
  s: 'sśš',
  u: 'uùúûüūů',
  y: 'yýÿ',
  z: 'zźżž',
}

/**
 * A pattern for the words that may have a stem: `compani` also stands for "company", and `hope` for "hoping". Stems with
 * signs, such as those of numbers, have none.
 */
function toPattern(lexeme: string): string[] {
  const stem = lexeme.length > 3 ? lexeme.replace(/[ie]$/, '') : lexeme
  if (!/^[\p{L}\p{N}]+$/u.test(stem)) return []
  return [stem.replace(/./gu, (letter) => (accented[letter] ? `[${accented[letter]}]` : letter))]
}

/** The passages of some documents as a query: from the table, or from their texts where nothing was embedded. */
async function selectPassages(db: Db, ids: readonly number[]): Promise<RawBuilder<unknown>> {
  const stored = sql`select document_id, page, ord, text from passages where document_id = any(${[...ids]}::int[])`
  const { rows } = await sql<{ document_id: number; html: string }>`select document_id, html from document_bodies
    where document_id = any(${[...ids]}::int[])
      and not exists (select from passages where passages.document_id = document_bodies.document_id)`.execute(db)
  const parsed = rows.flatMap(({ document_id, html }) => parsePassages(html).map((one) => ({ ...one, document_id })))
  if (parsed.length === 0) return stored
  return sql`${stored} union all select * from unnest(${parsed.map((one) => one.document_id)}::int[],
    ${parsed.map(({ page }) => page)}::int[], ${parsed.map(({ ord }) => ord)}::int[], ${parsed.map(({ text }) => text)}::text[])`
}

/** The words of the passages, as they are written there, whose stem in the index is one that was looked for. */
async function selectWords(db: Db, passages: RawBuilder<unknown>, sought: SoughtWords): Promise<Set<string>> {
  const { lexemes, beginning } = sought
  const patterns = [...lexemes, ...(beginning === '' ? [] : [beginning])].flatMap(toPattern)
  if (patterns.length === 0) return new Set()
  const { rows: written } = await sql<{ word: string }>`with given as (${passages})
    select distinct found[1] as word from given, regexp_matches(text, ${`(\\m(?:${patterns.join('|')})\\w*)`}, 'gi') found`.execute(
    db,
  )
  const folded = new Map(written.map(({ word }) => [word, foldText(word)]))
  const { rows } = await sql<{ word: string }>`select word from unnest(${[...folded.values()]}::text[]) word
    where (${beginning} <> '' and starts_with(word, ${beginning}))
      or tsvector_to_array(to_tsvector('english', word)) && ${[...lexemes]}::text[]`.execute(db)
  const found = new Set(rows.map(({ word }) => word))
  return new Set([...folded].flatMap(([word, plain]) => (found.has(plain) ? [word] : [])))
}

type Candidate = { documentId: number; page: number; text: string; total: number }

/** The passages with most of the words, in the order of the text where they have as many. */
async function selectBest(db: Db, passages: RawBuilder<unknown>, words: readonly string[]): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    with given (document_id, page, ord, text) as (${passages}),
    found as materialized (select * from given where text ~ ${`\\m(?:${words.join('|')})\\M`}),
    ranked as (select *, count(*) over (partition by document_id) as total, row_number() over (partition by document_id
      order by (select count(distinct lower(one[1])) from regexp_matches(text, ${`\\m(${words.join('|')})\\M`}, 'g') one) desc, ord)
      as place from found)
    select document_id as "documentId", page, text, total::int from ranked where place <= ${sql.lit(MOST)}
    order by document_id, place`.execute(db)
  return rows
}

const WORD = /[\p{L}\p{M}\p{N}_]+/gu

/** The sentence of a passage with most of the marks, the first one of several. */
function selectSentence(text: string, marks: Hit['marks']): Pick<Hit, 'text' | 'marks'> {
  const sentences = text.split(BETWEEN_SENTENCES).map((sentence) => {
    const start = text.indexOf(sentence)
    const end = start + sentence.length
    const own = marks.filter(([from, to]) => from >= start && to <= end)
    return { text: sentence, marks: own.map(([from, to]): [number, number] => [from - start, to - start]) }
  })
  return sentences.reduce((best, one) => (one.marks.length > best.marks.length ? one : best))
}

/**
 * For each document where a search finds its words, the passages that have most of them, each by its best sentence, with the words marked. The caller passes
 * only documents whose words the user may read.
 */
export async function findHits(
  db: Db,
  sought: SoughtWords,
  documentIds: readonly number[],
): Promise<Map<number, DocumentHits>> {
  const found = new Map<number, DocumentHits>()
  if (documentIds.length === 0) return found
  const passages = await selectPassages(db, documentIds)
  const words = await selectWords(db, passages, sought)
  if (words.size === 0) return found
  for (const { documentId, page, text, total } of await selectBest(db, passages, [...words])) {
    const marks = Array.from(text.matchAll(WORD))
      .filter(([word]) => words.has(word))
      .map(({ 0: word, index }): [number, number] => [index, index + word.length])
    const known = found.get(documentId) ?? { best: [], total }
    found.set(documentId, known)
    known.best.push({ page, ...selectSentence(text, marks) })
  }
  return found
}
