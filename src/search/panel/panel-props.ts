import type { FilterSelection } from '../filters/filter-selection.ts'

type Opening = {
  open: boolean
  show: (open: boolean) => void
  /** Where the focus returns to. */
  buttonId: string
  panelId: string
}

export type PanelProps = {
  filtering: Opening
  /** In the order they stand in (R191). */
  categories: readonly string[]
  /** Of these, the ones not to be shown, because the list is locked to a value of theirs. */
  hidden?: readonly string[]
  required?: readonly string[]
  /** Default `Filter all results` (R190). */
  title?: string
  subtitle?: string
  /** Stands above the categories (R309). */
  tagsTitle?: string
  activeFilters: FilterSelection
  defaults: FilterSelection
  dynamic?: boolean
  /** What else narrows the list, by the API's keys: dynamic lists offer what can be found within it. */
  scope?: URLSearchParams
  applyMode?: 'staged' | 'live'
  /** Dims what follows the panel in its row (R193). */
  veil?: boolean
  onApply: (filters: FilterSelection) => void
  onFailure: (failure: Error) => void
  /** Which days can be chosen; without it there are no dates to choose. */
  dates?: 'any' | 'past' | 'future'
}
