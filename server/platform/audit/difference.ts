import { createHash } from 'node:crypto'
import type { InterestRecord } from '#contract/preference.ts'
import { toCanonicalText } from '#lib/format/interest-records.ts'
import { splitValues } from '#lib/format/join-values.ts'

type Fields = Readonly<Record<string, unknown>>

/** The fields that are not the same, each with what it was and what it is. */
export function fieldDifference(before: Fields, after: Fields): Record<string, { before: unknown; after: unknown }> {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return Object.fromEntries(
    keys
      .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
      .map((key) => [key, { before: before[key] ?? null, after: after[key] ?? null }]),
  )
}

/** Values that came and went in one category of one record. */
type CategoryChange = { added?: string[]; removed?: string[] }

/** `record` counts from 1: in the list as it is now, or for a removed record as it was. */
type Change = { record: number; change: 'added' | 'changed' | 'removed' }

type RecordChange = Change & { values: Record<string, CategoryChange> }

/** How many values came and went, where their names would take too much room. */
type CountedChange = Change & { added: number; removed: number }

/** The hashes tell which list it was, and can be compared with one of a backup. */
type InterestDifference = {
  before: string
  after: string
  changes: RecordChange[] | CountedChange[]
  /** Changes that are not listed. */
  more?: number
}

/** Characters of the changes that are kept whole; a longer list is counted, so that no save takes more room than that. */
const LONGEST = 8_000

/** Changes that are listed where they are only counted. */
const MOST_COUNTED = 50

const hashRecords = (records: readonly InterestRecord[]) =>
  createHash('sha256')
    .update(JSON.stringify(records.map(toCanonicalText)))
    .digest('hex')

const parseValues = (record: InterestRecord, key: string) =>
  Object.hasOwn(record, key) ? splitValues(record[key] ?? '') : []

const without = (values: readonly string[], others: readonly string[]) => {
  const excluded = new Set(others)
  return values.filter((value) => !excluded.has(value))
}

function categoryChanges(before: InterestRecord, after: InterestRecord): Record<string, CategoryChange> {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => before[key] !== after[key])
  return Object.fromEntries(
    keys.map((key) => {
      const [old, now] = [parseValues(before, key), parseValues(after, key)]
      const [added, removed] = [without(now, old), without(old, now)]
      return [key, { ...(added.length > 0 && { added }), ...(removed.length > 0 && { removed }) }]
    }),
  )
}

/** The records of a list that the other one does not have, each as often as it is missing there. */
function findMissing(others: readonly InterestRecord[], list: readonly InterestRecord[]) {
  const left = others.map(toCanonicalText)
  return list.flatMap((value, index) => {
    const found = left.indexOf(toCanonicalText(value))
    if (found < 0) return [{ record: index + 1, value }]
    left.splice(found, 1)
    return []
  })
}

const countValues = (values: RecordChange['values'], side: keyof CategoryChange) =>
  Object.values(values).reduce((sum, change) => sum + (change[side]?.length ?? 0), 0)

const counted = ({ values, ...change }: RecordChange): CountedChange => ({
  ...change,
  added: countValues(values, 'added'),
  removed: countValues(values, 'removed'),
})

/**
 * What a save has changed in a list of interest records, and nothing of what stayed: a record that was changed is told by the
 * values that came and went. No change at all means that records changed places.
 */
export function interestDifference(
  before: readonly InterestRecord[],
  after: readonly InterestRecord[],
): InterestDifference {
  const [removed, added] = [findMissing(after, before), findMissing(before, after)]
  const changes = Array.from({ length: Math.max(removed.length, added.length) }, (_, index): RecordChange => {
    const [old, now] = [removed[index], added[index]]
    const values = categoryChanges(old?.value ?? {}, now?.value ?? {})
    const change = old && now ? 'changed' : now ? 'added' : 'removed'
    return { record: (now ?? old)?.record ?? 0, change, values }
  })
  const hashes = { before: hashRecords(before), after: hashRecords(after) }
  if (JSON.stringify(changes).length <= LONGEST) return { ...hashes, changes }
  const more = changes.length - MOST_COUNTED
  return { ...hashes, changes: changes.slice(0, MOST_COUNTED).map(counted), ...(more > 0 && { more }) }
}
