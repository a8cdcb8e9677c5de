import type { Usage } from '#api/usage.ts'
import { locale } from '#config/locale.ts'
import { usageTexts } from '#i18n/en/usage.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { formatFigure } from '#lib/format/figures.ts'

type UsageChartProps = Pick<Usage, 'interval' | 'steps'>

/** Units of the drawing: a step is this wide, and the highest column this high. It is stretched to its place. */
const [STEP, HEIGHT] = [10, 100]

/** A step's days or month: `Nov 2`, `Nov 2 – 8`, `Nov 2026`. */
function stepNames({ interval, steps }: UsageChartProps, tag: string): string[] {
  const isMonth = interval === 'month'
  const format = new Intl.DateTimeFormat(tag, {
    month: 'short',
    ...(isMonth ? { year: 'numeric' } : { day: 'numeric' }),
    timeZone: 'UTC',
  })
  return steps.map(({ from, to }) => format.formatRange(new Date(from), new Date(isMonth ? from : to)))
}

/** A rounded figure that is not below any of these, so that the scale can be read. */
function toTop(figures: readonly number[]): number {
  const most = Math.max(...figures, 1)
  const unit = 10 ** Math.floor(Math.log10(most))
  return [1, 2, 3, 4, 5, 6, 8, 10].map((part) => part * unit).find((top) => top >= most) ?? most
}

/** Columns of openings, and of reads before them; a hidden table has the same figures for screen readers. */
export function UsageChart({ interval, steps }: UsageChartProps) {
  const t = useTexts(usageTexts)
  const tag = locale(useLanguage())
  const title = interval === 'day' ? t.byday : interval === 'month' ? t.bymonth : t.byweek
  const names = stepNames({ interval, steps }, tag)
  const top = toTop(steps.flatMap(({ opens, reads }) => [opens, reads]))
  const figure = (count: number) => formatFigure(count, 0, tag)
  const column = (kind: 'opens' | 'reads', index: number, count: number) => {
    const height = (count / top) * HEIGHT
    const place = { x: index * STEP + 1, y: HEIGHT - height, width: STEP - 2, height }
    return <rect className={`r-usage__column r-usage__column--${kind}`} {...place} />
  }
  return (
    <div className="r-usage__chart">
      <p className="r-usage__legend" aria-hidden="true">
        <span>{title}</span>
        <span className="r-usage__key r-usage__key--opens">{t.opens}</span>
        <span className="r-usage__key r-usage__key--reads">{t.reads}</span>
      </p>
      <div className="r-usage__plot">
        <span className="r-usage__top" aria-hidden="true">
          {figure(top)}
        </span>
        <svg viewBox={`0 0 ${steps.length * STEP} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={title}>
          {steps.map(({ from, opens, reads }, index) => (
            <g key={from} className="r-usage__step">
              <title>{`${names[index]}: ${t.opens} ${figure(opens)}, ${t.reads} ${figure(reads)}`}</title>
              <rect className="r-usage__ground" x={index * STEP} y={0} width={STEP} height={HEIGHT} />
              {column('opens', index, opens)}
              {column('reads', index, reads)}
            </g>
          ))}
        </svg>
        <div className="r-usage__ends" aria-hidden="true">
          <span>{names[0]}</span>
          <span>{names.at(-1)}</span>
        </div>
      </div>
      <table className="r-visually-hidden">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t.steps}</th>
            <th scope="col">{t.opens}</th>
            <th scope="col">{t.reads}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ from, opens, reads }, index) => (
            <tr key={from}>
              <th scope="row">{names[index]}</th>
              <td>{figure(opens)}</td>
              <td>{figure(reads)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
