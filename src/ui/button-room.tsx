import { Skeleton } from './skeleton.tsx'

/** Room for a button that is on its way, this many px wide. */
export function ButtonRoom({ width }: { width: number }) {
  return (
    <span className="r-button" style={{ inlineSize: width, pointerEvents: 'none' }} aria-hidden="true">
      <Skeleton />
    </span>
  )
}
