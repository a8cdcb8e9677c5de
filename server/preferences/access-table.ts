import type { AccessOption } from '#contract/preference.ts'
import type { AccessRow } from '#server/platform/database/tables/users.ts'

const columns = ['Daily', 'Weekly', 'Stock ideas / sales commentary', 'Events & Marketing'] as const

/** The email preferences that a region has, none of them active (R369); `isCovered`: by the user's subscription (R367). */
export const newAccessRow = (region: string, isCovered: boolean): AccessRow => {
  const options = columns.map((column): [string, AccessOption] => [
    column,
    { label: `${region} ${column}`, active: false, permitted: isCovered },
  ])
  return { region, options: Object.fromEntries(options) }
}

/** A row under a subscription that covers its region or not; what the provider permits within a covered region stays as it is. */
function permittedRow({ region, options }: AccessRow, isCovered: boolean): AccessRow {
  const wasCovered = Object.values(options).some(({ permitted }) => permitted)
  if (isCovered && wasCovered) return { region, options }
  const cells = Object.entries(options).map(([column, option]) => [column, { ...option, permitted: isCovered }])
  return { region, options: Object.fromEntries(cells) }
}

/** The rows under a subscription that covers regions by `isCovered`: what is active stays so, regions without a row get one. */
export function accessTable(
  regions: readonly string[],
  isCovered: (region: string) => boolean,
  before: readonly AccessRow[],
): AccessRow[] {
  const known = new Set(before.map(({ region }) => region))
  const added = regions.filter((region) => !known.has(region)).map((region) => newAccessRow(region, isCovered(region)))
  return [...before.map((row) => permittedRow(row, isCovered(row.region))), ...added]
}
