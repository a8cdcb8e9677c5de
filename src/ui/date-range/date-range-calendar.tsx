import { useMemo, useState } from 'react'
import { DayPicker, type DropdownProps } from 'react-day-picker'
import { isBetween } from '#lib/format/between-days.ts'
import type { DateRange } from '#lib/format/days.ts'
import { toLocalDay } from '#lib/format/days.ts'
import { fill } from '#lib/format/fill.ts'
import { registerStyles } from '../base/styles.ts'
import { Icon } from '../icons/icon.tsx'
import { chevronRightIcon } from '../icons/icons-next.ts'
import { chevronLeftIcon } from '../icons/icons-shell.ts'
import css from './date-range-calendar.css?inline'
import { type Bounds, type Side, toDate, weekStart } from './date-range-rules.ts'
import type { DateRangeTexts } from './date-range-texts.ts'

registerStyles('ui', css)

/** How many years the calendar shows before and after today. */
const YEARS_BACK = 30
const YEARS_AHEAD = 5

type CalendarProps = {
  side: Side
  range: Pick<DateRange, Side>
  bounds: Bounds
  today: string
  locale: string
  direction: 'ltr' | 'rtl'
  texts: DateRangeTexts
  onPick: (day: string) => void
}

/** A calendar month, with lists for month and year. Keys follow the ARIA Authoring Practices. */
export function Calendar({ side, range, bounds, today, locale, direction, texts, onPick }: CalendarProps) {
  const chosen = range[side]
  // The month of the selected day, or of the other end of the range.
  const anchor = chosen || range.start || range.end || today
  const [month, setMonth] = useState(anchor)
  const [shownFor, setShownFor] = useState(anchor)
  if (shownFor !== anchor) {
    setShownFor(anchor)
    setMonth(anchor)
  }
  const wording = useMemo(() => getTexts(locale, texts), [locale, texts])
  const year = Number(today.slice(0, 4))
  const years = [anchor, month].map((day) => Number(day.slice(0, 4)))
  const { start, end } = range
  const edges = [start, end].filter((day) => day !== '').map(toDate)
  const between = (date: Date) => start !== '' && end !== '' && isBetween(toLocalDay(date), start, end)
  return (
    <DayPicker
      mode="single"
      required
      lang={locale}
      dir={direction}
      weekStartsOn={weekStart(locale)}
      today={toDate(today)}
      selected={chosen ? toDate(chosen) : undefined}
      onSelect={(date) => onPick(toLocalDay(date))}
      month={toDate(month)}
      onMonthChange={(date) => setMonth(toLocalDay(date))}
      startMonth={bounds.first ? toDate(bounds.first) : new Date(Math.min(year - YEARS_BACK, ...years), 0)}
      endMonth={bounds.last ? toDate(bounds.last) : new Date(Math.max(year + YEARS_AHEAD, ...years), 11)}
      captionLayout="dropdown"
      navLayout="around"
      fixedWeeks
      reverseYears
      disabled={[
        ...(bounds.first ? [{ before: toDate(bounds.first) }] : []),
        ...(bounds.last ? [{ after: toDate(bounds.last) }] : []),
      ]}
      modifiers={{ edge: edges, between }}
      modifiersClassNames={modifierNames}
      classNames={names}
      components={components}
      {...wording}
    />
  )
}

const names = {
  root: 'r-calendar',
  month: 'r-calendar__month',
  month_caption: 'r-calendar__caption',
  dropdowns: 'r-calendar__dropdowns',
  button_previous: 'r-calendar__step r-calendar__step--previous',
  button_next: 'r-calendar__step r-calendar__step--next',
  month_grid: 'r-calendar__grid',
  weekday: 'r-calendar__weekday',
  day: 'r-calendar__day',
  day_button: 'r-calendar__button',
  today: 'r-calendar__day--today',
  selected: '',
  disabled: 'r-calendar__day--disabled',
}
const modifierNames = { edge: 'r-calendar__day--edge', between: 'r-calendar__day--between' }

// Must keep their identity: new components would recreate the DOM nodes and lose the focus.
const components = {
  Dropdown: ({ options, value, disabled, onChange, 'aria-label': label }: DropdownProps) => (
    <select className="r-calendar__select" aria-label={label} {...{ value, disabled, onChange }}>
      {options?.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  ),
  Chevron: ({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) => (
    <Icon path={orientation === 'left' ? chevronLeftIcon : chevronRightIcon} />
  ),
}

/** The calendar's texts and figures in the user's language. Days are always Gregorian. */
function getTexts(locale: string, texts: DateRangeTexts) {
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory' })
    return (date: Date) => format.format(date)
  }
  const monthAndYear = write({ month: 'long', year: 'numeric' })
  const full = write({ dateStyle: 'full' })
  const figures = new Intl.NumberFormat(locale, { useGrouping: false })
  return {
    formatters: {
      formatCaption: monthAndYear,
      formatDay: (date: Date) => figures.format(date.getDate()),
      formatWeekdayName: write({ weekday: 'short' }),
      formatMonthDropdown: write({ month: 'long' }),
      formatYearDropdown: (date: Date) => figures.format(date.getFullYear()),
    },
    labels: {
      labelDayButton: (date: Date, { today }: { today?: boolean }) =>
        today ? fill(texts.today, { date: full(date) }) : full(date),
      labelGrid: monthAndYear,
      labelWeekday: write({ weekday: 'long' }),
      labelMonthDropdown: () => texts.month,
      labelYearDropdown: () => texts.year,
      labelPrevious: () => texts.previousMonth,
      labelNext: () => texts.nextMonth,
    },
  }
}
