import { useRef } from 'react'
import type { Tag } from '../../contract/tag.ts'
import { useLazy } from '../../ui/use-lazy.ts'
import { useNear } from '../../ui/use-near.ts'
import { HistorySkeleton } from './history-skeleton.view.tsx'

const loadHistory = () => import('./history.view.tsx').then(({ HistoryOf }) => HistoryOf)

/** The target price over time, loaded when the reader comes near. A company without a target has none. */
export function HistoryChart({ company }: { company: Tag }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  const { part: History, failed } = useLazy(loadHistory, isNear)
  if (typeof company.target_price !== 'number' || failed) return null
  return (
    <div ref={place} className="r-company__history">
      {History ? <History company={company} /> : <HistorySkeleton />}
    </div>
  )
}
