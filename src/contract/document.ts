import { type Static, Type } from 'typebox'
import { AccessRequest } from './access-request.ts'
import { Day, Instant, Marks, maybe, parameter } from './field.ts'
import { LimitQuery } from './filter.ts'
import { listSchema } from './list.ts'
import { TagRef } from './tag.ts'

/** The main topic of a document; the first column of a research table (R266, R293). */
const PrimaryFocus = Type.Object({
  type: maybe(Type.String()),
  value: maybe(Type.String()),
  image: maybe(Type.String()),
  profile_link: maybe(Type.String()),
  profile_url: maybe(Type.String()),
  record_ref: maybe(Type.String()),
})

/** A passage found by meaning; `page_number` counts from 1 (R257). */
const SemanticResult = Type.Object({ text: Type.String(), page_number: maybe(Type.Integer()) })

/** A passage with words of a search by words, and the places of these words in `text`. */
const SearchHit = Type.Object({
  text: Type.String(),
  page_number: maybe(Type.Integer()),
  marks: maybe(Marks),
})

/**
 * A research document as every list shows it (R399, R266, R401). Two flags decide what a user may do: `permissioned`
 * opens the preview (R262, R263), `entitled` allows the download (R261). In a list that was searched by words, `title_marks` are
 * the places of these in the title, and `summary_marks` those in the summary of a document without hits.
 */
export const WebDocument = Type.Object({
  id: Type.String(),
  title: maybe(Type.String()),
  subtitle: maybe(Type.String()),
  summary: maybe(Type.String()),
  document_type: maybe(Type.String()),
  language: maybe(Type.String({ description: 'The language of the text as a BCP 47 tag; null if it is not known.' })),
  publication_date: maybe(Instant),
  page_count: maybe(Type.Integer()),
  external_reference: maybe(Type.String()),
  entitled: maybe(Type.Boolean()),
  permissioned: maybe(Type.Boolean()),
  preview: maybe(Type.Boolean()),
  attachment_content_type: maybe(Type.String()),
  attachment_url: maybe(Type.String()),
  download_link: maybe(Type.String()),
  download_url: maybe(Type.String()),
  preview_url: maybe(Type.String()),
  link_to_preview: maybe(Type.String()),
  thumbnail: maybe(Type.String()),
  region: maybe(Type.String()),
  primary_focus: maybe(PrimaryFocus),
  primary_tags: maybe(Type.Array(TagRef)),
  other_tags: maybe(Type.Array(TagRef)),
  analysts: maybe(Type.Array(TagRef)),
  rating: maybe(Type.String()),
  rating_date: maybe(Day),
  rating_change: maybe(Type.String()),
  prior_rating: maybe(Type.String()),
  prior_rating_date: maybe(Day),
  target_price: maybe(Type.Number()),
  target_price_currency: maybe(Type.String()),
  target_price_date: maybe(Day),
  prior_target_price: maybe(Type.Number()),
  prior_target_price_date: maybe(Day),
  semantic_search_result: maybe(Type.Array(SemanticResult)),
  search_hits: maybe(
    Type.Array(SearchHit, {
      description:
        'The best passages with words of the search, at most three; the first sentence if there is nothing else to show.',
    }),
  ),
  search_hit_count: maybe(Type.Integer({ description: 'How many passages have words of the search.' })),
  title_marks: maybe(Marks),
  summary_marks: maybe(Marks),
  available_at: maybe(
    Type.String({
      format: 'date-time',
      description: 'When it became available: imported, released from its embargo, or published, whichever came last.',
    }),
  ),
  read_at: maybe(
    Type.String({ format: 'date-time', description: 'When the user first opened it in the portal; null: not yet.' }),
  ),
  saved: maybe(Type.Boolean({ description: 'Whether it is in the user’s list of documents to read later.' })),
  access_request: maybe(
    Type.Object(
      { status: AccessRequest.properties.status, requested_at: Instant },
      { description: 'Of a document that the user may not read or not load: what became of the request for access.' },
    ),
  ),
})
export type WebDocument = Static<typeof WebDocument>

/** A filter of an empty list, the two dates, or the library of its call, with what the list would have without it. */
const RemovableFilter = Type.Object({
  parameters: Type.Array(Type.String(), {
    description:
      'The parameters to leave out, such as `filter_Sector`. None: `all_documents` instead of the call for one library.',
  }),
  doc_count: Type.Integer(),
})
export type RemovableFilter = Static<typeof RemovableFilter>

/**
 * A list of documents. `corrected_search_term` is what was searched for in place of a `search_term` with a word that no document
 * has; `literal_search=true` asks for the list without that. An empty list names in `removable_filters` those filters of the
 * query that it would not be empty without, each taken by itself, the one with most documents first.
 */
export const DocumentList = Type.Object({
  ...listSchema(WebDocument).properties,
  corrected_search_term: maybe(Type.String()),
  removable_filters: maybe(Type.Array(RemovableFilter)),
})
export type DocumentList = Static<typeof DocumentList>

/** One document by itself (R400). `detail` is its HTML text, present only if the user is entitled. */
export const WebDocumentDetail = Type.Object({
  ...WebDocument.properties,
  detail: maybe(Type.String()),
  contact_email: maybe(Type.String()),
  tags: maybe(Type.Array(TagRef)),
})
export type WebDocumentDetail = Static<typeof WebDocumentDetail>

/** Answer of `GET web_document_preview` (R402): the document's untrusted HTML. */
export const WebDocumentPreview = Type.Object({ html_content: maybe(Type.String()) })
export type WebDocumentPreview = Static<typeof WebDocumentPreview>

/** Query of `GET web_documents/most_popular`: with `days` what was read most within so many days, otherwise of all times. */
export const PopularQuery = Type.Object({
  ...LimitQuery.properties,
  days: Type.Optional(parameter('Number of days to count, 1 to 92; absent: of all times.', '7')),
})
