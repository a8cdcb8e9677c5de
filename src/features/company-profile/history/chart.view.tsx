import { type PointerEvent, useMemo, useRef, useState } from 'react'
import { locale } from '#config/locale.ts'
import { buildShape, indexAt, type Shape } from '#entities/company/history/chart-shape.ts'
import type { Call, History, Note } from '#entities/company/history/history.ts'
import { companyHistoryTexts } from '#i18n/en/company-profile.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { formatDate } from '#lib/format/dates.ts'
import { toLocalDay } from '#lib/format/days.ts'
import { formatFigure } from '#lib/format/figures.ts'
import { fill } from '#lib/format/fill.ts'
import { formatMoney } from '#lib/format/money.ts'
import { useWidth } from '#ui/hooks/use-width.ts'
import { followIf } from '#ui/link/follow.ts'
import { getRatingTone } from '#ui/rating/rating-tone.ts'

const HEIGHT = 220

const monthLabel = (tag: string) => {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options })
  const [year, both] = [format({ year: 'numeric' }), format({ month: 'short', year: 'numeric' })]
  return (day: string, withMonth: boolean) => (withMonth ? both : year).format(new Date(day))
}

type ChartProps = {
  history: History
  /** The text alternative. */
  summary: string
  onOpen: (note: Note) => boolean
}

/** The target as a step line above bands of the rating, and the last close as a horizontal line. */
export function Chart({ history, summary, onOpen }: ChartProps) {
  const language = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const width = useWidth(place)
  const tag = locale(language)
  const shape = useMemo(
    () =>
      buildShape({
        history,
        today: toLocalDay(new Date()),
        width,
        height: HEIGHT,
        amount: (value, decimals) => formatFigure(value, decimals, tag),
        month: monthLabel(tag),
        nameRating: (rating) => valueLabel('Rating', rating, language),
      }),
    [history, width, tag, language],
  )
  const [pointed, setPointed] = useState<number>()
  const point = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) =>
    setPointed(indexAt(shape.points, clientX - currentTarget.getBoundingClientRect().left))
  return (
    <>
      <Legend history={history} pointed={pointed} />
      <div ref={place} className="r-history__chart-area">
        {width > 0 && (
          <svg
            className="r-history__chart"
            width={width}
            height={HEIGHT}
            role="img"
            aria-label={summary}
            onPointerMove={point}
            onPointerDown={point}
            onPointerLeave={() => setPointed(undefined)}
          >
            {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus; screen readers would read each label */}
            <g aria-hidden="true">
              <Bands shape={shape} />
              <Axes shape={shape} unit={history.currency} />
              {shape.price !== undefined && (
                <path className="r-history__price" d={`M${shape.left} ${shape.price}H${shape.right}`} />
              )}
              <path className="r-history__line" d={shape.line} />
              <Points shape={shape} calls={history.calls} pointed={pointed} />
            </g>
          </svg>
        )}
        {width > 0 && <Links shape={shape} calls={history.calls} onPoint={setPointed} onOpen={onOpen} />}
      </div>
    </>
  )
}

type LegendProps = { history: History; pointed: number | undefined }

/** The legend; under the pointer, the rating, the target and the document of that day. */
function Legend({ history: { calls, currency, price }, pointed }: LegendProps) {
  const language = useLanguage()
  const t = useTexts(companyHistoryTexts)
  const tag = locale(language)
  const call = pointed === undefined ? undefined : calls[pointed]
  return (
    <p className="r-history__legend" aria-hidden="true">
      {call ? (
        <span className="r-history__readout">
          {[
            formatDate(call.day, 'long', tag),
            formatMoney(call.target, currency, tag),
            valueLabel('Rating', call.rating, language),
            call.note?.title,
          ]
            .filter((part) => part)
            .map((part) => (
              <span key={part}>{part}</span>
            ))}
        </span>
      ) : (
        <>
          <span className="r-history__key r-history__key--line">{t.target}</span>
          {price !== undefined && (
            <span className="r-history__key r-history__key--price">
              {fill(t.price, { price: formatMoney(price, currency, tag) })}
            </span>
          )}
        </>
      )}
    </p>
  )
}

function Axes({ shape: { left, right, bottom, amounts, months }, unit }: { shape: Shape; unit: string }) {
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
      <text className="r-history__tick" x={0} y={12}>
        {unit}
      </text>
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

function Bands({ shape: { bands, bottom } }: { shape: Shape }) {
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

type PointsProps = { shape: Shape; calls: readonly Call[]; pointed: number | undefined }

/** A dot for each call, larger for a change of the rating. */
function Points({ shape: { points, bottom }, calls, pointed }: PointsProps) {
  const at = pointed === undefined ? undefined : points[pointed]
  return (
    <>
      {at && <path className="r-history__guide" d={`M${at.x} 16V${bottom}`} />}
      {points.map(({ x, y }, index) => {
        const { day, changed } = calls[index] ?? { day: '', changed: false }
        const isPointed = pointed === index
        const look = changed && !isPointed ? ' r-history__dot--changed' : ''
        const radius = changed || isPointed ? 4 : 3
        return <circle key={day} className={`r-history__dot${look}`} cx={x} cy={y} r={radius} />
      })}
    </>
  )
}

type LinksProps = {
  shape: Shape
  calls: readonly Call[]
  onPoint: (index: number) => void
  onOpen: (note: Note) => boolean
}

/** Links on the dots, for pointers only: the table has the same links for the keyboard and for screen readers. */
function Links({ shape: { points }, calls, onPoint, onOpen }: LinksProps) {
  return (
    <div aria-hidden="true">
      {calls.map(({ day, note }, index) => {
        const point = points[index]
        if (!note || !point) return null
        return (
          <a
            key={day}
            className="r-history__link"
            style={{ left: point.x, top: point.y }}
            href={note.href}
            tabIndex={-1}
            onPointerEnter={() => onPoint(index)}
            onClick={followIf(() => onOpen(note))}
          >
            <span className="r-visually-hidden">{note.title}</span>
          </a>
        )
      })}
    </div>
  )
}
