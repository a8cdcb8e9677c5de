import { interestCategories } from '#lib/format/interest-records.ts'
import { splitValues } from '#lib/format/join-values.ts'

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
