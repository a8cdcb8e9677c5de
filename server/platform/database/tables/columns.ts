import type { ColumnType, Generated } from 'kysely'

/** `timestamptz`: read as a Date, written as a Date or ISO text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>

/** `timestamptz` that may be null and may be left out when a row is written. */
export type MaybeTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

/** `date`: `YYYY-MM-DD` in both directions, or null. */
export type MaybeDay = ColumnType<string | null, string | null | undefined, string | null>

/** A column that may be null and may be left out when a row is written. */
export type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>

/** `json`, which keeps the order of keys: read as a value, written as JSON text, because drivers disagree about arrays. */
export type Json<T> = ColumnType<T, string, string>

/** `integer[]`, empty when left out. */
export type Ids = Generated<number[]>

/** `tsvector`: written by an SQL expression, see `searchVectors`. */
export type TextVector = ColumnType<string, string, string>
