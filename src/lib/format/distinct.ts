/** Removes duplicate ids. A record keeps its first position and its last value. */
export const distinct = <T extends { id: string }>(records: readonly T[]): T[] => [
  ...new Map(records.map((record) => [record.id, record])).values(),
]
