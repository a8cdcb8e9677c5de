import { Value } from 'typebox/value'
import { InterestRecord } from '#contract/preference.ts'
import { isPreferenceRecord, toCanonicalText } from '#lib/format/interest-records.ts'
import { unprocessable } from '#server/platform/http/http-errors.ts'
import { excerpt } from '#server/platform/text/excerpt.ts'
import { collectValues, type ValuesByCategory } from './interests.ts'

const MOST_RECORDS = 100
const LONGEST_KEY = 100
const MOST_KEYS = 50

/** A category with two thousand companies. */
const LONGEST_TEXT = 50_000

/** Characters of a user's whole list, as JSON. */
const LONGEST_LIST = 150_000

/** Why a value of a category may not be chosen, as the end of a sentence about it; undefined: it may. */
export type Objection = (category: string, value: string) => string | undefined

const isRecord = (value: unknown): value is InterestRecord => Value.Check(InterestRecord, value)

/** A refusal has several texts, so each repeats less. */
const shortened = (text: string) => excerpt(text, 80)

function shapeFaults(record: InterestRecord): string[] {
  const entries = Object.entries(record)
  return [
    ...(entries.length > MOST_KEYS ? [`there are more than ${MOST_KEYS} categories in it.`] : []),
    ...(entries.some(([key]) => key.length > LONGEST_KEY) ? [`a key is longer than ${LONGEST_KEY} characters.`] : []),
    ...entries
      .filter(([, text]) => text.length > LONGEST_TEXT)
      .map(([key]) => `${shortened(key)} is longer than ${LONGEST_TEXT} characters.`),
  ]
}

function choiceFaults(choice: ValuesByCategory, stored: ValuesByCategory, objection: Objection): string[] {
  const isComplete = choice.size === 0 || (choice.has('Region') && choice.has('Sector'))
  const values = [...choice].flatMap(([category, chosen]) =>
    [...chosen].filter((value) => !stored.get(category)?.has(value)).map((value) => ({ category, value })),
  )
  return [
    ...(isComplete ? [] : ['select at least one Region and one Sector.']),
    ...values.flatMap(({ category, value }) => {
      const words = objection(category, value)
      return words ? [`the ${shortened(category)} "${shortened(value)}" ${words}.`] : []
    }),
  ]
}

/** Each with its name: distribution preferences are counted as the user sees them, without what else there is (C73). */
function named(records: readonly unknown[]) {
  let preferences = 0
  return records.map((record, index) => {
    const isPreference = isPreferenceRecord(record)
    if (isPreference) preferences += 1
    return { record, name: isPreference ? `Distribution Preference ${preferences}` : `Record ${index + 1}` }
  })
}

/** What has to be looked up before records can be checked: the values that are not stored yet. */
export function collectNewValues(records: readonly unknown[], stored: readonly InterestRecord[]): ValuesByCategory {
  const before = collectValues(...stored)
  const added = [...collectValues(...records.filter(isRecord))].map(
    ([category, values]) =>
      [category, new Set([...values].filter((value) => !before.get(category)?.has(value)))] as const,
  )
  return new Map(added.filter(([, values]) => values.size > 0))
}

const countCharacters = (records: readonly InterestRecord[]) => JSON.stringify(records).length

const inKilobytes = (characters: number) => `${Math.ceil(characters / 1000)} kB`

function requireRoom(records: readonly InterestRecord[], stored: readonly InterestRecord[]): void {
  const size = countCharacters(records)
  if (size <= LONGEST_LIST || size <= countCharacters(stored)) return
  throw unprocessable([
    `Your preferences are too long: ${inKilobytes(size)} of at most ${inKilobytes(LONGEST_LIST)}. Choose fewer values.`,
  ])
}

/**
 * The records as they may be stored (R358, R351, R353). What is stored already stays valid, be it a record as a whole or a
 * value of a category. Throws a 422 with a text for each fault.
 */
export function checkedInterests(
  records: readonly unknown[],
  stored: readonly InterestRecord[],
  objection: Objection,
): InterestRecord[] {
  if (records.length > Math.max(MOST_RECORDS, stored.length)) {
    throw unprocessable([`At most ${MOST_RECORDS} records can be saved.`])
  }
  const known = new Set(stored.map(toCanonicalText))
  const before = collectValues(...stored)
  const findFaults = (record: unknown): string[] => {
    if (!isRecord(record)) return ['a record must be an object of texts.']
    if (known.has(toCanonicalText(record))) return []
    return [...shapeFaults(record), ...choiceFaults(collectValues(record), before, objection)]
  }
  const faults = named(records).flatMap(({ record, name }) => findFaults(record).map((fault) => `${name}: ${fault}`))
  if (faults.length > 0) throw unprocessable(faults)
  const checked = records.filter(isRecord)
  requireRoom(checked, stored)
  return checked
}
