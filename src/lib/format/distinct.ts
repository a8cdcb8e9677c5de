/** Records, each id once: at its first place, as it came last. */
export const distinct = <T extends { id: string }>(records: readonly T[]): T[] => [
  ...new Map(records.map((record) => [record.id, record])).values(),
]
