import { type Static, Type } from 'typebox'

/**
 * What every list takes in its query (R222–R227, R154). The open keys `filter_{Category}` hold values joined by `;`,
 * with `%` and `;` inside a value percent-encoded before joining (C58).
 */
export const ListQuery = Type.Object(
  {
    search_term: Type.Optional(Type.String()),
    semantic_search_term: Type.Optional(Type.String()),
    start_date: Type.Optional(Type.String()),
    end_date: Type.Optional(Type.String()),
    all_time_filter: Type.Optional(Type.String()),
    order_by_field: Type.Optional(Type.String()),
    order_by_order: Type.Optional(Type.String()),
    libraries: Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())])),
    replay_filter: Type.Optional(Type.String()),
    page: Type.Optional(Type.String()),
    page_size: Type.Optional(Type.String()),
    limit: Type.Optional(Type.String()),
  },
  { additionalProperties: Type.Union([Type.String(), Type.Array(Type.String())]) },
)
export type ListQuery = Static<typeof ListQuery>
