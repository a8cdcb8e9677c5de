import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { Announcer } from '#ui/announcer/announcer.tsx'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { countApplied } from './applied-filters.ts'
import type { AppliedRowProps } from './applied-row.tsx'

type AppliedProps = Omit<AppliedRowProps, 'onRemoved'> & {
  /** Shown while nothing is applied: `All Research` (R212). */
  children: ReactNode
  /** Nothing is left to remove: the focus has to go elsewhere, to the search box. */
  onEmptied: () => void
}

const loadRow = () => import('./applied-row.tsx').then(({ AppliedRow }) => AppliedRow)

/** What narrows the list, as chips that can be removed (R210–R212). They are loaded once there is something to show. */
export function Applied({ children, onEmptied, ...row }: AppliedProps) {
  const { tags, range } = row
  const groups = countApplied(tags, range)
  const hasChips = groups > 0
  const asked = JSON.stringify([tags, range])
  const { part: Row, want } = useLazy(loadRow, hasChips && asked)
  useEffect(() => {
    if (!hasChips) return
    window.addEventListener('online', want)
    return () => window.removeEventListener('online', want)
  }, [hasChips, want])

  const [message, setMessage] = useState('')
  // What was applied when something was removed: the focus waits for what follows.
  const removedFrom = useRef<string>(undefined)
  useEffect(() => {
    if (removedFrom.current === undefined || removedFrom.current === asked) return
    removedFrom.current = undefined
    if (!hasChips) onEmptied()
  }, [asked, hasChips, onEmptied])
  return (
    <div className="r-applied" style={hasChips && !Row ? ({ '--_groups': groups } as CSSProperties) : undefined}>
      <Announcer message={message} />
      {!hasChips && children}
      {hasChips && Row && (
        <Row
          {...row}
          onRemoved={(words) => {
            removedFrom.current = asked
            setMessage(words)
          }}
        />
      )}
    </div>
  )
}
