import { type TSchema, type TStringOptions, Type } from 'typebox'

/** A field that an answer may leave out or send as null; a record must still be shown without it. */
export const maybe = <S extends TSchema>(schema: S) => Type.Optional(Type.Union([schema, Type.Null()]))

/** A text parameter of a query string or path, with description and example for the OpenAPI document. */
export const parameter = (description: string, example: string, options: TStringOptions = {}) =>
  Type.String({ ...options, description, examples: [example] })

export const recordId = (options?: TStringOptions) => parameter('Id of the record.', '1', options)

/** Calendar day, `YYYY-MM-DD`. */
export const Day = Type.String({ format: 'date', description: 'Calendar day, YYYY-MM-DD' })

/** Instant, ISO 8601 with offset. */
export const Instant = Type.String({ format: 'date-time', description: 'Instant, ISO 8601 with offset' })

/** Places in a text, each as its start and its end, in UTF-16 code units. */
export const Marks = Type.Array(Type.Array(Type.Integer(), { minItems: 2, maxItems: 2 }))
