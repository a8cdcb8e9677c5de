import { type Static, type TSchema, Type } from 'typebox'
import { maybe } from './field.ts'

/** The position in a list: `page` is a number, or a letter A–Z on alphabetical lists (R221). */
export const PaginationMetadata = Type.Object({
  page: Type.Union([Type.Integer(), Type.String()]),
  num_pages: Type.Integer(),
  alphabetical_range: maybe(Type.Array(Type.String())),
  max_records: maybe(Type.Integer()),
})
export type PaginationMetadata = Static<typeof PaginationMetadata>

/** The envelope of a list (R152). A client also accepts a bare array. */
export const listSchema = <S extends TSchema>(record: S) =>
  Type.Object({ records: Type.Array(record), pagination_metadata: PaginationMetadata })

/** A list as the API may send it (R152). */
export type ListAnswer<T> = T[] | { records: T[]; pagination_metadata: PaginationMetadata }
