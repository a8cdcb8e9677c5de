import type { Tag } from '#contract/tag.ts'
import { permissionTexts } from '#i18n/en/permission.ts'
import { valueLabel } from '#i18n/value-label.ts'
import type { MultiSelectOption } from '#ui/multi-select/multi-select-options.ts'

/** Why a selected value could not be selected now. */
export type Mark = 'locked' | 'gone' | 'outside'

/** The values of one category. */
export type GroupOptions = {
  /** Value to whether it is outside the subscription; undefined until known. */
  locked: ReadonlyMap<string, boolean> | undefined
  /** Value to its ticker, where it has one. */
  tickers: ReadonlyMap<string, string>
  /** The values that match the selected regions and sectors; undefined: all. */
  related: ReadonlySet<string> | undefined
}

/** Tags without a value are ignored. Of several tags with the same value, one permitted tag is enough. */
export function groupOptions(
  tags: readonly Tag[] | undefined,
  related: readonly Pick<Tag, 'value'>[] | undefined,
): GroupOptions {
  const locked = new Map<string, boolean>()
  const tickers = new Map<string, string>()
  for (const { value, disabled, ticker } of tags ?? []) {
    if (!value) continue
    locked.set(value, (locked.get(value) ?? true) && !!disabled)
    if (ticker) tickers.set(value, ticker)
  }
  return {
    locked: tags && locked,
    tickers,
    related: related && new Set(related.flatMap(({ value }) => value || [])),
  }
}

const isRelated = ({ related }: GroupOptions, value: string) => related?.has(value) ?? true

/** The available options; those outside the subscription state why they cannot be selected (R353). */
export const offeredOptions = (category: string, options: GroupOptions, language: string): MultiSelectOption[] => {
  const t = permissionTexts(language)
  return [...(options.locked ?? [])]
    .filter(([value]) => isRelated(options, value))
    .map(([value, disabled]) => ({
      value,
      label: valueLabel(category, value, language),
      also: options.tickers.get(value),
      disabled,
      ...(disabled && { disabledReason: t.outside }),
    }))
}

function getMark(options: GroupOptions, value: string): Mark | undefined {
  if (!options.locked) return undefined
  const locked = options.locked.get(value)
  if (locked === undefined) return 'gone'
  if (locked) return 'locked'
  return isRelated(options, value) ? undefined : 'outside'
}

const marks: readonly (Mark | undefined)[] = [undefined, 'outside', 'locked', 'gone']

/** The selected values: first those that are still available, then the others by reason. */
export const chosenByMark = (options: GroupOptions, chosen: readonly string[]) =>
  marks
    .map((mark) => ({ mark, values: chosen.filter((value) => getMark(options, value) === mark) }))
    .filter(({ values }) => values.length > 0)
