import type { ReactNode } from 'react'
import type { MultiSelectOption } from './multi-select-options.ts'

type MultiSelectTexts = {
  search: string
  clear: string
  selectAll: string
  /** The label during a search; `{count}` is the number of matches. */
  selectFound: string
  required: string
  disabled: string
  loading: string
  /** Shown if a search has no match. */
  nothing: string
  /** Shown if there are no options. */
  empty: string
  /** `{count}` is the number of selected values. */
  chosen: string
  /** `{count}` is the number of matches. */
  found: string
  /** After a list was pasted: `{count}` is the number of values that it added. */
  added: string
  /** `{count}` and `{values}`: what was pasted, but cannot be selected. */
  refused: string
  /** `{count}` and `{values}`: what was pasted, but is no option. */
  missing: string
}

export type MultiSelectProps = {
  label: string
  /** The text while nothing is selected (R195). */
  placeholder: string
  options: readonly MultiSelectOption[]
  /** The selected values in the order of selection. A value that is not an option is shown as it is. */
  selected: readonly string[]
  onChange: (values: string[]) => void
  required?: boolean
  /** The selection is shown, but the list does not open. The field stays focusable, so that its reason can be read. */
  disabled?: boolean
  /** The ids of descriptions, for example why it is disabled. */
  describedBy?: string | undefined
  loading?: boolean
  /** Shown below the options while none of them is what is typed, such as a way to add it. */
  renderMissing?: (typed: string) => ReactNode
  /** The error at the field. */
  error?: string | undefined
  texts: MultiSelectTexts
}
