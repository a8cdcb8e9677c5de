import { sessionsTexts } from '#i18n/en/account.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'

/** Most users have so many. */
const ROWS = 3

/** Rows of the size that loaded ones have. */
export function SessionSkeletons() {
  const t = useTexts(sessionsTexts)
  return (
    <div role="status" aria-busy="true" aria-label={t.loading}>
      {[...Array(ROWS).keys()].map((key) => (
        <div key={key} className="r-session">
          <div className="r-session__device">
            <Skeleton width={60} />
          </div>
          <div className="r-session__facts">
            <Skeleton width={80} />
          </div>
        </div>
      ))}
    </div>
  )
}
