import { badRequest } from '../http-errors.ts'
import { firstOf, type Parameter } from './values.ts'

/** Reads the id of a tag. Throws a 400 that names the parameter. */
export function tagIdOf(name: string, parameter: Parameter): number {
  const id = firstOf(parameter)
  if (!/^\d{1,9}$/.test(id)) throw badRequest(`${name} must be the id of a tag.`)
  return Number(id)
}
