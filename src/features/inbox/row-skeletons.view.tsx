import { Skeleton } from '#ui/skeleton/skeleton.tsx'

/** Rows of the size that loaded ones have. */
export function RowSkeletons({ label, count }: { label: string; count: number }) {
  return (
    <div role="status" aria-busy="true" aria-label={label}>
      {[...Array(count).keys()].map((key) => (
        <div key={key} className="r-inbox__item">
          <div className="r-inbox__title">
            <Skeleton width={65} />
          </div>
          <div className="r-inbox__facts">
            <Skeleton width={40} />
          </div>
          <div className="r-inbox__why">
            <Skeleton width={30} />
          </div>
        </div>
      ))}
    </div>
  )
}
