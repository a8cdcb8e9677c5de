import { useMemo } from 'react'
import { locale } from '#config/locale.ts'
import { wording } from '#config/wording.ts'
import { dateTexts } from '#i18n/en/dates.ts'
import { pastRangesTexts } from '#i18n/en/past-ranges.ts'
import { dayOf } from '#lib/format/days.ts'
import { DateRangePicker } from '#ui/date-range/date-range.tsx'
import type { DateRange } from '../filters/date-range.ts'
import { quickRangeNames, quickRangeOf } from '../filters/quick-ranges.ts'
import { comingRanges } from './coming-ranges.ts'

type PanelDatesProps = {
  value: DateRange
  /** Those that can be chosen (R217). */
  days: 'any' | 'past' | 'future'
  onChange: (range: DateRange) => void
}

const pastRanges = (today: string) =>
  quickRangeNames.map((name) => ({ label: pastRangesTexts[name], range: quickRangeOf(name, today) }))

/** The dates of a filter panel: quick ranges, and two calendars that load when they are opened (R213, R214). */
export function PanelDates({ value, days, onChange }: PanelDatesProps) {
  const today = dayOf(new Date())
  const words = wording()
  // As they are now: what is chosen is told by a handler.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are read by themselves
  const texts = useMemo(() => ({ ...dateTexts }), [words])
  return (
    <DateRangePicker
      layout="inline"
      label={dateTexts.label}
      value={value}
      onChange={onChange}
      quickRanges={days === 'future' ? comingRanges(today) : pastRanges(today)}
      today={today}
      locale={locale()}
      texts={texts}
      {...(days !== 'any' && { disabled: days === 'past' ? 'future' : 'past' })}
    />
  )
}
