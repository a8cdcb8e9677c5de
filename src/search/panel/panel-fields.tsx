import { useMemo } from 'react'
import { categoryLabel, categoryPlural } from '#config/category-label.ts'
import { locale } from '#config/locale.ts'
import { wording } from '#config/wording.ts'
import type { Tag } from '#contract/tag.ts'
import { comingRangesTexts, dateTexts, pastRangesTexts } from '#i18n/en/dates.ts'
import { filterPanelTexts, multiSelectTexts } from '#i18n/en/filters.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { addMonths, shiftDay, toLocalDay } from '#lib/format/days.ts'
import { fill } from '#lib/format/fill.ts'
import { DateRangePicker } from '#ui/date-range/date-range.tsx'
import { MultiSelect } from '#ui/multi-select/multi-select.tsx'
import type { MultiSelectOption } from '#ui/multi-select/multi-select-options.ts'
import type { DateRange } from '../filters/date-range.ts'
import { documentCount } from '../filters/document-count.ts'
import { getQuickRange, quickRangeNames } from '../filters/quick-ranges.ts'

type CategoryFieldProps = {
  category: string
  tags: readonly Tag[] | undefined
  selected: readonly string[] | undefined
  /** Whether the tags' counts belong to this list; otherwise they cover all documents and are not shown. */
  counted: boolean
  required: boolean
  loading: boolean
  /** A required value was missing when the draft was to be applied. */
  missing: boolean
  onChoose: (category: string, values: readonly string[]) => void
}

const none: readonly string[] = []

/** A tag without a value cannot be requested; tags with the same value are one filter. */
function toOptions(category: string, tags: readonly Tag[], counted: boolean, language: string): MultiSelectOption[] {
  const options = new Map<string, MultiSelectOption>()
  for (const { value, disabled, doc_count, ticker } of tags) {
    if (!value) continue
    options.set(value, {
      value,
      label: valueLabel(category, value, language),
      also: ticker ?? undefined,
      disabled: disabled ?? false,
      ...(counted && doc_count != null && { count: documentCount(doc_count, language) }),
    })
  }
  return [...options.values()]
}

/** The values of one category (R191, R195). */
export function CategoryField(props: CategoryFieldProps) {
  const language = useLanguage()
  const t = useTexts(filterPanelTexts)
  const tMultiSelect = useTexts(multiSelectTexts)
  const { category, tags, selected = none, counted, required, loading, missing, onChoose } = props
  const words = wording(language)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts come from a module, not from props
  const options = useMemo(() => toOptions(category, tags ?? [], counted, language), [category, tags, counted, words])
  const label = categoryLabel(category, language)
  return (
    <MultiSelect
      label={label}
      placeholder={categoryPlural(category, language)}
      options={options}
      selected={selected}
      onChange={(values) => onChoose(category, values)}
      required={required}
      loading={loading}
      error={missing ? fill(t.missing, { category: label }) : undefined}
      texts={tMultiSelect}
    />
  )
}

type PanelDatesProps = {
  value: DateRange
  /** The days that can be selected (R217). */
  days: 'any' | 'past' | 'future'
  onChange: (range: DateRange) => void
}

const pastRanges = (today: string, language: string) =>
  quickRangeNames.map((name) => ({ label: pastRangesTexts(language)[name], range: getQuickRange(name, today) }))

/** Quick ranges into the future: ranges into the past would find nothing among upcoming events (R214, R310). */
export const comingRanges = (today: string, language: string): { label: string; range: DateRange }[] => {
  const tComingRanges = comingRangesTexts(language)
  return [
    { label: tComingRanges.days30, end: shiftDay(today, 30) },
    { label: tComingRanges.days90, end: shiftDay(today, 90) },
    { label: tComingRanges.months6, end: addMonths(today, 6) },
  ].map(({ label, end }) => ({ label, range: { start: today, end, allTime: false } }))
}

/** The dates of a filter panel: quick ranges, and two calendars that are loaded when opened (R213, R214). */
export function PanelDates({ value, days, onChange }: PanelDatesProps) {
  const language = useLanguage()
  const tDate = useTexts(dateTexts)
  const today = toLocalDay(new Date())
  const words = wording(language)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another object once the host has replaced texts
  const texts = useMemo(() => ({ ...tDate }), [words])
  return (
    <DateRangePicker
      layout="inline"
      label={tDate.label}
      value={value}
      onChange={onChange}
      quickRanges={days === 'future' ? comingRanges(today, language) : pastRanges(today, language)}
      today={today}
      locale={locale(language)}
      texts={texts}
      {...(days !== 'any' && { disabled: days === 'past' ? 'future' : 'past' })}
    />
  )
}
