import { type Kysely, type RawBuilder, sql } from 'kysely'
import { openStem, vectorOf } from '#server/platform/database/lexemes.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { foldText } from '#server/platform/text/fold.ts'
import { foldFor, type Language, languages } from '#server/platform/text/languages.ts'
import type { SoughtWords } from './match-words.ts'
import type { Form } from './score.ts'

type Db = Kysely<Database>

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

/** A pattern for the words that may have a stem. Stems with signs, such as those of numbers, have none. */
function toPattern({ language, lexeme }: Form): string[] {
  const stem = openStem(language, lexeme)
  if (!/^[\p{L}\p{N}]+$/u.test(stem)) return []
  return [stem.replace(LETTERS, toClass)]
}

/** Words as they are written in texts, by the language of these. */
export type Words = ReadonlyMap<Language, ReadonlySet<string>>

/** The words of some texts, given as a query with their language, whose stem is one that was looked for, each by the stems of its language. */
export async function selectWords(
  db: Db,
  texts: RawBuilder<unknown>,
  { forms, beginning }: SoughtWords,
): Promise<Words> {
  const begun = languages.map((language) => ({ language, lexeme: beginning }))
  const patterns = [...new Set([...forms, ...(beginning === '' ? [] : begun)].flatMap(toPattern))]
  if (patterns.length === 0) return new Map()
  const { rows: written } = await sql<{ language: Language; word: string }>`with given as (${texts})
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

/** A place in a text, from and to. */
export type Mark = [from: number, to: number]

const WORD = /[\p{L}\p{M}\p{N}_]+/gu

/** The places of these words in a text of their language. */
export const markWords = (text: string, words: ReadonlySet<string> | undefined): Mark[] =>
  Array.from(text.matchAll(WORD))
    .filter(([word]) => words?.has(word))
    .map(({ 0: word, index }): Mark => [index, index + word.length])
