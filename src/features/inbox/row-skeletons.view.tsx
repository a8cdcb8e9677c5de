import { Skeleton } from '#ui/skeleton/skeleton.tsx'

type RowSkeletonsProps = {
  label: string
  count: number
  /** Whether the rows will stand under the names of days. */
  byDay?: boolean
}

/** Rows of the size that loaded ones have. */
export function RowSkeletons({ label, count, byDay = false }: RowSkeletonsProps) {
  return (
    <div role="status" aria-busy="true" aria-label={label}>
      {byDay && (
        <div className="r-inbox__day">
          <Skeleton width={15} />
        </div>
      )}
      {[...Array(count).keys()].map((key) => (
        <div key={key} className="r-inbox__item">
          <div className="r-inbox__text">
            <div className="r-inbox__title">
              <Skeleton width={50} />
            </div>
            <div className="r-inbox__facts">
              <Skeleton width={70} />
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
