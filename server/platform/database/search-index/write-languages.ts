import { type Kysely, sql } from 'kysely'
import { withoutMarkup } from '../../text/entities.ts'
import { languageNamed } from '../../text/languages.ts'
import type { Database } from '../schema.ts'
import { searchVectors } from '../search-vectors.ts'

type Db = Kysely<Database>

/** Documents that are read at a time. */
const BATCH = 100

/** PostgreSQL takes a megabyte of words of one document. */
const MOST_SEARCHED = 400_000

type Row = {
  id: number
  title: string
  subtitle: string | null
  summary: string | null
  html: string | null
  languages: string[]
  names: string[]
}

/** Documents that count as English and have a tag of another language, in the order of their ids. */
async function readUntold(db: Db, tagIds: readonly number[], after: number): Promise<Row[]> {
  const { rows } = await sql<Row>`select id, title, subtitle, summary, html,
      array(select value from unnest(other_tag_ids) with ordinality as tag(tag_id, place) join tags on tags.id = tag_id
        where category = 'Language' order by place) as languages,
      array(select concat_ws(' ', value, ticker) from tags
        where tags.id = any(tag_ids) and category in ('Company', 'Ticker', 'Analyst')) as names
    from documents left join document_bodies on document_id = id
    where language = 'en' and tag_ids && ${[...tagIds]}::int[] and id > ${after}
    order by id limit ${sql.lit(BATCH)}`.execute(db)
  return rows
}

/**
 * Gives documents the language that their tags say, with the forms of its words: those that are older than the column, and those
 * that a server of the version before has written.
 * @returns whether there were any, so that the document index has to be written
 */
export async function writeLanguages(db: Db): Promise<boolean> {
  const tags = await db.selectFrom('tags').select(['id', 'value']).where('category', '=', 'Language').execute()
  const foreign = tags.flatMap(({ id, value }) => (languageNamed([value]) === 'en' ? [] : [id]))
  if (foreign.length === 0) return false
  let isChanged = false
  for (let after = -1; ; ) {
    const rows = await readUntold(db, foreign, after)
    for (const { id, html, languages, ...texts } of rows) {
      const language = languageNamed(languages)
      if (language === 'en') continue
      const body = withoutMarkup(html ?? '').slice(0, MOST_SEARCHED)
      await db
        .updateTable('documents')
        .set({ language, ...searchVectors({ ...texts, body }, language) })
        .where('id', '=', id)
        .execute()
      isChanged = true
    }
    after = rows.at(-1)?.id ?? after
    if (rows.length < BATCH) return isChanged
  }
}
