import type { ReactNode } from 'react'
import type { DateRange } from '../../query/date-range.ts'
import { filtersTexts as t } from '../../text/filters.ts'
import type { Filters } from './filter-panel.store.ts'
import type { Filtering } from './use-filtering.ts'

export type FilterPanelProps = {
  filtering: Filtering
  /** In the order they stand in (R191). */
  categories: readonly string[]
  /** Of these, the ones not to be shown, because the list is fixed to a value of theirs. */
  hidden?: readonly string[]
  required?: readonly string[]
  /** Default `Filter all results` (R190). */
  title?: string
  subtitle?: string
  applied: Filters
  defaults: Filters
  dynamic?: boolean
  applyMode?: 'staged' | 'live'
  /** Dims what follows the panel in its row (R193). */
  veil?: boolean
  onApply: (filters: Filters) => void
  onFailure: (failure: Error) => void
  /** The control for the dates, above the categories. */
  dates?: (range: DateRange, onChange: (range: DateRange) => void) => ReactNode
}

/**
 * Stands beside the list in a wide container and in a sheet over it in a narrow one. Put it before the list in a flex row:
 * closed it takes no room.
 */
export function FilterPanel(props: FilterPanelProps) {
  const { open, failed, Panel } = props.filtering
  if (Panel) return <Panel {...props} />
  return open && failed ? <p role="alert">{t.failed}</p> : null
}
