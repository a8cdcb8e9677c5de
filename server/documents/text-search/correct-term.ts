import { type Kysely, sql } from 'kysely'
import { vectorOf } from '#server/platform/database/lexemes.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { readSpellings } from '#server/platform/database/search-index/spellings.ts'
import { withoutMarkup } from '#server/platform/text/entities.ts'
import { foldText } from '#server/platform/text/fold.ts'
import { foldFor, languages } from '#server/platform/text/languages.ts'
import { mapFreeWords } from '../text-query.ts'
import { listEdits } from './edits.ts'
import type { WordMatch } from './match-words.ts'
import { hasEveryWord } from './score.ts'

type Db = Kysely<Database>

/** No more unknown words are corrected, since each is compared with some hundred spellings. */
const MOST = 4

/** Shorter words resemble too many others. */
const WORD = /^\p{L}{3,30}$/u

const ONE = '1'.charCodeAt(0)

/**
 * Those of the words that no document has which the user may find by them, in the form of no language. A word that one of the
 * languages leaves out is known, such as an article.
 * @param written each word by its folded form
 */
async function selectUnknown(db: Db, written: ReadonlyMap<string, string>, { scores }: WordMatch): Promise<string[]> {
  const words = [...written.keys()]
  const asked = languages.map((language) => {
    const folded = [...written.values()].map((word) => foldFor(language, word))
    const unknown = scores.unknown.flatMap((form) => (form.language === language ? [form.lexeme] : []))
    return sql`select place, tsvector_to_array(${vectorOf(language, sql<string>`word`)}) as lexemes, ${unknown}::text[] as unknown
      from unnest(${folded}::text[]) with ordinality as folded(word, place)`
  })
  const { rows } = await sql<{ place: number }>`
    select place::int from (${sql.join(asked, sql` union all `)}) asked
    group by place having bool_and(lexemes <> '{}' and lexemes <@ unknown)
    order by place limit ${sql.lit(MOST)}`.execute(db)
  return rows.flatMap(({ place }) => words[place - 1] ?? [])
}

/** Documents that a user may find by a spelling, those among them that have every other word of the term, and one of them. */
type Counts = { all: number; together: number; one: number }

/** What each spelling that exists finds. */
async function countSpellings(db: Db, spellings: readonly string[], match: WordMatch): Promise<Map<string, Counts>> {
  const { readable, scores } = match
  const { rows } = await sql<{ word: string; block: number; documents: Uint8Array }>`
    select word, block, documents from search_spellings where word = any(${[...spellings]}::text[])`.execute(db)
  const counts = new Map<string, Counts>()
  for (const { word, block, documents } of rows) {
    const count = counts.get(word) ?? { all: 0, together: 0, one: 0 }
    counts.set(word, count)
    readSpellings(documents, block, (id, { isOpen }) => {
      if (id >= readable.length || (!isOpen && readable.charCodeAt(id) !== ONE)) return
      count.all += 1
      count.one = id
      if (hasEveryWord(scores, id)) count.together += 1
    })
  }
  return counts
}

type Likeliest = { edit: string; one: number }

/**
 * The spelling that was meant most likely: one that goes with the other words, then by how many documents have it and how likely
 * the mistake is.
 */
function selectLikeliest(word: string, counts: ReadonlyMap<string, Counts>): Likeliest | undefined {
  const found = [...listEdits(word)].flatMap(([edit, likelihood]) => {
    const { all, together, one } = counts.get(edit) ?? { all: 0, together: 0, one: 0 }
    return all > 0 ? [{ edit, together: together * likelihood, all: all * likelihood, one }] : []
  })
  const order = (a: (typeof found)[number], b: (typeof found)[number]) =>
    b.together - a.together || b.all - a.all || (a.edit < b.edit ? -1 : 1)
  return found.sort(order)[0]
}

const WORDS = /[\p{L}\p{M}]+/gu

/** A spelling with its accents, as a document has it that the user may find by it: by its title and names, or by its text too. */
async function readAccents(db: Db, { edit, one }: Likeliest, readable: string): Promise<string> {
  const { rows } = await sql<{
    open: string
    text: string
  }>`select concat_ws(' ', title, (select string_agg(concat_ws(' ', value, ticker), ' ')
      from tags where tags.id = any(tag_ids) and category in ('Company', 'Ticker', 'Analyst'))) as open,
    concat_ws(' ', subtitle, summary, html) as text
    from documents left join document_bodies on document_id = id where id = ${one}`.execute(db)
  const { open = '', text = '' } = rows[0] ?? {}
  const words = `${open} ${readable.charCodeAt(one) === ONE ? withoutMarkup(text) : ''}`.match(WORDS) ?? []
  return words.find((word) => foldText(word) === edit)?.toLowerCase() ?? edit
}

/** A correction in the case of what was typed. */
function likeTyped(typed: string, correction: string): string {
  if (typed === typed.toUpperCase()) return correction.toUpperCase()
  const [first = ''] = typed
  return first === first.toUpperCase() ? correction.replace(/^./u, (letter) => letter.toUpperCase()) : correction
}

/**
 * A search term with each word that no document has replaced by one that is an edit away; undefined when there is none. Only
 * documents that the user may find by the word count, for what is unknown as for what is offered: a word that stands in locked
 * texts alone is neither (ADR 0057). Phrases in quotes and excluded words stay.
 */
export async function correctTerm(db: Db, term: string, match: WordMatch): Promise<string | undefined> {
  if (match.scores.unknown.length === 0) return undefined
  const words = new Map<string, string>()
  mapFreeWords(term, (word) => {
    const folded = foldText(word)
    if (WORD.test(folded)) words.set(folded, word)
    return word
  })
  const unknown = words.size === 0 ? [] : await selectUnknown(db, words, match)
  if (unknown.length === 0) return undefined
  const edits = unknown.flatMap((word) => [...listEdits(word).keys()])
  const counts = await countSpellings(db, edits, match)
  const corrections = new Map<string, string>()
  for (const word of unknown) {
    const likeliest = selectLikeliest(word, counts)
    if (likeliest) corrections.set(word, await readAccents(db, likeliest, match.readable))
  }
  const corrected = mapFreeWords(term, (word) => {
    const correction = corrections.get(foldText(word))
    return correction === undefined ? word : likeTyped(word, correction)
  })
  return corrected === term ? undefined : corrected
}
