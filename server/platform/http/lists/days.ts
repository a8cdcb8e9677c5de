import { getFirst, type Parameter } from './values.ts'

/** A number of days, at most `most`; undefined if it is malformed or absent. */
export function parseDays(parameter: Parameter, most: number): number | undefined {
  const text = getFirst(parameter)
  return /^[1-9]\d*$/.test(text) ? Math.min(Number(text), most) : undefined
}
