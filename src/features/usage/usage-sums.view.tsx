import type { Usage } from '#api/usage.ts'
import { locale } from '#config/locale.ts'
import type { UsageCounts } from '#contract/usage.ts'
import { usageTexts } from '#i18n/en/usage.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { daysBetween } from '#lib/format/between-days.ts'
import { formatChange, formatFigure } from '#lib/format/figures.ts'
import { fill } from '#lib/format/fill.ts'
import { Delta } from '#ui/delta/delta.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { countNames } from './usage.columns.tsx'
import { UsageChart } from './usage-chart.view.tsx'

/** The figures of the whole period with their change, and its course beside them; without a report their room. */
export function UsageSums({ usage }: { usage?: Usage }) {
  return (
    <div className="r-usage__sums">
      <Totals {...(usage && { usage })} />
      <div className="r-usage__course">
        {usage && usage.steps.length > 1 && <UsageChart interval={usage.interval} steps={usage.steps} />}
      </div>
    </div>
  )
}

/** Those of machines stand apart. */
function Totals({ usage }: { usage?: Usage }) {
  const t = useTexts(usageTexts)
  const tag = locale(useLanguage())
  const notes: Partial<Record<keyof UsageCounts, string>> = { reads: t.readsNote, machine: t.machineNote }
  return (
    <div>
      <dl className="r-usage__totals" aria-label={t.totals} aria-hidden={usage ? undefined : true}>
        {countNames.map((count) => (
          <div key={count} className={`r-usage__total r-usage__total--${count}`} title={notes[count]}>
            <dt>{t[count]}</dt>
            <dd>{usage ? formatFigure(usage.total[count], 0, tag) : <Skeleton shape="heading" width={60} />}</dd>
            {usage && <Change count={count} usage={usage} />}
          </div>
        ))}
      </dl>
      <p className="r-usage__compared">{usage ? tellCompared(usage, t) : <Skeleton width={40} />}</p>
    </div>
  )
}

/** Nothing where there was none before, of which no share can be told. */
function Change({ count, usage: { total, previous } }: { count: keyof UsageCounts; usage: Usage }) {
  const tag = locale(useLanguage())
  const before = previous?.total[count] ?? 0
  if (before === 0) return null
  const share = (total[count] - before) / before
  return (
    <dd className="r-usage__change">
      {/* More automated uses are neither good nor bad. */}
      {count === 'machine' ? formatChange(share, tag) : <Delta share={share} text={formatChange(share, tag)} />}
    </dd>
  )
}

function tellCompared({ previous }: Usage, t: ReturnType<typeof usageTexts>): string {
  if (!previous) return t.notCompared
  const count = daysBetween(previous.from, previous.to) + 1
  return count === 1 ? t.comparedDay : fill(t.compared, { count })
}
