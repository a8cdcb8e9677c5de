import { type Static, Type } from 'typebox'
import { parameter } from './field.ts'

/** Which part of a list is returned. */
export const paging = {
  page: Type.Optional(parameter('Page number from 1; on alphabetical lists a letter from A to Z.', '1')),
  page_size: Type.Optional(parameter('Records per page.', '10')),
  limit: Type.Optional(parameter('Maximum number of records over all pages.', '10')),
}

/** Query of the lists without pages: popular and suggested records. */
export const LimitQuery = Type.Object({ limit: paging.limit })

/**
 * The query of every list (R222–R227, R154). The open keys `filter_{Category}` hold values joined by `;`. A `%` or `;`
 * inside a value is percent-encoded first (C58).
 */
export const ListQuery = Type.Object(
  {
    search_term: Type.Optional(parameter('Words to find in titles, names, summaries and texts.', 'margins')),
    semantic_search_term: Type.Optional(parameter('Text to search for by meaning, in whole words.', 'cheaper funding')),
    literal_search: Type.Optional(
      parameter('`true`: a word of `search_term` that no document has is not corrected.', 'true'),
    ),
    start_date: Type.Optional(parameter('First day, YYYY-MM-DD.', '2026-01-01')),
    end_date: Type.Optional(parameter('Last day, YYYY-MM-DD.', '2026-12-31')),
    all_time_filter: Type.Optional(parameter('`true` ignores both dates.', 'false')),
    order_by_field: Type.Optional(Type.String({ description: 'Field to sort by; unknown fields are ignored.' })),
    order_by_order: Type.Optional(parameter('`asc`; anything else is descending.', 'asc')),
    libraries: Type.Optional(
      Type.Union([Type.String(), Type.Array(Type.String())], {
        description: 'Library by name or id; can be repeated.',
        examples: ['Research'],
      }),
    ),
    replay_filter: Type.Optional(
      parameter('`true`: only events with a replay. It has no effect on documents.', 'true'),
    ),
    ...paging,
  },
  { additionalProperties: Type.Union([Type.String(), Type.Array(Type.String())]) },
)
export type ListQuery = Static<typeof ListQuery>
