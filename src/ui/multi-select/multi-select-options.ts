import { foldText } from '#lib/format/fold-text.ts'

export type MultiSelectOption = {
  value: string
  label: string
  /** Shown, but not to be chosen; one that is chosen already can be taken away. */
  disabled?: boolean
  /** Why, in place of the usual word (R202). */
  disabledReason?: string
  /** A figure, and how it is read aloud. */
  count?: { figure: string; words: string }
}

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' })

/** Those that come first, then the others, both alphabetical without regard to case, numbers by size (R203, C53). */
export function arrange(options: readonly MultiSelectOption[], first: ReadonlySet<string>): MultiSelectOption[] {
  const sorted = [...options].sort((a, b) => collator.compare(a.label, b.label))
  const leads = sorted.filter(({ value }) => first.has(value))
  return leads.length === 0 ? sorted : [...leads, ...sorted.filter(({ value }) => !first.has(value))]
}

/** Those whose label has every word of a search somewhere, whatever its accents and its case (R196). */
export function matching(options: readonly MultiSelectOption[], search: string): readonly MultiSelectOption[] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  return options.filter(({ label }) => {
    const text = foldText(label)
    return words.every((word) => text.includes(word))
  })
}

/** Whether one can be chosen or taken away. */
export const isFree = (option: MultiSelectOption, selected: ReadonlySet<string>): boolean =>
  !option.disabled || selected.has(option.value)

export const toggled = (selected: readonly string[], value: string): string[] =>
  selected.includes(value) ? selected.filter((other) => other !== value) : [...selected, value]

/** How much of what can be chosen is chosen. */
export function shareOf(options: readonly MultiSelectOption[], selected: ReadonlySet<string>): 'none' | 'some' | 'all' {
  const free = options.filter(({ disabled }) => !disabled)
  const chosen = free.filter(({ value }) => selected.has(value))
  if (chosen.length === 0) return 'none'
  return chosen.length === free.length ? 'all' : 'some'
}

/** Chooses every one that is not disabled (R197); when all of them are chosen, none of those shown stays (R198). */
export function allToggled(options: readonly MultiSelectOption[], selected: readonly string[]): string[] {
  if (shareOf(options, new Set(selected)) === 'all') {
    const shown = new Set(options.map(({ value }) => value))
    return selected.filter((value) => !shown.has(value))
  }
  return [...new Set([...selected, ...options.filter(({ disabled }) => !disabled).map(({ value }) => value)])]
}
