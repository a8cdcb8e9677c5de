import type { Shape } from '#entities/company/history/chart-shape.ts'
import type { Call } from '#entities/company/history/history.ts'
import { getRatingTone } from '#ui/rating/rating-tone.ts'
import type { Spot } from './crosshair.ts'

/** Amounts and months. */
export function Axes({ shape: { left, right, bottom, amounts, months } }: { shape: Shape }) {
  return (
    <>
      {amounts.map(({ at, label }) => (
        <g key={label}>
          <path className="r-history__grid" d={`M${left} ${at}H${right}`} />
          <text className="r-history__tick" x={left - 8} y={at} dy="0.35em" textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {months.map(({ at, label }) => (
        <g key={label}>
          <path className="r-history__grid" d={`M${at} ${bottom}v4`} />
          <text className="r-history__tick" x={at} y={bottom + 16} textAnchor={at - left < 16 ? 'start' : 'middle'}>
            {label}
          </text>
        </g>
      ))}
    </>
  )
}

/** The target and the price at the right ends of their lines. */
export function Ends({ shape: { right, ends } }: { shape: Shape }) {
  return Object.entries(ends).map(([kind, { at, label }]) => (
    <text key={kind} className={`r-history__end r-history__end--${kind}`} x={right + 6} y={at} dy="0.35em">
      {label}
    </text>
  ))
}

/** The times of each rating. */
export function Bands({ shape: { bands, bottom } }: { shape: Shape }) {
  return bands.map(({ x, width, rating, label, endsAtEdge }) => (
    <g key={x} className={`r-history__band r-history__band--${getRatingTone(rating)}`}>
      <rect x={x} y={0} width={width} height={bottom} />
      {label && (
        <text x={endsAtEdge ? x + width : x + 8} y={16} textAnchor={endsAtEdge ? 'end' : 'start'}>
          {label}
        </text>
      )}
    </g>
  ))
}

type DotsProps = { shape: Shape; calls: readonly Call[]; spot: Spot | undefined }

/** A dot for each call, larger for a change of the rating, and the crosshair with a dot on the line. */
export function Dots({ shape: { points, bottom }, calls, spot }: DotsProps) {
  return (
    <>
      {spot && <path className="r-history__guide" d={`M${spot.x} 16V${bottom}`} />}
      {points.map(({ x, y }, place) => {
        const call = calls[place]
        if (!call || call.since) return null
        return (
          <circle
            key={call.day}
            className={`r-history__dot${call.changed ? ' r-history__dot--changed' : ''}`}
            cx={x}
            cy={y}
            r={call.changed ? 4 : 3}
          />
        )
      })}
      {spot && <circle className="r-history__dot r-history__dot--pointed" cx={spot.x} cy={spot.y} r={5} />}
    </>
  )
}
