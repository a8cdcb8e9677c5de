import { type RawBuilder, sql } from 'kysely'
import { foldText } from '../text/fold.ts'

/** The texts of a document that a search may find, plain, without markup. */
export type SearchableText = {
  title: string
  subtitle?: string | null | undefined
  summary?: string | null | undefined
  /** Company names, tickers, analysts. */
  names: readonly string[]
  body: string
}

const vector = (text: string) => sql`to_tsvector('english', ${foldText(text)}::text)`

/** The two vectors of a document's row: `tsv_head` ranks (title, then names, then the rest), `tsv` matches the body too. */
export function searchVectors(text: SearchableText): { tsv_head: RawBuilder<string>; tsv: RawBuilder<string> } {
  const rest = [text.subtitle, text.summary].filter((part) => part !== null && part !== undefined).join('\n')
  const head = sql<string>`(setweight(${vector(text.title)}, 'A')
    || setweight(${vector(text.names.join('\n'))}, 'B') || setweight(${vector(rest)}, 'C'))`
  return { tsv_head: head, tsv: sql<string>`(${head} || ${vector(text.body)})` }
}

/** The vector of an event's row. */
export const eventVector = (texts: readonly string[]): RawBuilder<string> => sql<string>`${vector(texts.join('\n'))}`
