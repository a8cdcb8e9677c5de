import { type TSchema, Type } from 'typebox'

/** A field that an answer may leave out or send as null; a record must still be shown without it. */
export const maybe = <S extends TSchema>(schema: S) => Type.Optional(Type.Union([schema, Type.Null()]))

/** Calendar day, `YYYY-MM-DD`. */
export const Day = Type.String({ format: 'date', description: 'Calendar day, YYYY-MM-DD' })

/** Instant, ISO 8601 with offset. */
export const Instant = Type.String({ format: 'date-time', description: 'Instant, ISO 8601 with offset' })
