import { type PointerEvent, useMemo, useRef, useState } from 'react'
import { locale } from '#config/locale.ts'
import { companyHistoryTexts } from '#i18n/en/company-profile.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { formatDate } from '#lib/format/dates.ts'
import { toLocalDay } from '#lib/format/days.ts'
import { formatFigure } from '#lib/format/figures.ts'
import { fill } from '#lib/format/fill.ts'
import { formatMoney } from '#lib/format/money.ts'
import { useWidth } from '#ui/hooks/use-width.ts'
import { buildShape, indexAt, type Shape } from './chart-shape.ts'
import type { History } from './history.ts'

const HEIGHT = 220

const monthLabel = (tag: string) => {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options })
  const [year, both] = [format({ year: 'numeric' }), format({ month: 'short', year: 'numeric' })]
  return (day: string, withMonth: boolean) => (withMonth ? both : year).format(new Date(day))
}

/**
 * The target as a step line, the last close as a horizontal line, and changes of the rating. `summary` is the text
 * alternative.
 */
export function Chart({ history, summary }: { history: History; summary: string }) {
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
      }),
    [history, width, tag],
  )
  const [pointed, setPointed] = useState<number>()
  const point = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) =>
    setPointed(indexAt(shape.points, clientX - currentTarget.getBoundingClientRect().left))
  return (
    <>
      <Legend history={history} hasMarks={shape.marks.length > 0} pointed={pointed} />
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
              <Axes shape={shape} unit={history.currency} />
              {shape.price !== undefined && (
                <path className="r-history__price" d={`M${shape.left} ${shape.price}H${shape.right}`} />
              )}
              <path className="r-history__line" d={shape.line} />
              <Marks shape={shape} pointed={pointed} />
            </g>
          </svg>
        )}
      </div>
    </>
  )
}

type LegendProps = { history: History; hasMarks: boolean; pointed: number | undefined }

/** The legend; under the pointer, the rating and target of that day. */
function Legend({ history: { calls, currency, price }, hasMarks, pointed }: LegendProps) {
  const language = useLanguage()
  const t = useTexts(companyHistoryTexts)
  const tag = locale(language)
  const call = pointed === undefined ? undefined : calls[pointed]
  return (
    <p className="r-history__legend" aria-hidden="true">
      {call ? (
        <span className="r-history__readout">
          {[formatDate(call.day, 'long', tag), formatMoney(call.target, currency, tag), call.rating]
            .filter((part) => part !== '')
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
          {hasMarks && <span className="r-history__key r-history__key--mark">{t.rating}</span>}
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

function Marks({ shape: { points, marks, bottom }, pointed }: { shape: Shape; pointed: number | undefined }) {
  const at = pointed === undefined ? undefined : points[pointed]
  return (
    <>
      {at && <path className="r-history__guide" d={`M${at.x} 16V${bottom}`} />}
      {marks.map(({ x, y, label, labelBy, anchor }) => (
        <g key={x}>
          <circle className="r-history__mark" cx={x} cy={y} r={4} />
          {label && (
            <text className="r-history__rating" x={x} y={y + labelBy} textAnchor={anchor}>
              {label}
            </text>
          )}
        </g>
      ))}
      {at && <circle className="r-history__pointed" cx={at.x} cy={at.y} r={4} />}
    </>
  )
}
