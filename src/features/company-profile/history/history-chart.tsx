import { useRef, useState } from 'react'
import type { Tag } from '#contract/tag.ts'
import type { Note } from '#entities/company/history/history.ts'
import { companyHistoryTexts } from '#i18n/en/company-profile.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { useNear } from '#ui/hooks/use-near.ts'
import { Failed } from '#ui/states/failed.tsx'
import { HistorySkeleton } from './history-skeleton.view.tsx'

const loadHistory = () => import('./history.view.tsx').then(({ CompanyHistory }) => CompanyHistory)

type HistoryChartProps = { company: Tag; onOpen: (note: Note) => boolean; onFailure: (failure: Error) => void }

/** The target price over time, loaded when the user scrolls near it. A company without a target has none. */
export function HistoryChart({ company, onOpen, onFailure }: HistoryChartProps) {
  const t = useTexts(companyHistoryTexts)
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  const history = useLazy(loadHistory, isNear)
  const [isNone, setNone] = useState(false)
  if (typeof company.target_price !== 'number' || isNone) return null
  // Space is reserved if the company has a previous target; otherwise there is rarely a history.
  const placeholder = typeof company.prior_target_price === 'number' && <HistorySkeleton />
  return (
    <div ref={place} className="r-company__history" tabIndex={-1}>
      {history.failed ? (
        <Failed text={t.failed} onRetry={history.want} />
      ) : history.part ? (
        <history.part
          company={company}
          placeholder={placeholder}
          onNone={() => setNone(true)}
          onOpen={onOpen}
          onFailure={onFailure}
        />
      ) : (
        placeholder
      )}
    </div>
  )
}
