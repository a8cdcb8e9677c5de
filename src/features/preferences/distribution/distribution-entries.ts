import type { InterestRecord } from '#contract/preference.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { foldText } from '#lib/format/fold-text.ts'
import { toCanonicalText } from '#lib/format/interest-records.ts'
import { isRelevant, type Preference, toPreference, toRecord } from '../preference.ts'

/** A distribution preference and its position in the user's interest records. */
export type Entry = {
  /** Stays the same while the preference can be recognized in newer lists. */
  id: number
  /** The number in its title, from 1 (R344). */
  number: number
  /** The index among all records, including irrelevant ones (C73). */
  place: number
  record: InterestRecord
  preference: Preference
}

/** The previous list: its preferences, and the number of records. */
type Former = { entries: readonly Entry[]; length: number }

let lastId = 0

/**
 * The numbered preferences of a list. A preference keeps its id if an equal record exists, or if the list has the same
 * length and the same index.
 */
export function toEntries(
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
    return { id, number: index + 1, place, record, preference: toPreference(record) }
  })
}

/** The whole list with a preference at the entry's index or at the end (R354). Other records stay unchanged (C73). */
export function withPreference(
  records: readonly InterestRecord[],
  preference: Preference,
  entry: Entry | undefined,
): InterestRecord[] {
  if (!entry) return [...records, toRecord(preference)]
  return records.map((record, place) => (place === entry.place ? toRecord(preference, record) : record))
}

/** The whole list without these entries; irrelevant records stay (R357, C73). */
export function withoutEntries(records: readonly InterestRecord[], entries: readonly Entry[]): InterestRecord[] {
  const places = new Set(entries.map(({ place }) => place))
  return records.filter((_, place) => !places.has(place))
}

/**
 * The preferences with a value that contains the text, as the API has it or as it is shown, ignoring case and accents; all if
 * the text is empty (R362).
 */
export function entriesWith(entries: readonly Entry[], text: string, language: string): readonly Entry[] {
  const wanted = foldText(text.trim())
  if (wanted === '') return entries
  const isWanted = (category: string) => (value: string) =>
    [value, valueLabel(category, value, language)].some((name) => foldText(name).includes(wanted))
  return entries.filter(({ preference }) =>
    Object.entries(preference).some(([category, values]) => values.some(isWanted(category))),
  )
}
