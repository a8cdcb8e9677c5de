import { type Kysely, type RawBuilder, sql } from 'kysely'
import { vectorOf } from '#server/platform/database/lexemes.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { BETWEEN_SENTENCES, parsePassages } from '#server/platform/semantic/passages.ts'
import { foldText } from '#server/platform/text/fold.ts'
import { foldFor, type Language, languages } from '#server/platform/text/languages.ts'
import type { SoughtWords } from './match-words.ts'
import type { Form } from './score.ts'

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

/** For some letters written as two, another way to write them. */
const joined: Readonly<Record<string, string>> = { ss: 'ß', oe: 'œ', ae: 'æ' }

const LETTERS = /ss|oe|ae|./gu

function toClass(letters: string): string {
  const single = Array.from(letters, (letter) => (accented[letter] ? `[${accented[letter]}]` : letter)).join('')
  return joined[letters] ? `(?:${single}|${joined[letters]})` : single
}

/**
 * A pattern for the words that may have a stem: `compani` also stands for "company", and `hope` for "hoping". The other languages
 * change more of the end: `constant` stands for "constamment". Stems with signs, such as those of numbers, have none.
 */
function toPattern({ language, lexeme }: Form): string[] {
  const changed = language === 'en' ? /(?<=...)[ie]$/ : /(?<=....)..?$/
  const stem = lexeme.replace(changed, '')
  if (!/^[\p{L}\p{N}]+$/u.test(stem)) return []
  return [stem.replace(LETTERS, toClass)]
}

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

/** Words as they are written in passages, by the language of these. */
type Words = ReadonlyMap<Language, ReadonlySet<string>>

/** The words of the passages whose stem is one that was looked for, each by the stems of its language. */
async function selectWords(db: Db, passages: RawBuilder<unknown>, { forms, beginning }: SoughtWords): Promise<Words> {
  const begun = languages.map((language) => ({ language, lexeme: beginning }))
  const patterns = [...new Set([...forms, ...(beginning === '' ? [] : begun)].flatMap(toPattern))]
  if (patterns.length === 0) return new Map()
  const { rows: written } = await sql<{ language: Language; word: string }>`with given as (${passages})
    select distinct language, found[1] as word
    from given, regexp_matches(text, ${`(\\m(?:${patterns.join('|')})\\w*)`}, 'gi') found`.execute(db)
  const found = new Map<Language, Set<string>>()
  for (const language of new Set(written.map((one) => one.language))) {
    const words = written.flatMap((one) => (one.language === language ? [one.word] : []))
    const lexemes = forms.flatMap((form) => (form.language === language ? [form.lexeme] : []))
    const { rows } = await sql<{ place: number }>`
      select place::int from unnest(${words.map((word) => foldText(word))}::text[],
        ${words.map((word) => foldFor(language, word))}::text[]) with ordinality as asked(plain, word, place)
      where (${beginning} <> '' and starts_with(plain, ${beginning}))
        or tsvector_to_array(${vectorOf(language, sql<string>`word`)}) && ${lexemes}::text[]`.execute(db)
    if (rows.length > 0) found.set(language, new Set(rows.flatMap(({ place }) => words[place - 1] ?? [])))
  }
  return found
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
  for (const { documentId, language, page, text, total } of await selectBest(db, passages, words)) {
    const marks = Array.from(text.matchAll(WORD))
      .filter(([word]) => words.get(language)?.has(word))
      .map(({ 0: word, index }): [number, number] => [index, index + word.length])
    const known = found.get(documentId) ?? { best: [], total }
    found.set(documentId, known)
    known.best.push({ page, ...selectSentence(text, marks) })
  }
  return found
}
