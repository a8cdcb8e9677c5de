import type { AccessOption, AccessPreferenceRow } from '#contract/preference.ts'
import type { AccessRow } from '#server/platform/database/tables/users.ts'
import { unprocessable } from '#server/platform/http/http-errors.ts'
import { excerpt } from '#server/platform/text/excerpt.ts'

/** A row of the email preferences as the wire has it; what the region does not have is left out (R366). */
export const toPreferenceRow = ({ region, options }: AccessRow): AccessPreferenceRow => ({ region, ...options })

const listOptions = (rows: readonly AccessRow[]): AccessOption[] =>
  rows.flatMap(({ options }) => Object.values(options))

/** The rows with exactly these of the permitted options active (R374); the others keep what is stored (R367). Throws a 422. */
export function withActive(rows: readonly AccessRow[], labels: readonly string[]): AccessRow[] {
  const wanted = new Set(labels)
  const options = listOptions(rows)
  const known = new Set(options.map(({ label }) => label))
  const permitted = new Set(options.filter(({ permitted }) => permitted).map(({ label }) => label))
  const faults = [...wanted]
    .filter((label) => !permitted.has(label))
    .map((label) =>
      known.has(label)
        ? `"${label}" is outside your permissions. Please email client services.`
        : `There is no email preference "${excerpt(label, 80)}".`,
    )
  if (faults.length > 0) throw unprocessable(faults)
  const switched = (option: AccessOption): AccessOption =>
    option.permitted ? { ...option, active: wanted.has(option.label) } : option
  return rows.map(({ region, options }) => ({
    region,
    options: Object.fromEntries(Object.entries(options).map(([key, option]) => [key, switched(option)])),
  }))
}

/** The labels that are active in `rows` but not in `others`. */
export function subtractActive(rows: readonly AccessRow[], others: readonly AccessRow[]): string[] {
  const listActive = (list: readonly AccessRow[]) => listOptions(list).filter(({ active }) => active)
  const inOthers = new Set(listActive(others).map(({ label }) => label))
  return listActive(rows)
    .map(({ label }) => label)
    .filter((label) => !inOthers.has(label))
}
