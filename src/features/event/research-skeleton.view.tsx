import { Skeleton } from '#ui/skeleton/skeleton.tsx'

/** The space of a heading and five notes, most of which have one line. */
export const ResearchSkeleton = () => (
  <div className="r-event-research" aria-hidden="true">
    {[30, 84, 66, 72, 58, 78].map((width) => (
      <div key={width} className="r-event-research__note">
        <Skeleton width={width} />
      </div>
    ))}
  </div>
)
