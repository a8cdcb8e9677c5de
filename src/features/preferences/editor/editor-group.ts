import type { Tag } from '#contract/tag.ts'
import { permissionTexts } from '#i18n/en/permission.ts'
import type { MultiSelectOption } from '#ui/multi-select/multi-select-options.ts'

/** Why a value that is chosen could not be chosen now. */
export type Mark = 'locked' | 'gone' | 'outside'

/** The values of one category. */
export type GroupOptions = {
  /** Value to whether the reader's subscription leaves it out; undefined while nothing is known. */
  locked: ReadonlyMap<string, boolean> | undefined
  /** The values that go with the chosen regions and sectors; undefined: all. */
  related: ReadonlySet<string> | undefined
}

/** A tag without a value cannot be asked for; of two with the same value one that is permitted is enough. */
export function groupOptions(
  tags: readonly Tag[] | undefined,
  related: readonly Pick<Tag, 'value'>[] | undefined,
): GroupOptions {
  const locked = new Map<string, boolean>()
  for (const { value, disabled } of tags ?? []) if (value) locked.set(value, (locked.get(value) ?? true) && !!disabled)
  return {
    locked: tags && locked,
    related: related && new Set(related.flatMap(({ value }) => value || [])),
  }
}

const isRelated = ({ related }: GroupOptions, value: string) => related?.has(value) ?? true

/** What is offered: of what the subscription leaves out it is said why it cannot be chosen (R353). */
export const offeredOptions = (options: GroupOptions): MultiSelectOption[] =>
  [...(options.locked ?? [])]
    .filter(([value]) => isRelated(options, value))
    .map(([value, disabled]) => ({
      value,
      label: value,
      disabled,
      ...(disabled && { disabledReason: permissionTexts.outside }),
    }))

function markOf(options: GroupOptions, value: string): Mark | undefined {
  if (!options.locked) return undefined
  const locked = options.locked.get(value)
  if (locked === undefined) return 'gone'
  if (locked) return 'locked'
  return isRelated(options, value) ? undefined : 'outside'
}

const marks: readonly (Mark | undefined)[] = [undefined, 'outside', 'locked', 'gone']

/** What is chosen: first what could still be, then what could not, by the reason. */
export const chosenByMark = (options: GroupOptions, chosen: readonly string[]) =>
  marks
    .map((mark) => ({ mark, values: chosen.filter((value) => markOf(options, value) === mark) }))
    .filter(({ values }) => values.length > 0)
