import { useRef, useState } from 'react'
import type { Tag } from '#contract/tag.ts'
import { companyHistoryTexts as t } from '#i18n/en/company-profile.ts'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { useNear } from '#ui/hooks/use-near.ts'
import { Failed } from '#ui/states/failed.tsx'
import { HistorySkeleton } from './history-skeleton.view.tsx'

const loadHistory = () => import('./history.view.tsx').then(({ HistoryOf }) => HistoryOf)

type HistoryChartProps = { company: Tag; onFailure: (failure: Error) => void }

/** The target price over time, loaded when the reader comes near. A company without a target has none. */
export function HistoryChart({ company, onFailure }: HistoryChartProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  const history = useLazy(loadHistory, isNear)
  const [isNone, setNone] = useState(false)
  if (typeof company.target_price !== 'number' || isNone) return null
  // Room is kept where the company itself tells a course; else there seldom is one.
  const room = typeof company.prior_target_price === 'number' && <HistorySkeleton />
  return (
    <div ref={place} className="r-company__history" tabIndex={-1}>
      {history.failed ? (
        <Failed text={t.failed} onRetry={history.want} />
      ) : history.part ? (
        <history.part company={company} room={room} onNone={() => setNone(true)} onFailure={onFailure} />
      ) : (
        room
      )}
    </div>
  )
}
