import type { AccessOption, AccessPreferenceRow } from '#contract/preference.ts'
import type { accessTexts } from '#i18n/en/access-preferences.ts'
import { toRecords, toText } from '#lib/format/words.ts'

type Column = { key: Exclude<keyof AccessPreferenceRow, 'region'>; head: keyof ReturnType<typeof accessTexts> }

/** The columns in order: the key of a row, and its header (R364, R369, C74). */
export const accessColumns = [
  { key: 'Daily', head: 'daily' },
  { key: 'Weekly', head: 'weekly' },
  { key: 'Stock ideas / sales commentary', head: 'commentary' },
  { key: 'Events & Marketing', head: 'events' },
] as const satisfies readonly Column[]

/** A region with an option per column, in order; undefined if it has none (R366). */
export type AccessRow = { region: string; options: readonly (AccessOption | undefined)[] }

/** Changed switches by label. */
export type Staged = ReadonlyMap<string, boolean>

/** An option without a label cannot be saved, so it is ignored. */
function toOption(value: Partial<AccessOption> | null | undefined): AccessOption | undefined {
  const label: unknown = value?.label
  if (typeof label !== 'string' || label === '') return undefined
  return { label, active: value?.active === true, permitted: value?.permitted === true }
}

export const accessRows = (answer: readonly AccessPreferenceRow[]): AccessRow[] =>
  toRecords(answer).map((row) => ({
    region: toText(row.region),
    options: accessColumns.map(({ key }) => toOption(row[key])),
  }))

/** Every option that has a switch. */
export const permittedOptions = (rows: readonly AccessRow[]): AccessOption[] =>
  rows.flatMap(({ options }) => options.filter((option) => option !== undefined).filter(({ permitted }) => permitted))

/** The switches that differ from the rows (R370). */
export const changesTo = (rows: readonly AccessRow[], staged: Staged): Staged =>
  new Map(
    permittedOptions(rows).flatMap(({ label, active }) => {
      const value = staged.get(label)
      return value === undefined || value === active ? [] : [[label, value] as const]
    }),
  )

/** The rows after applying the changes. */
export function withChanges(rows: readonly AccessRow[], changes: Staged): AccessRow[] {
  const changed = (option: AccessOption) =>
    option.permitted ? { ...option, active: changes.get(option.label) ?? option.active } : option
  return rows.map(({ region, options }) => ({ region, options: options.map((option) => option && changed(option)) }))
}

/** The labels for a save: active and permitted options (R374). */
export const activeLabels = (rows: readonly AccessRow[]): string[] => [
  ...new Set(permittedOptions(rows).flatMap(({ label, active }) => (active ? [label] : []))),
]
