import { companyHistoryTexts as t } from '../../text/company-profile.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The chart's room while it is on its way. */
export function HistorySkeleton() {
  return (
    <div className="r-history" role="status" aria-busy="true" aria-label={t.loading}>
      <Skeleton width={40} />
      <Skeleton width={60} />
      <div className="r-history__room" />
      <Skeleton width={20} />
    </div>
  )
}
