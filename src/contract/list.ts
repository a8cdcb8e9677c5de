import { type Static, type TSchema, Type } from 'typebox'
import { maybe } from './field.ts'

/** Where a list stands: `page` is a number, or a letter A–Z on alphabetical lists (R221). */
export const PaginationMetadata = Type.Object({
  page: Type.Union([Type.Integer(), Type.String()]),
  num_pages: Type.Integer(),
  alphabetical_range: maybe(Type.Array(Type.String())),
  max_records: maybe(Type.Integer()),
})
export type PaginationMetadata = Static<typeof PaginationMetadata>

/** The envelope of a list (R152); a client accepts a bare array in its place. */
export const ListOf = <S extends TSchema>(record: S) =>
  Type.Object({ records: Type.Array(record), pagination_metadata: PaginationMetadata })

/** A list as it may come over the wire (R152). */
export type ListAnswer<T> = T[] | { records: T[]; pagination_metadata: PaginationMetadata }
