import { type Kysely, sql } from 'kysely'
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

/** Letters with accents that stand for one without, as a class of a regular expression. */
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

/** The words that begin like a form of the index: `compani` stands for company, `hope` for hoping. A form that is no word has none. */
function toPattern(lexeme: string): string[] {
  const stem = lexeme.length > 3 ? lexeme.replace(/[ie]$/, '') : lexeme
  if (!/^[\p{L}\p{N}]+$/u.test(stem)) return []
  return [`\\m${stem.replace(/./gu, (letter) => (accented[letter] ? `[${accented[letter]}]` : letter))}`]
}

type Candidate = { documentId: number; page: number; text: string; total: number }

/** Passages of documents that have none in the table, since nothing was embedded. */
async function parseMissing(db: Db, ids: readonly number[]) {
  const { rows } = await sql<{ document_id: number; html: string }>`select document_id, html from document_bodies
    where document_id = any(${[...ids]}::int[])
      and not exists (select from passages where passages.document_id = document_bodies.document_id)`.execute(db)
  const all = rows.flatMap(({ document_id, html }) => parsePassages(html).map((one) => ({ ...one, document_id })))
  if (all.length === 0) return undefined
  return sql`union all select * from unnest(${all.map((one) => one.document_id)}::int[], ${all.map(({ page }) => page)}::int[],
    ${all.map(({ ord }) => ord)}::int[], ${all.map(({ text }) => text)}::text[])`
}

/** The passages with most of the words, in the order of the text where they have as many. */
async function selectCandidates(db: Db, ids: readonly number[], patterns: readonly string[]): Promise<Candidate[]> {
  const missing = await parseMissing(db, ids)
  const { rows } = await sql<Candidate>`
    with all_passages (document_id, page, ord, text) as (
      select document_id, page, ord, text from passages where document_id = any(${[...ids]}::int[]) ${missing ?? sql``}),
    found as materialized (select * from all_passages where text ~* ${patterns.join('|')}),
    ranked as (select *, count(*) over (partition by document_id) as total, row_number() over (partition by document_id
      order by (select count(*) from unnest(${[...patterns]}::text[]) pattern where text ~* pattern) desc, ord) as place
      from found)
    select document_id as "documentId", page, text, total::int from ranked where place <= ${sql.lit(MOST)}
    order by document_id, place`.execute(db)
  return rows
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** Those of some folded words whose form in the index is one that was looked for. */
async function selectSought(
  db: Db,
  words: readonly string[],
  { lexemes, beginning }: SoughtWords,
): Promise<Set<string>> {
  const { rows } = await sql<{ word: string }>`select word from unnest(${[...words]}::text[]) word
    where (${beginning} <> '' and starts_with(word, ${beginning}))
      or tsvector_to_array(to_tsvector('english', word)) && ${[...lexemes]}::text[]`.execute(db)
  return new Set(rows.map(({ word }) => word))
}

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
  const beginning = sought.beginning === '' ? [] : [sought.beginning]
  const patterns = [...new Set([...sought.lexemes, ...beginning].flatMap(toPattern))]
  if (patterns.length === 0 || documentIds.length === 0) return found
  const candidates = await selectCandidates(db, documentIds, patterns)
  const words = new Set(candidates.flatMap(({ text }) => (text.match(WORD) ?? []).map(foldText)))
  const isSought = await selectSought(db, [...words], sought)
  for (const { documentId, page, text, total } of candidates) {
    const marks = Array.from(text.matchAll(WORD))
      .filter(([word]) => isSought.has(foldText(word)))
      .map(({ 0: word, index }): [number, number] => [index, index + word.length])
    if (marks.length === 0) continue
    const known = found.get(documentId) ?? { best: [], total }
    found.set(documentId, known)
    known.best.push({ page, ...selectSentence(text, marks) })
  }
  return found
}
