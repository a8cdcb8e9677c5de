import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Announcer } from '../../ui/announcer.tsx'
import { useLazy } from '../../ui/use-lazy.ts'
import { isApplied } from './applied-filters.ts'
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
  const { tags, range, locked } = row
  const hasChips = isApplied(tags, range, locked)
  const asked = JSON.stringify([tags, range])
  const { part: Row, want } = useLazy(loadRow)
  // biome-ignore lint/correctness/useExhaustiveDependencies: chips that could not be loaded are tried again with the next change
  useEffect(() => {
    if (!hasChips) return
    want()
    window.addEventListener('online', want)
    return () => window.removeEventListener('online', want)
  }, [hasChips, want, asked])

  const [message, setMessage] = useState('')
  const removing = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change that a removal leads to is awaited
  useEffect(() => {
    if (removing.current && !hasChips) onEmptied()
    removing.current = false
  }, [asked])
  return (
    <div className="r-applied">
      <Announcer message={message} />
      {!hasChips && children}
      {hasChips && Row && (
        <Row
          {...row}
          onRemoved={(words) => {
            removing.current = true
            setMessage(words)
          }}
        />
      )}
    </div>
  )
}
