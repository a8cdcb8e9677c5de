import { Skeleton } from '#ui/skeleton/skeleton.tsx'

/** A title and six rows, as high as the peers. */
export const PeersSkeleton = () => (
  <div className="r-company__section" aria-hidden="true">
    <div className="r-company__title">
      <Skeleton width={30} />
    </div>
    <div>
      {[...Array(6).keys()].map((key) => (
        <div key={key} className="r-company__figure">
          <Skeleton width={90} />
        </div>
      ))}
    </div>
  </div>
)
