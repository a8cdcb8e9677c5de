import { type RawBuilder, sql } from 'kysely'
import { foldFor, type Language } from '../text/languages.ts'
import { vectorOf } from './lexemes.ts'

/** The texts of a document that a search may find, plain, without markup. */
export type SearchableText = {
  title: string
  subtitle?: string | null | undefined
  summary?: string | null | undefined
  /** Company names, tickers, analysts. */
  names: readonly string[]
  body: string
}

const vector = (text: string, language: Language = 'en') =>
  vectorOf(language, sql<string>`${foldFor(language, text)}::text`)

/** The two vectors of a document's row: `tsv_head` ranks (title, then names, then the rest), `tsv` matches the body too. */
export function searchVectors(
  text: SearchableText,
  language: Language = 'en',
): { tsv_head: RawBuilder<string>; tsv: RawBuilder<string> } {
  const rest = [text.subtitle, text.summary].filter((part) => part !== null && part !== undefined).join('\n')
  const head = sql<string>`(setweight(${vector(text.title, language)}, 'A')
    || setweight(${vector(text.names.join('\n'), language)}, 'B') || setweight(${vector(rest, language)}, 'C'))`
  return { tsv_head: head, tsv: sql<string>`(${head} || ${vector(text.body, language)})` }
}

/** Of `tsv_head` what everybody may search: the title and the names of tags, without the subtitle and the summary. */
export const openVector: RawBuilder<string> = sql<string>`ts_filter(tsv_head, '{a,b}')`

/** The texts of an event that a search may find. */
type SearchableEvent = { name: string; description: string | null; location: string | null; tags: readonly string[] }

/** The two vectors of an event's row: `tsv` for users who may take part, `tsv_open` (the name and the tags) for everybody. */
export function eventVectors(event: SearchableEvent): { tsv: RawBuilder<string>; tsv_open: RawBuilder<string> } {
  const { name, description, location, tags } = event
  const open = [name, ...tags]
  return {
    tsv: vector([...open, description ?? '', location ?? ''].join('\n')),
    tsv_open: vector(open.join('\n')),
  }
}
