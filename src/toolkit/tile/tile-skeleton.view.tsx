import { Skeleton } from '../../ui/skeleton.tsx'

/** A tile's room while it is on its way. */
export function TileSkeleton() {
  return (
    <div className="r-tile">
      <p className="r-tile__facts">
        <Skeleton width={40} />
      </p>
      <div className="r-tile__title">
        <Skeleton shape="title" width={75} />
      </div>
      <div className="r-tile__summary">
        <Skeleton />
        <Skeleton width={60} />
      </div>
      <Skeleton width={30} />
    </div>
  )
}
