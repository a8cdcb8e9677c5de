/** What a distribution preference chooses by, in the order of the editor (R347). */
export const interestCategories = [
  'Region',
  'Sector',
  'Asset Class',
  'Company',
  'Country',
  'Analyst',
  'Content Type',
] as const

/** Equal for records that say the same, in whatever order of their keys. What came as no record stands for itself (C73). */
export const formOf = (record: unknown): string =>
  JSON.stringify(
    typeof record === 'object' && record !== null
      ? Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1))
      : record,
  )

/** Whether two lists hold the same records in the same order. */
export const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((record, place) => formOf(record) === formOf(other[place]))
