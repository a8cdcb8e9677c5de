import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createFilterPanel, type FilterPanelStore } from './filter-panel.store.ts'
import type { PanelProps } from './panel-props.ts'

/** The same object as long as it says the same, however often a caller writes it again. */
function useSame<T>(value: T): T {
  const [kept, keep] = useState(value)
  if (JSON.stringify(kept) === JSON.stringify(value)) return kept
  keep(value)
  return value
}

const none: readonly string[] = []
const nothing = new URLSearchParams()

/** A panel's store, made again only when the panel is another one. It outlives closing, and so does the draft (C08). */
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
