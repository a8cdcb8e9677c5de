import { registerStyles } from '#ui/base/styles.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import css from './tile.css?inline'

registerStyles('entities', css)

type LinesProps = { first: number; second: number; shape?: 'title' }

/** A part that takes a second line in a narrow container. */
const Lines = ({ first, second, ...shape }: LinesProps) => (
  <div>
    <Skeleton {...shape} width={first} />
    <div className="r-tile__more">
      <Skeleton {...shape} width={second} />
    </div>
  </div>
)

/** The skeleton of a tile with a subtitle and ratings, as most tiles have. */
export const TileSkeleton = () => (
  <div className="r-tile">
    <Lines first={40} second={25} />
    <Lines shape="title" first={75} second={45} />
    <Lines first={55} second={35} />
    <Skeleton width={25} />
    <div className="r-tile__summary">
      <Skeleton />
      <Skeleton width={60} />
    </div>
    <Lines first={30} second={20} />
  </div>
)
