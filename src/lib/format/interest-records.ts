/** The categories of a distribution preference, in the order of the editor (R347). */
export const interestCategories = [
  'Region',
  'Sector',
  'Asset Class',
  'Company',
  'Country',
  'Analyst',
  'Content Type',
] as const

/**
 * Whether a record is a distribution preference: it has a category of the editor, even an empty one, or no keys at all.
 * A preference without values is stored without keys and stands for all research (R212, R358).
 */
export function isPreferenceRecord(record: unknown): record is Readonly<Record<string, unknown>> {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return false
  const keys = Object.keys(record)
  return keys.length === 0 || keys.some((key) => interestCategories.some((category) => category === key))
}

/**
 * A text that is equal for equal records, in any order of keys. Anything that is not a record is used as it is (C73).
 */
export const toCanonicalText = (record: unknown): string =>
  JSON.stringify(
    typeof record === 'object' && record !== null
      ? Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1))
      : record,
  )

/** Whether two lists hold the same records in the same order. */
export const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((record, place) => toCanonicalText(record) === toCanonicalText(other[place]))
