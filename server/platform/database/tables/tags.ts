import type { Generated, GeneratedAlways } from 'kysely'
import type { Tag } from '#contract/tag.ts'
import type { Ids, Json, Maybe } from './columns.ts'

/** Fields of a company, an analyst or a sector that the server passes on as they are (R394–R398). */
export type TagData = Omit<
  Tag,
  | 'id'
  | 'category'
  | 'value'
  | 'profile_link'
  | 'thumbnail_url'
  | 'disabled'
  | 'in_scope'
  | 'doc_count'
  | 'ticker'
  | 'analysts'
  | 'related_analyst'
  | 'model'
  | 'tear_sheet'
  | 'name'
  | 'external_id'
  | 'inactive'
>

/**
 * Whatever documents and events are filed under. Categories: Asset Class, Region, Sector, Sub-Sector, Company, Ticker,
 * Analyst, Country, Content Type, Roadshow Type. A category has no two tags of one value.
 */
export interface TagTable {
  id: number
  category: string
  value: string
  /** `foldText(value)`: what typeahead and quick select compare. */
  norm: string
  /** Of a company; and `foldText` of it. */
  ticker: Maybe<string>
  ticker_norm: Maybe<string>
  /** The provider's own reference of a company or an analyst; unique where present. */
  external_id: Maybe<string>
  inactive: Generated<boolean>
  /** Whether a picture can be shown; it is drawn from the initials. */
  has_image: Generated<boolean>
  /** Number of documents filed under it. */
  doc_count: Generated<number>
  /** Tags it goes with: of a company its sector, sub-sector, regions, country, analysts, ticker; of a ticker its company. */
  related_ids: Ids
  /** Of a company: the covering analysts, the first one leads. */
  analyst_ids: Ids
  /** Subscription level that may load a company's model or tear sheet; null: there is none. */
  model_level: Maybe<number>
  tear_sheet_level: Maybe<number>
  data: Json<TagData>
  /** The letter A–Z it stands under: the first Latin one of its folded name, or else of its ticker, or else Z (R272). */
  initial: GeneratedAlways<string>
  /** Of a company, from `data`: what lists are put in order by. */
  sub_sector: GeneratedAlways<string | null>
  equity_rating: GeneratedAlways<string | null>
  /** `YYYY-MM-DD`. */
  last_updated: GeneratedAlways<string | null>
}
