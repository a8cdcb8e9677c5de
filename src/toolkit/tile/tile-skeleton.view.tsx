import { Skeleton } from '../../ui/skeleton.tsx'

/** The lines of which there are two in a narrow column. */
const narrow = 'r-tile__more'

/** A tile's room while it is on its way: of one with a subtitle and a view, as most have. */
export function TileSkeleton() {
  return (
    <div className="r-tile">
      <div>
        <Skeleton width={40} />
        <div className={narrow}>
          <Skeleton width={25} />
        </div>
      </div>
      <div>
        <Skeleton shape="title" width={75} />
        <div className={narrow}>
          <Skeleton shape="title" width={45} />
        </div>
      </div>
      <div>
        <Skeleton width={55} />
        <div className={narrow}>
          <Skeleton width={35} />
        </div>
      </div>
      <Skeleton width={25} />
      <div className="r-tile__summary">
        <Skeleton />
        <Skeleton width={60} />
      </div>
      <div>
        <Skeleton width={30} />
        <div className={narrow}>
          <Skeleton width={20} />
        </div>
      </div>
    </div>
  )
}
