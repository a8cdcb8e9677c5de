import type { AccessOption, AccessPreferenceRow } from '#contract/preference.ts'
import type { accessTexts } from '#i18n/en/access-preferences.ts'
import { toRecords, toText } from '#lib/format/words.ts'

type Column = { key: Exclude<keyof AccessPreferenceRow, 'region'>; head: keyof typeof accessTexts }

/** The columns in their order: the key of a row, and the text above it (R364, R369, C74). */
export const accessColumns = [
  { key: 'Daily', head: 'daily' },
  { key: 'Weekly', head: 'weekly' },
  { key: 'Stock ideas / sales commentary', head: 'commentary' },
  { key: 'Events & Marketing', head: 'events' },
] as const satisfies readonly Column[]

/** A region with an option for each column, in their order; undefined where it has none (R366). */
export type AccessRow = { region: string; options: readonly (AccessOption | undefined)[] }

/** What switches were set to, by label. */
export type Staged = ReadonlyMap<string, boolean>

/** Without a label it could not be saved, so it is none. */
function optionIn(value: Partial<AccessOption> | null | undefined): AccessOption | undefined {
  const label: unknown = value?.label
  if (typeof label !== 'string' || label === '') return undefined
  return { label, active: value?.active === true, permitted: value?.permitted === true }
}

export const accessRows = (answer: readonly AccessPreferenceRow[]): AccessRow[] =>
  toRecords(answer).map((row) => ({
    region: toText(row.region),
    options: accessColumns.map(({ key }) => optionIn(row[key])),
  }))

/** Every option that has a switch. */
export const permittedOptions = (rows: readonly AccessRow[]): AccessOption[] =>
  rows.flatMap(({ options }) => options.filter((option) => option !== undefined).filter(({ permitted }) => permitted))

/** The switches that differ from these rows (R370). */
export const changesTo = (rows: readonly AccessRow[], staged: Staged): Staged =>
  new Map(
    permittedOptions(rows).flatMap(({ label, active }) => {
      const value = staged.get(label)
      return value === undefined || value === active ? [] : [[label, value] as const]
    }),
  )

/** The rows as they are once these switches are set. */
export function withChanges(rows: readonly AccessRow[], changes: Staged): AccessRow[] {
  const changed = (option: AccessOption) =>
    option.permitted ? { ...option, active: changes.get(option.label) ?? option.active } : option
  return rows.map(({ region, options }) => ({ region, options: options.map((option) => option && changed(option)) }))
}

/** What a save names: the label of each option that is active and permitted (R374). */
export const activeLabels = (rows: readonly AccessRow[]): string[] => [
  ...new Set(permittedOptions(rows).flatMap(({ label, active }) => (active ? [label] : []))),
]
