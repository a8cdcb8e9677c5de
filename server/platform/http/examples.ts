import type { Static, TObject, TSchema } from '@fastify/type-provider-typebox'

/** A body or an answer with an example for the OpenAPI document. */
export const withExample = <S extends TSchema>(schema: S, example: Static<S>): S => ({ ...schema, examples: [example] })

/** A query with other examples of some parameters. */
export const withExamples = <S extends TObject>(
  schema: S,
  examples: Readonly<Partial<Record<keyof Static<S> & string, string>>>,
): S => {
  const changed = Object.entries(examples).map(([name, example]) => [
    name,
    { ...schema.properties[name], examples: [example] },
  ])
  return { ...schema, properties: { ...schema.properties, ...Object.fromEntries(changed) } }
}

type Metadata = { page?: number | string; alphabetical_range?: string[] }

/** An answer of a list with one record. */
export const exampleList = <T>(record: T, metadata: Metadata = {}) => ({
  records: [record],
  pagination_metadata: { page: 1, num_pages: 1, max_records: 1, ...metadata },
})
