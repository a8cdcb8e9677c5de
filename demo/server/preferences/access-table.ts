import type { AccessOption } from '../../../src/contract/preference.ts'
import type { AccessRow } from '../database/tables/users.ts'

const columns = ['Daily', 'Weekly', 'Stock ideas / sales commentary', 'Events & Marketing'] as const

/** What the provider does not send of a region, or sends to nobody for the time being (R366, R367). */
const absent = new Set([
  'Oceania/Weekly',
  'Oceania/Stock ideas / sales commentary',
  'Latin America/Stock ideas / sales commentary',
  'Global/Events & Marketing',
])
const notPermitted = new Set([
  'Greater China/Daily',
  'Greater China/Weekly',
  'Japan & Korea/Stock ideas / sales commentary',
  'North America/Events & Marketing',
])

const permittedIn = (region: string, column: string, isCovered: boolean) =>
  isCovered && !notPermitted.has(`${region}/${column}`)

/** The email preferences that a region has, none of them active (R369); `isCovered`: by the reader's subscription. */
export const newAccessRow = (region: string, isCovered: boolean): AccessRow => {
  const options = columns
    .filter((column) => !absent.has(`${region}/${column}`))
    .map((column): [string, AccessOption] => [
      column,
      { label: `${region} ${column}`, active: false, permitted: permittedIn(region, column, isCovered) },
    ])
  return { region, options: Object.fromEntries(options) }
}

/** The rows under a subscription that covers regions by `isCovered`: what is active stays so, regions without a row get one. */
export function accessTable(
  regions: readonly string[],
  isCovered: (region: string) => boolean,
  before: readonly AccessRow[],
): AccessRow[] {
  const permitted = before.map(({ region, options }) => ({
    region,
    options: Object.fromEntries(
      Object.entries(options).map(([column, option]) => [
        column,
        { ...option, permitted: permittedIn(region, column, isCovered(region)) },
      ]),
    ),
  }))
  const known = new Set(before.map(({ region }) => region))
  const added = regions.filter((region) => !known.has(region)).map((region) => newAccessRow(region, isCovered(region)))
  return [...permitted, ...added]
}
