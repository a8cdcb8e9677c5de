import type { InterestRecord } from '../../../src/contract/preference.ts'
import { splitValues } from '../../../src/lib/join-values.ts'

/** What a distribution preference chooses by, in the order of the editor (R347). */
const categories = ['Region', 'Sector', 'Asset Class', 'Company', 'Country', 'Analyst', 'Content Type'] as const

/** Values by category. */
export type Choice = ReadonlyMap<string, ReadonlySet<string>>

const ownText = (record: Readonly<Record<string, unknown>>, key: string): string => {
  const text = Object.hasOwn(record, key) ? record[key] : undefined
  return typeof text === 'string' ? text : ''
}

/** The values that records choose; a category without any is left out, and so are keys that are no category. */
export function choiceOf(...records: readonly Readonly<Record<string, unknown>>[]): Choice {
  const chosen = categories.map((category) => {
    const values = records.flatMap((record) => splitValues(ownText(record, category)))
    return [category, new Set(values)] as const
  })
  return new Map(chosen.filter(([, values]) => values.size > 0))
}

/** Equal for records that say the same, in whatever order of their keys. */
export const keyOf = (record: InterestRecord): string =>
  JSON.stringify(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)))
