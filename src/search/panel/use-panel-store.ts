import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { FilterSelection } from '../filters/filters.ts'
import { createFilterPanel, type FilterPanelStore } from './filter-panel.store.ts'

type Opening = {
  open: boolean
  show: (open: boolean) => void
  /** The button that gets the focus back. */
  buttonId: string
  panelId: string
}

export type PanelProps = {
  filtering: Opening
  /** In order of display (R191). */
  categories: readonly string[]
  /** Categories that are hidden because the list is locked to one of their values. */
  hidden?: readonly string[]
  required?: readonly string[]
  /** Default `Filter all results` (R190). */
  title?: string
  subtitle?: string
  /** The heading above the categories (R309). */
  tagsTitle?: string
  activeFilters: FilterSelection
  defaults: FilterSelection
  dynamic?: boolean
  /** The other filters of the list, by the API's keys. Dynamic lists offer values within this scope. */
  scope?: URLSearchParams
  applyMode?: 'staged' | 'live'
  /** Dims what follows the panel in its row (R193). */
  veil?: boolean
  onApply: (filters: FilterSelection) => void
  onFailure: (failure: Error) => void
  /** The days that can be selected; absent: no dates. */
  dates?: 'any' | 'past' | 'future'
}

/** Keeps the same object while its JSON is equal, so that callers may pass new literals. */
function useSame<T>(value: T): T {
  const [kept, keep] = useState(value)
  if (JSON.stringify(kept) === JSON.stringify(value)) return kept
  keep(value)
  return value
}

const none: readonly string[] = []
const nothing = new URLSearchParams()

/** The store of a panel, created again only if its options change. It survives closing, and so does the draft (C08). */
export function usePanelStore(
  props: PanelProps,
): FilterPanelStore & { categories: readonly string[]; required: readonly string[] } {
  const { filtering, dynamic = false, applyMode = 'staged' } = props
  const hidden = props.hidden ?? none
  const categories = useSame(props.categories.filter((category) => !hidden.includes(category)))
  const required = useSame((props.required ?? none).filter((category) => categories.includes(category)))
  const defaults = useSame(props.defaults)
  const activeFilters = useSame(props.activeFilters)
  const callbacks = useRef(props)
  useLayoutEffect(() => {
    callbacks.current = props
  })
  const store = useMemo(
    () =>
      createFilterPanel({
        categories,
        required,
        dynamic,
        applyMode,
        defaults,
        scope: () => callbacks.current.scope ?? nothing,
        activeFilters: callbacks.current.activeFilters,
        onApply: (filters) => callbacks.current.onApply(filters),
        onFailure: (failure) => callbacks.current.onFailure(failure),
      }),
    [categories, required, dynamic, applyMode, defaults],
  )
  useEffect(() => store.start(), [store])
  useEffect(() => store.rebase(activeFilters), [store, activeFilters])
  useEffect(() => {
    if (filtering.open) store.open()
    else store.close()
  }, [store, filtering.open])
  return { ...store, categories, required }
}
