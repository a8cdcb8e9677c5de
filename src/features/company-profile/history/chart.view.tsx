import { type DOMAttributes, type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { locale } from '#config/locale.ts'
import { buildShape } from '#entities/company/history/chart-shape.ts'
import type { History, Note } from '#entities/company/history/history.ts'
import { companyChartTexts } from '#i18n/en/company-chart.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { formatFigure } from '#lib/format/figures.ts'
import { formatAmount } from '#lib/format/money.ts'
import { useWidth } from '#ui/hooks/use-width.ts'
import { followIf } from '#ui/link/follow.ts'
import { Axes, Bands, Dots, Ends } from './chart-layers.view.tsx'
import { dayAt, dayByKey, spotOn, stopsOf } from './crosshair.ts'
import { formatSpot } from './format-history.ts'
import { Tip } from './tip.view.tsx'

const HEIGHT = 260

const monthLabel = (tag: string) => {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options })
  const [year, both] = [format({ year: 'numeric' }), format({ month: 'short', year: 'numeric' })]
  return (day: string, withMonth: boolean) => (withMonth ? both : year).format(new Date(day))
}

type Pointing = Pick<DOMAttributes<HTMLElement>, 'onPointerMove' | 'onPointerDown' | 'onPointerLeave' | 'onBlur'>

type ChartProps = {
  history: History
  today: string
  /** The text alternative. */
  summary: string
  onOpen: (note: Note) => boolean
}

/**
 * The target as a step line above bands of the rating, and the last close as a horizontal line. A crosshair follows the
 * pointer and the arrow keys. It is a slider, so that screen readers pass the keys on and read its one value.
 */
export function Chart({ history, today, summary, onOpen }: ChartProps) {
  const language = useLanguage()
  const t = useTexts(companyChartTexts)
  const place = useRef<HTMLDivElement>(null)
  const width = useWidth(place)
  const tag = locale(language)
  const { calls } = history
  const shape = useMemo(
    () =>
      buildShape({
        history,
        today,
        width,
        height: HEIGHT,
        amount: (value, decimals) => formatFigure(value, decimals, tag),
        month: monthLabel(tag),
        nameRating: (rating) => valueLabel('Rating', rating, language),
        end: (value) => formatAmount(value, history.currency, tag),
      }),
    [history, today, width, tag, language],
  )
  const [day, setDay] = useState<string>()
  const spot = day === undefined ? undefined : spotOn(day, calls, shape)
  const stops = stopsOf(calls, shape)
  const read = spot ?? spotOn(shape.end, calls, shape)
  const point = ({ clientX }: { clientX: number }) =>
    setDay(dayAt(clientX - (place.current?.getBoundingClientRect().left ?? 0), calls, shape))
  const leave = ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
    if (!(relatedTarget instanceof Node && place.current?.contains(relatedTarget))) setDay(undefined)
  }
  const pointing: Pointing = {
    onPointerMove: point,
    onPointerDown: point,
    onBlur: leave,
    // A finger that is lifted leaves the tooltip open.
    onPointerLeave: (event) => event.pointerType === 'mouse' && leave(event),
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const next = dayByKey(event.key, day ?? shape.end, stops)
    if (next) setDay(next)
    else if (event.key === 'Escape' && day) {
      // Keeps a surrounding dialog open.
      event.stopPropagation()
      setDay(undefined)
    } else if (event.key === 'Enter') place.current?.querySelector<HTMLElement>('.r-history__tip-note')?.click()
    else return
    event.preventDefault()
  }
  return (
    <>
      <Legend history={history} />
      <div ref={place} className="r-history__chart-area">
        {width > 0 && (
          <>
            <svg className="r-history__chart" width={width} height={HEIGHT} role="img" aria-label={summary}>
              {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus; screen readers would read each label */}
              <g aria-hidden="true">
                <Bands shape={shape} />
                <Axes shape={shape} />
                {shape.price !== undefined && (
                  <path className="r-history__price" d={`M${shape.left} ${shape.price}H${shape.right}`} />
                )}
                <path className="r-history__line" d={shape.line} />
                <Dots shape={shape} calls={calls} spot={spot} />
                <Ends shape={shape} />
              </g>
            </svg>
            <div
              className="r-history__crosshair"
              role="slider"
              tabIndex={0}
              aria-label={t.crosshair}
              aria-description={t.crosshairKeys}
              aria-valuemin={1}
              aria-valuemax={stops.length}
              aria-valuenow={stops.findLastIndex((stop) => stop <= (read?.day ?? shape.end)) + 1}
              aria-valuetext={read && formatSpot(read, history, today, language)}
              onFocus={() => setDay((now) => now ?? shape.end)}
              onKeyDown={press}
              {...pointing}
            />
            {spot?.isGiven && spot.call.note && (
              <DotLink {...spot} note={spot.call.note} pointing={pointing} onOpen={onOpen} />
            )}
            {spot && <Tip spot={spot} history={history} today={today} width={width} shape={shape} onOpen={onOpen} />}
          </>
        )}
      </div>
    </>
  )
}

function Legend({ history: { currency, price } }: { history: History }) {
  const t = useTexts(companyChartTexts)
  return (
    <p className="r-history__legend" aria-hidden="true">
      <span className="r-history__key r-history__key--line">{[t.target, currency].filter(Boolean).join(', ')}</span>
      {price !== undefined && <span className="r-history__key r-history__key--price">{t.close}</span>}
    </p>
  )
}

type DotLinkProps = { x: number; y: number; note: Note; pointing: Pointing; onOpen: (note: Note) => boolean }

/**
 * The link on the dot next to the pointer. A finger's first press shows the tooltip, the second one opens the note. The
 * table has the same links for the keyboard and for screen readers.
 */
const DotLink = ({ x, y, note, pointing, onOpen }: DotLinkProps) => (
  <div aria-hidden="true">
    <a
      className="r-history__link"
      style={{ left: x, top: y }}
      href={note.href}
      tabIndex={-1}
      {...pointing}
      onClick={followIf(() => onOpen(note))}
    >
      <span className="r-visually-hidden">{note.title}</span>
    </a>
  </div>
)
