import { useMemo, useRef } from 'react'
import { locale } from '#config/locale.ts'
import { buildShape } from '#entities/company/history/chart-shape.ts'
import type { History } from '#entities/company/history/history.ts'
import { documentRailTexts } from '#i18n/en/document.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { toLocalDay } from '#lib/format/days.ts'
import { fill } from '#lib/format/fill.ts'
import { formatMoney } from '#lib/format/money.ts'
import { useWidth } from '#ui/hooks/use-width.ts'

const HEIGHT = 96
/** What a chart has around its lines for the labels that this one leaves out, less the width of a line. */
const EDGE = { left: 8, right: 8, top: 22, bottom: 22 }

const none = () => ''

/** The target over time against the last close, without axes: the company's page has them. */
export function TargetLine({ name, history }: { name: string; history: History }) {
  const t = useTexts(documentRailTexts)
  const tag = locale(useLanguage())
  const place = useRef<HTMLDivElement>(null)
  const width = useWidth(place)
  const { line, price, left, right } = useMemo(() => {
    const today = toLocalDay(new Date())
    const [outer, high] = [width + EDGE.left + EDGE.right, HEIGHT + EDGE.top + EDGE.bottom]
    return buildShape({ history, today, width: outer, height: high, amount: none, month: none, nameRating: none })
  }, [history, width])
  const { calls, currency } = history
  const [first, last] = [calls[0], calls.at(-1)]
  if (!first || !last) return null
  const money = (amount: number) => formatMoney(amount, currency, tag)
  const words = { name, first: money(first.target), last: money(last.target), year: first.day.slice(0, 4) }
  return (
    <figure className="r-target-line">
      <div ref={place} className="r-target-line__area">
        {width > 0 && (
          <svg
            width={width}
            height={HEIGHT}
            viewBox={`${EDGE.left} ${EDGE.top} ${width} ${HEIGHT}`}
            role="img"
            aria-label={fill(t.lineSummary, words)}
          >
            {price !== undefined && <path className="r-target-line__price" d={`M${left} ${price}H${right}`} />}
            <path className="r-target-line__line" d={line} />
          </svg>
        )}
      </div>
      <figcaption className="r-target-line__caption">
        {fill(history.price === undefined ? t.line : t.lineAgainst, words)}
      </figcaption>
    </figure>
  )
}
