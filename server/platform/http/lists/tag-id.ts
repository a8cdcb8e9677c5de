import { parameter } from '#contract/field.ts'
import { badRequest } from '../http-errors.ts'
import { getFirst, type Parameter } from './values.ts'

export const TagId = parameter('Id of a tag.', '1')

/** Reads the id of a tag. Throws a 400 that names the parameter. */
export function parseTagId(name: string, value: Parameter): number {
  const id = getFirst(value)
  if (!/^\d{1,9}$/.test(id)) throw badRequest(`${name} must be the id of a tag.`)
  return Number(id)
}
