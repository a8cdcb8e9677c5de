import type { InterestRecord } from '#contract/preference.ts'
import { interestCategories, isPreferenceRecord } from '#lib/format/interest-records.ts'
import { joinValues, splitValues } from '#lib/format/join-values.ts'

export type Category = (typeof interestCategories)[number]

/** Categories that need a value (R351). */
export const requiredCategories = ['Region', 'Sector'] as const satisfies readonly Category[]

/** A distribution preference in the editor: category to its values, without empty categories (R358). */
export type Preference = Readonly<Partial<Record<Category, readonly string[]>>>

/** Whether it can be saved: it has a region and a sector (R350). */
export const isComplete = (preference: Preference): boolean =>
  requiredCategories.every((category) => (preference[category] ?? []).length > 0)

/** Whether both have the same values, in any order. */
export const isSame = (one: Preference, other: Preference): boolean =>
  interestCategories.every((category) => {
    const [values, others] = [new Set(one[category]), new Set(other[category])]
    return values.size === others.size && [...values].every((value) => others.has(value))
  })

/** The preference of a record; other keys are ignored. */
export function toPreference(record: InterestRecord): Preference {
  const chosen = interestCategories.flatMap((category) => {
    const text: unknown = Object.hasOwn(record, category) ? record[category] : undefined
    const values = typeof text === 'string' ? [...new Set(splitValues(text))] : []
    return values.length > 0 ? [[category, values] as const] : []
  })
  return Object.fromEntries(chosen)
}

/** The record of a preference. Other keys of the previous record stay (R362, C73). */
export function toRecord(preference: Preference, before: InterestRecord = {}): InterestRecord {
  const isOurs = (key: string) => interestCategories.some((category) => category === key)
  const others = Object.entries(before).filter(([key]) => !isOurs(key))
  const chosen = interestCategories.flatMap((category) => {
    const values = preference[category] ?? []
    return values.length > 0 ? [[category, joinValues(values)] as const] : []
  })
  return Object.fromEntries([...chosen, ...others])
}

/** Whether a record is a distribution preference without any irrelevant key (R344, C73). */
export const isRelevant = (record: unknown, irrelevantKeys: readonly string[]): boolean =>
  isPreferenceRecord(record) && !irrelevantKeys.some((key) => Object.hasOwn(record, key))
