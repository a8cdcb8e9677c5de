import type { Generated } from 'kysely'
import type { Language } from '../../text/languages.ts'
import type { Ids, Maybe, MaybeDay, TextVector, Timestamp } from './columns.ts'

/** The libraries a document may stand in; each but `flashmail` is a quick filter (C12). */
export type Library =
  | 'research'
  | 'commentary'
  | 'flashmail'
  | 'analytics'
  | 'valuation'
  | 'primers'
  | 'eps'
  | 'analytics_archive'

/** A research document (R399). Its HTML stands in `document_bodies`, so that lists read narrow rows. */
export interface DocumentTable {
  id: number
  /** `external_reference` of the contract; unique; letters, digits and dashes. */
  reference: string
  title: string
  subtitle: Maybe<string>
  summary: Maybe<string>
  /** Equal to the value of a tag of the category `Content Type`. */
  document_type: string
  library: Library
  published_at: Timestamp
  views: Generated<number>
  page_count: Maybe<number>
  /** Of the attachment, one of `files/media-types.ts`, for example `application/pdf`; null: there is none. */
  media_type: Maybe<string>
  /** Whether there is an HTML preview. */
  preview: Generated<boolean>
  /** Address of a picture; null: none. */
  thumbnail: Maybe<string>
  contact_email: Maybe<string>
  /** Regions as shown, joined by `, `. */
  region: Maybe<string>
  rating: Maybe<string>
  rating_date: MaybeDay
  rating_change: Maybe<string>
  prior_rating: Maybe<string>
  prior_rating_date: MaybeDay
  target_price: Maybe<number>
  target_price_currency: Maybe<string>
  target_price_date: MaybeDay
  prior_target_price: Maybe<number>
  prior_target_price_date: MaybeDay
  /** The tag it is mainly about: a company, a sector, a region… */
  primary_focus_id: Maybe<number>
  /** Authors, the first one leads. */
  analyst_ids: Ids
  primary_tag_ids: Ids
  other_tag_ids: Ids
  /** Every tag a filter may find it by: those above, and the ones they imply (country, ticker, content type…). */
  tag_ids: Ids
  /** What the access rule reads, see `access/access-rule.ts`. Empty: not tied to a region or an asset class. */
  region_ids: Ids
  asset_class_ids: Ids
  /** Subscription level that may preview and the one that may download; 0: everyone. */
  preview_level: Generated<number>
  download_level: Generated<number>
  /** The language of the text, and of the stems in `tsv_head` and `tsv`. */
  language: Generated<Language>
  /** Whether its title and its call are public. The provider sets it for each document. */
  is_public: Generated<boolean>
  /** Title, subtitle, names, tickers and summary: what results are ranked on. */
  tsv_head: TextVector
  /** `tsv_head` and the body: what a search matches. */
  tsv: TextVector
}

/** The HTML text of a document. */
export interface DocumentBodyTable {
  document_id: number
  html: string
}

/** `documents.tag_ids` unfolded, for reading one tag's documents by date. */
export interface DocumentTagTable {
  tag_id: number
  document_id: number
  published_at: Timestamp
}

/** What lists are narrowed by, copied from `documents` into rows so narrow that all of them stay in memory. */
export type DocumentSearchTable = Pick<DocumentTable, 'id' | 'published_at' | 'library' | 'tag_ids' | 'tsv'> & {
  /** Of `tsv_head` the title and the names of tags: what a search may match for a user who may not read the document. */
  tsv_open: TextVector
}

/**
 * Which documents a tag (`key`: its id), a library or a month of publication (`2026-11`, UTC) has: bit n stands for the
 * document with id n. Counting under filters is comparing sets. The one set of kind `none` is empty. `region`, `asset_class`
 * (`key`: an id of the columns of these names, or empty for documents that are tied to none) and `text_level` (the level from
 * which the words may be read) are what the access rule reads.
 */
export interface DocumentSetTable {
  kind: 'tag' | 'library' | 'month' | 'region' | 'asset_class' | 'text_level' | 'none'
  key: string
  bits: string
}

/** One or two sentences of a document, the unit that is found by meaning. `page` counts from 1, `ord` from 0. */
export interface PassageTable {
  id: number
  document_id: number
  page: number
  ord: number
  text: string
}

/** A passage as a vector of length 1, written as `[0.1,…]`. Present only where the database has pgvector. */
export interface PassageEmbeddingTable {
  passage_id: number
  document_id: number
  embedding: string
}

/**
 * The documents of a block that have a word (`lexeme`: see `toKey` of `lexemes.ts`): for each the distance of its id, how often the word occurs, and its length; see
 * `search-index/postings.ts`.
 */
export interface SearchPostingTable {
  lexeme: string
  block: number
  postings: Uint8Array
}

/** How many documents a block has, and how many words these have. */
export interface SearchBlockTable {
  block: number
  documents: number
  length: number
  /** See `search-index/rules.ts`. */
  rules: Generated<number>
}

/**
 * The documents of a block that have a word as its author spells it, without case and accents: what a misspelt word may mean; see
 * `search-index/spellings.ts`.
 */
export interface SearchSpellingTable {
  word: string
  block: number
  documents: Uint8Array
}

/** Blocks whose postings have to be written again; triggers on `documents` mark them. */
export interface SearchStaleTable {
  block: number
}
