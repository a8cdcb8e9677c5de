import { type Static, Type } from 'typebox'
import { Day, maybe, parameter } from './field.ts'
import { ListQuery } from './filter.ts'
import { listSchema } from './list.ts'

const base = {
  id: Type.String(),
  category: maybe(Type.String()),
  value: maybe(Type.String()),
  profile_link: maybe(Type.String()),
}

/** A tag inside another record, with name and link. An analyst also has contact details. */
export const TagRef = Type.Object({
  ...base,
  email: maybe(Type.String()),
  phone: maybe(Type.String()),
  role: maybe(Type.String()),
})
export type TagRef = Static<typeof TagRef>

/** A file of a company, shown if `has_access` (R290). */
const CompanyFile = Type.Object({ download_url: maybe(Type.String()), has_access: Type.Boolean() })

const Money = Type.Number()
const Lines = Type.Array(Type.String())

/**
 * Any tag: the common fields (R393), and those of companies (R394, R395, R398), analysts (R396) and sectors (R397).
 * `in_scope` comes with a tag's record, by itself or in a list of tags. It is `false` if the user's subscription covers
 * none of the tag's regions or asset classes. Such a company has only name, ticker, sector, country, region and
 * picture. Its other fields are `null`, and its files have no access. Otherwise, the years of estimates in
 * `company_financials_table` and `year_flags` need `model.has_access`. An absent `in_scope` counts as true.
 */
export const Tag = Type.Object({
  ...base,
  thumbnail_url: maybe(Type.String()),
  in_scope: maybe(Type.Boolean()),
  disabled: maybe(Type.Boolean()),
  doc_count: maybe(Type.Integer()),
  description: maybe(Lines),
  // company
  ticker: maybe(Type.String()),
  analysts: maybe(Type.Array(TagRef)),
  related_analyst: maybe(TagRef),
  sector: maybe(Type.String()),
  sub_sector: maybe(Type.String()),
  region: maybe(Type.String()),
  country: maybe(Type.String()),
  last_updated: maybe(Day),
  rating: maybe(Type.String()),
  rating_date: maybe(Day),
  rating_change: maybe(Type.String()),
  prior_rating: maybe(Type.String()),
  prior_rating_date: maybe(Day),
  equity_rating: maybe(Type.String()),
  target_price: maybe(Money),
  target_price_currency: maybe(Type.String()),
  target_price_date: maybe(Day),
  prior_target_price: maybe(Money),
  prior_target_price_date: maybe(Day),
  model: maybe(CompanyFile),
  tear_sheet: maybe(CompanyFile),
  risks: maybe(Type.String()),
  questions: maybe(Lines),
  questions_last_updated: maybe(Day),
  close_price: maybe(Money),
  price_currency: maybe(Type.String()),
  trading_currency: maybe(Type.String()),
  accounting_currency: maybe(Type.String()),
  /** The unit of amounts in `company_financials_table`: `m` for millions. */
  accounting_unit: maybe(Type.String()),
  market_cap: maybe(Money),
  year_flags: maybe(Type.Record(Type.String(), Type.String())),
  company_financials_table: maybe(
    Type.Record(Type.String(), Type.Record(Type.String(), Type.Union([Type.Number(), Type.Null()]))),
  ),
  // analyst
  name: maybe(Type.String()),
  role: maybe(Type.String()),
  external_id: maybe(Type.String()),
  bio: maybe(Lines),
  email: maybe(Type.String()),
  phone: maybe(Type.String()),
  inactive: maybe(Type.Boolean()),
  related_fields: maybe(Lines),
})
export type Tag = Static<typeof Tag>

/**
 * A list of tags. `similar_names`: no tag has every word of the `search_term`, so these are those whose name differs from it by one
 * letter of a word.
 */
export const TagList = Type.Object({ ...listSchema(Tag).properties, similar_names: maybe(Type.Literal(true)) })
export type TagList = Static<typeof TagList>

/** Answer of the calls that group tags: category to its tags. */
export const TagsByCategory = Type.Record(Type.String(), Type.Array(Tag))
export type TagsByCategory = Static<typeof TagsByCategory>

/**
 * Query of `GET typeahead_suggestions` (R174). Objects are JSON text, lists are joined by `;`:
 * - `tag_categories`: the categories to suggest from; absent: all that documents are filed under.
 * - `selected_tags`: `{category: [value]}`, the values that are already selected. They are not suggested again.
 * - `document_filters`: the list's filters, as the search filters object (R228) or by the keys of its query string.
 *
 * `doc_count` is the number of documents that the list would show if the suggestion were selected too. It counts documents
 * that match the filters and the selection in the other categories, since values of one category are alternatives. It is
 * absent if `disable_document_count` is `true` or the filters hold a `semantic_search_term` (R175).
 */
export const TypeaheadQuery = Type.Object({
  search_term: parameter('Words to find in titles, names, summaries and texts.', 'ziel', { maxLength: 200 }),
  tag_categories: Type.Optional(parameter('Categories to suggest from, joined by `;`.', 'Company;Sector')),
  selected_tags: Type.Optional(
    parameter('JSON text `{category: [value]}`: the values that are already selected.', '{"Region":["Europe"]}'),
  ),
  disable_document_count: Type.Optional(parameter('`true`: leaves out `doc_count`.', 'false')),
  document_filters: Type.Optional(parameter('The list’s filters as JSON text.', '{"search_term":"margins"}')),
})
export type TypeaheadQuery = Static<typeof TypeaheadQuery>

/** The selected values by category, as JSON text. */
export const TagFilters = parameter('JSON text `{category: [value]}`.', '{"Region":["Europe"]}')

export const Categories = parameter('Categories joined by `;`.', 'Region;Sector')

/**
 * Query of `GET tags/related_to_selected` (R205, R207): the values that can still be selected.
 * - `tag_filters`: JSON text `{category: [value]}`, the selection. The filters of a document list can be given too:
 *   `search_term`, `start_date`, `end_date`, `all_time_filter`, `libraries`.
 * - `categories`: the categories to return, joined by `;`; absent: those of the filter panel.
 * - `pivot_category`: the category of the last selection.
 *
 * A category's list holds its active values in alphabetical order, if they occur on documents that match the filters and the
 * selection in the other categories. The category's own selection does not restrict it, so that several values can be
 * selected. `doc_count` is the number of those documents. The pivot's list also keeps its selected values if no document is
 * left for them (`doc_count` 0): the last selection stays. A client removes values that are no longer offered from the
 * selection of the other categories, and sends the query again.
 */
export const RelatedTagsQuery = Type.Intersect([
  ListQuery,
  Type.Object({
    pivot_category: Type.Optional(parameter('The category of the last selection.', 'Region', { maxLength: 200 })),
    tag_filters: Type.Optional(TagFilters),
    categories: Type.Optional(Categories),
  }),
])
export type RelatedTagsQuery = Static<typeof RelatedTagsQuery>

/**
 * Query of `GET by_ref_with_permission` (R383): `ref` is the provider's own reference of a company or an analyst
 * (`external_id`), else a company's ticker in any case, else a tag's id. 404: no such tag. 403: the tag is not active, or the
 * user's subscription covers none of its regions and asset classes.
 */
export const TagReferenceQuery = Type.Object({
  ref: parameter('The provider’s own reference, a ticker, or the id of a tag.', 'AN-12', {
    minLength: 1,
    maxLength: 200,
  }),
})

/**
 * Query of `GET related_children_by_category` (R382):
 * - `tags_by_category`: JSON text `{category: [value]}`, the selected parents. Values of one category are alternatives,
 *   and all categories must match. Absent: all children.
 * - `child_categories`: the categories to return, joined by `;`; empty: those of the filter panel.
 */
export const RelatedChildrenQuery = Type.Object({
  tags_by_category: Type.Optional(
    parameter('JSON text `{category: [value]}`: the selected parents.', '{"Sector":["Banks"]}'),
  ),
  child_categories: Type.Optional(parameter('Categories to return, joined by `;`.', 'Company;Country')),
})
