import { type Static, Type } from 'typebox'
import { parameter } from './field.ts'

/** How much of a list is answered. */
export const paging = {
  page: Type.Optional(parameter('A page from 1 on; on alphabetical lists a letter A to Z.', '1')),
  page_size: Type.Optional(parameter('Records on a page.', '10')),
  limit: Type.Optional(parameter('Records at most, over all pages.', '10')),
}

/** Query of the lists without pages: of the most popular and of the suggestions. */
export const LimitQuery = Type.Object({ limit: paging.limit })

/**
 * What every list takes in its query (R222–R227, R154). The open keys `filter_{Category}` hold values joined by `;`,
 * with `%` and `;` inside a value percent-encoded before joining (C58).
 */
export const ListQuery = Type.Object(
  {
    search_term: Type.Optional(parameter('Words to be found: in titles, names, summaries and texts.', 'margins')),
    semantic_search_term: Type.Optional(
      parameter('What is to be found by meaning, in whole words.', 'cheaper funding'),
    ),
    start_date: Type.Optional(parameter('First day, YYYY-MM-DD.', '2026-01-01')),
    end_date: Type.Optional(parameter('Last day, YYYY-MM-DD.', '2026-12-31')),
    all_time_filter: Type.Optional(parameter('`true` takes both dates away.', 'false')),
    order_by_field: Type.Optional(
      Type.String({ description: 'Field to be put in order by; an unknown one counts as absent.' }),
    ),
    order_by_order: Type.Optional(parameter('`asc`; anything else is descending.', 'asc')),
    libraries: Type.Optional(
      Type.Union([Type.String(), Type.Array(Type.String())], {
        description: 'Libraries by name or id; may be given several times.',
        examples: ['Research'],
      }),
    ),
    replay_filter: Type.Optional(
      parameter('`true`: events with a replay only. Documents are not narrowed by it.', 'true'),
    ),
    ...paging,
  },
  { additionalProperties: Type.Union([Type.String(), Type.Array(Type.String())]) },
)
export type ListQuery = Static<typeof ListQuery>
