import type { ReactNode } from 'react'
import { locale } from '#config/locale.ts'
import type { UsageBy } from '#contract/usage.ts'
import { dateTexts } from '#i18n/en/dates.ts'
import { usageTexts } from '#i18n/en/usage.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { toLocalDay } from '#lib/format/days.ts'
import { DateRangePicker } from '#ui/date-range/date-range.tsx'
import { SelectField } from '#ui/select-field/select-field.tsx'
import { FIRST_DAYS, lastDays, type UsageQuery } from './usage.store.ts'

type UsageToolsProps = {
  query: UsageQuery
  choices: readonly UsageBy[]
  /** At the end of the line. */
  children: ReactNode
  onUpdate: (change: Partial<UsageQuery>) => void
}

/** What the report is by, and its period. */
export function UsageTools({ query, choices, children, onUpdate }: UsageToolsProps) {
  const language = useLanguage()
  const t = useTexts(usageTexts)
  const tDates = useTexts(dateTexts)
  const today = toLocalDay(new Date())
  const quickRanges = [
    { label: t.thisMonth, range: { start: `${today.slice(0, 8)}01`, end: today, allTime: false } },
    { label: t.days30, range: lastDays(30) },
    { label: t.days90, range: lastDays(90) },
    { label: t.months12, range: lastDays(365) },
  ]
  return (
    <div className="r-usage__tools">
      <div className="r-usage__by">
        <SelectField
          label={t.by}
          value={query.by}
          options={choices.map((by) => ({ value: by, label: t[by] }))}
          onChange={(value) => {
            const by = choices.find((choice) => choice === value)
            if (by) onUpdate({ by })
          }}
        />
      </div>
      <div className="r-usage__period">
        <DateRangePicker
          label={t.period}
          layout="popover"
          value={query.range}
          quickRanges={quickRanges}
          disabled="future"
          today={today}
          locale={locale(language)}
          texts={tDates}
          onChange={(range) => onUpdate({ range: range.start || range.end ? range : lastDays(FIRST_DAYS) })}
        />
      </div>
      <div className="r-usage__export">{children}</div>
    </div>
  )
}
