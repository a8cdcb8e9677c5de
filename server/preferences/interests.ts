import { interestCategories } from '#lib/format/interest-records.ts'
import { joinValues, splitValues } from '#lib/format/join-values.ts'

/** Values by category. */
export type ValuesByCategory = ReadonlyMap<string, ReadonlySet<string>>

const ownText = (record: Readonly<Record<string, unknown>>, key: string): string => {
  const text = Object.hasOwn(record, key) ? record[key] : undefined
  return typeof text === 'string' ? text : ''
}

/** The values that records choose; a category without any is left out, and so are keys that are no category. */
export function collectValues(...records: readonly Readonly<Record<string, unknown>>[]): ValuesByCategory {
  const chosen = interestCategories.map((category) => {
    const values = records.flatMap((record) => splitValues(ownText(record, category)))
    return [category, new Set(values)] as const
  })
  return new Map(chosen.filter(([, values]) => values.size > 0))
}

/** Values that the name of a preference has at most. */
const MOST_NAMED = 3

/**
 * Names a preference by the first value of each category and the number of its other values, joined as values are:
 * `Europe;Banks;+4`. Empty: it stands for all research.
 */
export function nameInterest(record: Readonly<Record<string, unknown>>): string {
  const lists = [...collectValues(record).values()].map((values) => [...values])
  const named = lists.flatMap(([first]) => first ?? []).slice(0, MOST_NAMED)
  const others = lists.flat().length - named.length
  return joinValues(others > 0 ? [...named, `+${others}`] : named)
}
