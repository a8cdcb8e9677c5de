import type { InterestRecord } from '#contract/preference.ts'
import { toCanonicalText } from '#lib/format/interest-records.ts'
import { isRelevant, type Preference, preferenceOf, recordOf } from '../preference.ts'

/** A distribution preference in its place among the reader's interest records. */
export type Entry = {
  /** The same for as long as the preference can be followed from one list to the next. */
  id: number
  /** From 1: how it is called (R344). */
  number: number
  /** Its index among all records, irrelevant ones included (C73). */
  place: number
  record: InterestRecord
  preference: Preference
}

/** The list that was shown: its preferences, and how many records there were. */
type Former = { entries: readonly Entry[]; length: number }

let lastId = 0

/**
 * The preferences in a list of records, numbered. One that was there before keeps its id: it has an equal record, or, where
 * the list has not become longer or shorter, the same place.
 */
export function entriesOf(
  records: readonly InterestRecord[],
  irrelevantKeys: readonly string[],
  former: Former = { entries: [], length: 0 },
): Entry[] {
  const found = records.flatMap((record, place) => (isRelevant(record, irrelevantKeys) ? [{ record, place }] : []))
  const rules: readonly ((entry: Entry, now: { record: InterestRecord; place: number }) => boolean)[] = [
    (entry, now) => entry.place === now.place && toCanonicalText(entry.record) === toCanonicalText(now.record),
    (entry, now) => toCanonicalText(entry.record) === toCanonicalText(now.record),
    (entry, now) => records.length === former.length && entry.place === now.place,
  ]
  const ids = new Map<number, number>()
  const taken = new Set<number>()
  for (const isIt of rules)
    for (const now of found) {
      const known = ids.has(now.place)
        ? undefined
        : former.entries.find((entry) => !taken.has(entry.id) && isIt(entry, now))
      if (!known) continue
      ids.set(now.place, known.id)
      taken.add(known.id)
    }
  return found.map(({ record, place }, index) => {
    const id = ids.get(place) ?? ++lastId
    return { id, number: index + 1, place, record, preference: preferenceOf(record) }
  })
}

/** The whole list with a preference in the entry's place, or at the end (R354); all other records stay as they are (C73). */
export function withPreference(
  records: readonly InterestRecord[],
  preference: Preference,
  entry: Entry | undefined,
): InterestRecord[] {
  if (!entry) return [...records, recordOf(preference)]
  return records.map((record, place) => (place === entry.place ? recordOf(preference, record) : record))
}

/** The whole list without these entries; without all of them the irrelevant records remain (R357, C73). */
export function withoutEntries(records: readonly InterestRecord[], entries: readonly Entry[]): InterestRecord[] {
  const places = new Set(entries.map(({ place }) => place))
  return records.filter((_, place) => !places.has(place))
}
