import { foldText } from '#lib/format/fold-text.ts'

export type MultiSelectOption = {
  value: string
  label: string
  /** Another name that is shown and found too, such as a company's ticker. */
  also?: string | undefined
  /** Cannot be selected; an already selected one can be removed. */
  disabled?: boolean
  /** The reason, instead of the default text (R202). */
  disabledReason?: string
  /** A figure, and its text for screen readers. */
  count?: { figure: string; words: string }
}

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' })

/** `first`, then the others, each in alphabetical order, ignoring case, with numbers by size (R203, C53). */
export function arrange(options: readonly MultiSelectOption[], first: ReadonlySet<string>): MultiSelectOption[] {
  const sorted = [...options].sort((a, b) => collator.compare(a.label, b.label))
  const leads = sorted.filter(({ value }) => first.has(value))
  return leads.length === 0 ? sorted : [...leads, ...sorted.filter(({ value }) => !first.has(value))]
}

/** The options whose names contain every word of a search, ignoring accents and case (R196). */
export function matching(options: readonly MultiSelectOption[], search: string): readonly MultiSelectOption[] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  return options.filter(({ label, also = '' }) => {
    const text = foldText(`${label} ${also}`)
    return words.every((word) => text.includes(word))
  })
}

/** Whether an option is what is typed, ignoring accents and case. */
export const isOffered = (options: readonly MultiSelectOption[], typed: string): boolean =>
  options.some(({ label }) => foldText(label) === foldText(typed.trim()))

/** Whether an option can be selected or removed. */
export const isFree = (option: MultiSelectOption, selected: ReadonlySet<string>): boolean =>
  !option.disabled || selected.has(option.value)

export const toggled = (selected: readonly string[], value: string): string[] =>
  selected.includes(value) ? selected.filter((other) => other !== value) : [...selected, value]

/** How many of the available options are selected. */
export function getShare(
  options: readonly MultiSelectOption[],
  selected: ReadonlySet<string>,
): 'none' | 'some' | 'all' {
  const free = options.filter(({ disabled }) => !disabled)
  const chosen = free.filter(({ value }) => selected.has(value))
  if (chosen.length === 0) return 'none'
  return chosen.length === free.length ? 'all' : 'some'
}

/** Selects all enabled options (R197), or clears the shown ones if all are selected (R198). */
export function allToggled(options: readonly MultiSelectOption[], selected: readonly string[]): string[] {
  if (getShare(options, new Set(selected)) === 'all') {
    const shown = new Set(options.map(({ value }) => value))
    return selected.filter((value) => !shown.has(value))
  }
  return [...new Set([...selected, ...options.filter(({ disabled }) => !disabled).map(({ value }) => value)])]
}
