import { type Static, type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'
import { badRequest } from '../http-errors.ts'

/** A parameter that travels as JSON text; an empty one counts as absent. Throws a 400 that names it. */
export function parseJson<S extends TSchema>(name: string, schema: S, text: string | undefined): Static<S> | undefined {
  if (text === undefined || text.trim() === '') return undefined
  let value: unknown
  try {
    value = JSON.parse(text, (key, part: unknown) => {
      if ([key, part].some((text) => typeof text === 'string' && text.includes('\0')))
        throw new SyntaxError('null character')
      return part
    })
  } catch {
    throw badRequest(`${name} must be JSON, without null characters.`)
  }
  if (value === null) return undefined
  if (!Value.Check(schema, value)) throw badRequest(`${name} does not have the expected shape.`)
  return value
}

/** Categories with their chosen values, as `tag_filters` and `selected_tags` hold them (R228). */
export const Selection = Type.Record(Type.String(), Type.Array(Type.String()))

/** The values of each category; a category without values is left out. */
export const toSelectionMap = (selection: Static<typeof Selection>): Map<string, Set<string>> =>
  new Map(
    Object.entries(selection)
      .filter(([, values]) => values.length > 0)
      .map(([category, values]) => [category, new Set(values)]),
  )
