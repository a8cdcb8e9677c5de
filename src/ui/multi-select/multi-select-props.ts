import type { MultiSelectOption } from './multi-select-options.ts'

type MultiSelectTexts = {
  search: string
  clear: string
  selectAll: string
  /** In place of the former under a search; `{count}` is what it found. */
  selectFound: string
  required: string
  disabled: string
  loading: string
  /** A search found none. */
  nothing: string
  /** There are no options. */
  empty: string
  /** `{count}` values are chosen. */
  chosen: string
  /** `{count}` options match. */
  found: string
}

export type MultiSelectProps = {
  label: string
  /** What stands there while nothing is chosen (R195). */
  placeholder: string
  options: readonly MultiSelectOption[]
  /** Values, in the order they were chosen; one that is not among the options is shown by itself. */
  selected: readonly string[]
  onChange: (values: string[]) => void
  required?: boolean
  /** What is chosen is shown, but the list does not open; the field can be reached, so that its reason can be read. */
  disabled?: boolean
  /** The ids of more about it, such as why it is disabled. */
  describedBy?: string | undefined
  loading?: boolean
  /** What is wrong, at the field. */
  error?: string | undefined
  texts: MultiSelectTexts
}
