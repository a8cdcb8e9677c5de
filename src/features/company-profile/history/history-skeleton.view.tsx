import { companyHistoryTexts } from '#i18n/en/company-profile.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'

/** The skeleton lines: title, legend, chart, and the button for the table. */
export const HistorySkeletonLines = () => (
  <>
    <div className="r-history__title-skeleton">
      <Skeleton width={40} />
    </div>
    <Skeleton width={60} />
    <div className="r-history__chart-area" />
    <div className="r-history__toggle-skeleton">
      <Skeleton width={20} />
    </div>
  </>
)

/** The skeleton of the chart. */
export function HistorySkeleton() {
  const t = useTexts(companyHistoryTexts)
  return (
    <div className="r-history" role="status" aria-busy="true" aria-label={t.loading}>
      <HistorySkeletonLines />
    </div>
  )
}
