import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { Announcer } from '#ui/announcer/announcer.tsx'
import { registerStyles } from '#ui/base/styles.ts'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { hasRange } from '../filters/date-range.ts'
import css from './active-filters.css?inline'
import type { ActiveFiltersRowProps } from './active-filters-row.tsx'

registerStyles('search', css)

type ActiveFiltersProps = Omit<ActiveFiltersRowProps, 'onRemoved'> & {
  /** Shown if no filter is active: `All Research` (R212). */
  children: ReactNode
  /** The last filter was removed; the caller moves the focus, for example to the search box. */
  onEmptied: () => void
}

const loadRow = () => import('./active-filters-row.tsx').then(({ ActiveFiltersRow }) => ActiveFiltersRow)

/** The active filters as removable chips (R210–R212), loaded with the first one. */
export function ActiveFilters({ children, onEmptied, ...row }: ActiveFiltersProps) {
  const { tags, range } = row
  const groups = Object.values(tags).filter((values) => values.length > 0).length + Number(hasRange(range))
  const hasChips = groups > 0
  const filters = JSON.stringify([tags, range])
  const { part: Row, want } = useLazy(loadRow, hasChips && filters)
  useEffect(() => {
    if (!hasChips) return
    window.addEventListener('online', want)
    return () => window.removeEventListener('online', want)
  }, [hasChips, want])

  const [message, setMessage] = useState('')
  // The active filters when one was removed. The focus moves after they change.
  const removedFrom = useRef<string>(undefined)
  useEffect(() => {
    if (removedFrom.current === undefined || removedFrom.current === filters) return
    removedFrom.current = undefined
    if (!hasChips) onEmptied()
  }, [filters, hasChips, onEmptied])
  return (
    <div className="r-active-filters" style={hasChips && !Row ? ({ '--_groups': groups } as CSSProperties) : undefined}>
      <Announcer message={message} />
      {!hasChips && children}
      {hasChips && Row && (
        <Row
          {...row}
          onRemoved={(words) => {
            removedFrom.current = filters
            setMessage(words)
          }}
        />
      )}
    </div>
  )
}
