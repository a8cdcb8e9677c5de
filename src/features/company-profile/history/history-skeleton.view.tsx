import { companyHistoryTexts as t } from '#i18n/en/company-profile.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'

/** The lines of the chart's room: its title, its legend, itself, and the way to its table. */
export const HistoryRoom = () => (
  <>
    <Skeleton width={40} />
    <Skeleton width={60} />
    <div className="r-history__room" />
    <div className="r-history__toggle-room">
      <Skeleton width={20} />
    </div>
  </>
)

/** The chart's room while it is on its way. */
export function HistorySkeleton() {
  return (
    <div className="r-history" role="status" aria-busy="true" aria-label={t.loading}>
      <HistoryRoom />
    </div>
  )
}
