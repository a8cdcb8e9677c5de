import { type Static, Type } from 'typebox'
import { Instant, recordId } from './field.ts'

/**
 * A search that the user keeps. `query` is the query string of its list (R222–R227) without a page; it always has `libraries`: one
 * library, or `All`. `new_count` counts the documents of the list that arrived after `seen_at`, at most 99.
 */
export const SavedSearch = Type.Object({
  id: Type.String(),
  name: Type.String(),
  query: Type.String(),
  alerts: Type.Boolean({ description: 'Whether new documents of the search go to the inbox and into mails.' }),
  created_at: Instant,
  seen_at: Instant,
  new_count: Type.Integer(),
})
export type SavedSearch = Static<typeof SavedSearch>

/** Answer of `GET current_user/saved_searches`: the newest first. */
export const SavedSearches = Type.Object({ records: Type.Array(SavedSearch) })
export type SavedSearches = Static<typeof SavedSearches>

const name = Type.String({ minLength: 1, maxLength: 120 })
const query = Type.String({ maxLength: 4000 })

/** Body of `POST current_user/saved_searches`; the answer is the record. 422: the query has nothing to search for, or there are too many. */
export const CreateSavedSearch = Type.Object({ name, query, alerts: Type.Boolean() })
export type CreateSavedSearch = Static<typeof CreateSavedSearch>

/**
 * Body of `POST current_user/saved_searches/update`: the fields that change. `seen` sets `seen_at` to now. 404: there is none with
 * this id.
 */
export const UpdateSavedSearch = Type.Object({
  id: recordId({ pattern: '^\\d{1,9}$' }),
  name: Type.Optional(name),
  alerts: Type.Optional(Type.Boolean()),
  seen: Type.Optional(Type.Literal(true)),
})
export type UpdateSavedSearch = Static<typeof UpdateSavedSearch>

/** Body of `POST current_user/saved_searches/delete`; what is not there is no error. */
export const DeleteSavedSearch = Type.Object({ id: recordId({ pattern: '^\\d{1,9}$' }) })
export type DeleteSavedSearch = Static<typeof DeleteSavedSearch>
