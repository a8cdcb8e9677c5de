import type { InterestRecord } from '#contract/preference.ts'
import { interestCategories, isPreferenceRecord } from '#lib/format/interest-records.ts'
import { joinValues, splitValues } from '#lib/format/join-values.ts'

export type Category = (typeof interestCategories)[number]

/** What a preference cannot do without (R351). */
export const requiredCategories = ['Region', 'Sector'] as const satisfies readonly Category[]

/** A distribution preference as it is edited: category to its values, one without values left out (R358). */
export type Preference = Readonly<Partial<Record<Category, readonly string[]>>>

/** Whether it may be saved: at least one region and one sector (R350). */
export const isComplete = (preference: Preference): boolean =>
  requiredCategories.every((category) => (preference[category] ?? []).length > 0)

/** Whether both choose the same values, in whatever order they were chosen. */
export const isSame = (one: Preference, other: Preference): boolean =>
  interestCategories.every((category) => {
    const [values, others] = [new Set(one[category]), new Set(other[category])]
    return values.size === others.size && [...values].every((value) => others.has(value))
  })

/** What a record says of the categories; its other keys are nobody's here. */
export function preferenceOf(record: InterestRecord): Preference {
  const chosen = interestCategories.flatMap((category) => {
    const text: unknown = Object.hasOwn(record, category) ? record[category] : undefined
    const values = typeof text === 'string' ? [...new Set(splitValues(text))] : []
    return values.length > 0 ? [[category, values] as const] : []
  })
  return Object.fromEntries(chosen)
}

/** The record of a preference: what else stood in the one that it takes the place of stays (R362, C73). */
export function recordOf(preference: Preference, before: InterestRecord = {}): InterestRecord {
  const isOurs = (key: string) => interestCategories.some((category) => category === key)
  const others = Object.entries(before).filter(([key]) => !isOurs(key))
  const chosen = interestCategories.flatMap((category) => {
    const values = preference[category] ?? []
    return values.length > 0 ? [[category, joinValues(values)] as const] : []
  })
  return Object.fromEntries([...chosen, ...others])
}

/** Whether a record is a distribution preference, with none of the keys that mark it as something else (R344, C73). */
export const isRelevant = (record: unknown, irrelevantKeys: readonly string[]): boolean =>
  isPreferenceRecord(record) && !irrelevantKeys.some((key) => Object.hasOwn(record, key))
