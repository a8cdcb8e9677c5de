import { type Kysely, sql } from 'kysely'
import { openStem, vectorOf } from '../../database/lexemes.ts'
import type { Database } from '../../database/schema.ts'
import { foldText } from '../../text/fold.ts'
import { groups } from './groups.ts'

type Db = Kysely<Database>

/** Another term for one in a question, with a regular expression that finds it in a text. */
type Synonym = { term: string; pattern: string }

/** The synonyms of each term, by the stems of its words with spaces between them. */
type Thesaurus = ReadonlyMap<string, readonly Synonym[]>

/** No term has more words. */
const LONGEST = 3

/** A stem of one letter is what is left of `m&a`. */
const SHORTEST = 2

/** What a word may end in after its stem: `ris` stands for "rise" and "rising", and not for "risk". */
const ENDINGS = '(?:e|es|ed|er|ers|ing|ings|s|y|ies|ied|al|ly|ment|ments|ion|ions|ation|ations|ive|able|ability)?'

const toPattern = (stems: readonly string[]) => stems.map((stem) => `${openStem('en', stem)}${ENDINGS}`).join('\\W+')

/** The stems of each text in the order of its words. */
async function readStems(db: Db, texts: readonly string[]): Promise<string[][]> {
  const { rows } = await sql<{ stems: string[] }>`
    select array(select lexeme from unnest(${vectorOf('en', sql<string>`text`)}), unnest(positions) at order by at) as stems
    from unnest(${texts.map((text) => foldText(text))}::text[]) with ordinality as given(text, place) order by place`.execute(
    db,
  )
  return rows.map(({ stems }) => stems)
}

async function readThesaurus(db: Db): Promise<Thesaurus> {
  const stems = await readStems(db, groups.flat())
  const thesaurus = new Map<string, Map<string, Synonym>>()
  let next = 0
  for (const group of groups) {
    const terms = group
      .map((term) => ({ term, stems: stems[next++] ?? [] }))
      .filter((one) => one.stems.length > 0 && one.stems.every((stem) => stem.length >= SHORTEST))
      .map((one) => ({ key: one.stems.join(' '), synonym: { term: one.term, pattern: toPattern(one.stems) } }))
    for (const { key } of terms) {
      const synonyms = thesaurus.get(key) ?? new Map<string, Synonym>()
      thesaurus.set(key, synonyms)
      for (const other of terms) if (other.key !== key) synonyms.set(other.key, other.synonym)
    }
  }
  return new Map(Array.from(thesaurus, ([key, synonyms]) => [key, [...synonyms.values()]]))
}

const thesauri = new WeakMap<Db, Promise<Thesaurus>>()

/** The stems are PostgreSQL's, so that each database is asked for them once. */
function getThesaurus(db: Db): Promise<Thesaurus> {
  const thesaurus = thesauri.get(db) ?? readThesaurus(db)
  thesauri.set(db, thesaurus)
  thesaurus.catch(() => thesauri.delete(db))
  return thesaurus
}

/** What the thesaurus says of a question. */
type Known = {
  /** What analysts also write for each known term: for the longest ones where terms overlap. */
  synonyms: (readonly Synonym[])[]
  /** Whether the question is one known term of several words, such as "pricing power". */
  isPhrase: boolean
}

export async function findSynonyms(db: Db, question: string): Promise<Known> {
  const thesaurus = await getThesaurus(db)
  const [stems = []] = await readStems(db, [question])
  const synonyms: (readonly Synonym[])[] = []
  let isPhrase = false
  for (let start = 0; start < stems.length; ) {
    let length = Math.min(LONGEST, stems.length - start)
    const find = () => thesaurus.get(stems.slice(start, start + length).join(' '))
    while (length > 1 && !find()) length -= 1
    const found = find()
    if (found && found.length > 0) synonyms.push(found)
    isPhrase = length > 1 && length === stems.length
    start += length
  }
  return { synonyms, isPhrase }
}
