import { locale } from '#config/locale.ts'
import type { Shape } from '#entities/company/history/chart-shape.ts'
import type { History, Note } from '#entities/company/history/history.ts'
import { companyChartTexts } from '#i18n/en/company-chart.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { formatDate } from '#lib/format/dates.ts'
import { fill } from '#lib/format/fill.ts'
import { formatAmount, formatMoney } from '#lib/format/money.ts'
import { followIf } from '#ui/link/follow.ts'
import { Rating } from '#ui/rating/rating.tsx'
import type { Spot } from './crosshair.ts'

/** The width in px, as in the style sheet, and the distance to the crosshair. */
const WIDTH = 208
const GAP = 12

type TipProps = {
  spot: Spot
  history: History
  today: string
  /** Of the chart in px. */
  width: number
  shape: Shape
  onOpen: (note: Note) => boolean
}

/**
 * What was valid on the day of the crosshair, beside it and inside the chart, above or below the line. Screen readers have
 * the crosshair's value.
 */
export function Tip({ spot, history, today, width, shape, onOpen }: TipProps) {
  const t = useTexts(companyChartTexts)
  const tag = locale(useLanguage())
  const { day, call, place, isGiven, x, y } = spot
  const { calls, currency, price } = history
  const money = (amount: number) => formatMoney(amount, currency, tag)
  const before = calls[place - 1]?.target
  const hint = isGiven
    ? before !== undefined && before !== call.target && `${money(before)} → ${formatAmount(call.target, currency, tag)}`
    : fill(t.since, { date: formatDate(call.since ?? call.day, 'long', tag) })
  const left = x < width / 2 ? Math.min(x + GAP, width - WIDTH) : Math.max(x - GAP - WIDTH, 0)
  const isLow = y < shape.bottom / 2
  return (
    <div className={`r-history__tip${isLow ? ' r-history__tip--low' : ''}`} style={{ left }} aria-hidden="true">
      <p className="r-history__tip-day">{formatDate(day, 'long', tag)}</p>
      <p className="r-history__tip-row">
        <span>{t.target}</span>
        <bdi className="r-history__tip-target">{money(call.target)}</bdi>
      </p>
      {hint && <p className="r-history__tip-hint">{hint}</p>}
      {call.rating && (
        <p className="r-history__tip-row">
          <span>{t.rating}</span>
          <Rating value={call.rating} />
        </p>
      )}
      {day === today && price !== undefined && (
        <p className="r-history__tip-row">
          <span>{t.close}</span>
          <bdi>{money(price)}</bdi>
        </p>
      )}
      {call.note && (
        <a
          className="r-history__tip-note"
          href={call.note.href}
          tabIndex={-1}
          dir="auto"
          onClick={followIf(() => !call.note || onOpen(call.note))}
        >
          {call.note.title}
        </a>
      )}
    </div>
  )
}
