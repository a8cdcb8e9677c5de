import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { DateRange } from '#lib/format/days.ts'
import { fill } from '#lib/format/fill.ts'
import { Announcer } from '../announcer/announcer.tsx'
import { registerStyles } from '../base/styles.ts'
import { Button } from '../button/button.tsx'
import { Calendar } from './date-range-calendar.tsx'
import { DayField } from './date-range-field.tsx'
import css from './date-range-panel.css?inline'
import { type Disabled, getBounds, type Side, sameRange } from './date-range-rules.ts'
import type { DateRangeTexts } from './date-range-texts.ts'
import { formatDay, formatRange } from './date-range-words.ts'

registerStyles('ui', css)

export type DateRangePanelProps = {
  value: DateRange
  /** Called with one day or a pair (R215), a quick range (R214), or the empty range (R216). */
  onChange: (range: DateRange) => void
  quickRanges: readonly { label: string; range: DateRange }[]
  /** Days that cannot be selected; today always can (R217). */
  disabled?: Disabled
  /** `YYYY-MM-DD` in the user's time zone. */
  today: string
  locale: string
  texts: DateRangeTexts
}

const sides = ['start', 'end'] as const
const empty: DateRange = { start: '', end: '', allTime: false }

/** Quick ranges and two calendars (R213–R217). A single day is a range with an open end. */
export function DateRangePanel(props: DateRangePanelProps) {
  const { value, onChange, quickRanges, disabled, today, locale, texts } = props
  const panel = useRef<HTMLDivElement>(null)
  const direction = useDirection(panel)
  const [pair, setPair] = useState<DateRange>(value)
  const [shownFor, setShownFor] = useState(value)
  if (!sameRange(shownFor, value)) {
    setShownFor(value)
    setPair(value)
  }
  // The open calendar, if there is space for one only.
  const [active, setActive] = useState<Side>('start')
  const [message, setMessage] = useState('')
  // The sides with an invalid field. A new round resets the fields.
  const [unread, setUnread] = useState<readonly Side[]>([])
  const [round, setRound] = useState(0)
  const enterGrid = useFocusOnGrid(panel)

  const take = (range: DateRange, words: string) => {
    setPair(range)
    setMessage(words)
    onChange(range)
  }
  const choose = (side: Side, day: string) => {
    const next: DateRange = { ...pair, [side]: day, allTime: false }
    const { start, end } = next
    if (start !== '' && end !== '') return take(next, fill(texts.chosen, { range: formatRange(next, texts, locale) }))
    if (start === '' && end === '') return take(next, texts.cleared)
    take(next, fill(start ? texts.chooseTo : texts.chooseFrom, { date: formatDay(start || end, locale) }))
  }
  const open = (side: Side) => {
    setActive(side)
    enterGrid(side)
  }
  const pick = (side: Side, day: string) => {
    choose(side, day)
    if (side === 'start') open('end')
    else if (pair.start === '') open('start')
  }
  const type = (side: Side, day: string | undefined) => {
    setUnread((before) => [...before.filter((other) => other !== side), ...(day === undefined ? [side] : [])])
    if (day !== undefined && day !== pair[side]) choose(side, day)
  }
  /** Replaces the content of the fields. */
  const replace = (range: DateRange, words: string) => {
    setUnread([])
    setRound(round + 1)
    take(range, words)
  }
  const isOpen = pair.start === '' && pair.end === '' && !value.allTime && unread.length === 0
  return (
    <div ref={panel} className="r-date-panel">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend inside the row */}
      <div className="r-date-panel__quick" role="group" aria-label={texts.quickRanges}>
        {quickRanges.map(({ label, range }) => (
          <button
            key={label}
            type="button"
            className="r-date-panel__quick-range"
            aria-pressed={sameRange(range, pair)}
            onClick={() => replace(range, fill(texts.chosen, { range: label }))}
          >
            {label}
          </button>
        ))}
      </div>
      <div className="r-date-panel__sides">
        {sides.map((side) => {
          const bounds = getBounds(side, pair, disabled, today)
          const label = side === 'start' ? texts.from : texts.to
          const shared = { bounds, locale, texts }
          return (
            // biome-ignore lint/a11y/useSemanticElements: the label of the field already serves as a legend
            <div
              key={side}
              role="group"
              aria-label={label}
              className="r-date-panel__side"
              data-side={side}
              data-active={active === side}
            >
              <DayField
                key={round}
                {...shared}
                label={label}
                day={pair[side]}
                example={today}
                calendar={{
                  label: side === 'start' ? texts.openFrom : texts.openTo,
                  open: active === side,
                  onOpen: () => setActive(side),
                  onEnter: () => open(side),
                }}
                onDay={(day) => type(side, day)}
                onProblem={setMessage}
              />
              <Calendar
                {...shared}
                side={side}
                range={pair}
                today={today}
                direction={direction}
                onPick={(day) => pick(side, day)}
              />
            </div>
          )
        })}
      </div>
      <div className="r-date-panel__end">
        <Button aria-disabled={isOpen} onClick={() => !isOpen && replace(empty, texts.cleared)}>
          {texts.clear}
        </Button>
      </div>
      <Announcer message={message} />
    </div>
  )
}

/** Focuses the current day of a calendar, after the calendar has rendered the selection. */
function useFocusOnGrid(panel: { readonly current: HTMLElement | null }) {
  const wanted = useRef<Side>(undefined)
  const [requests, setRequests] = useState(0)
  // Not a layout effect: the pressed day takes the focus in an effect, which must run first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each request
  useEffect(() => {
    if (wanted.current === undefined) return
    const grid = panel.current?.querySelector(`[data-side=${wanted.current}] .r-calendar__grid`)
    wanted.current = undefined
    grid?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
  }, [requests, panel])
  return (side: Side) => {
    wanted.current = side
    setRequests(requests + 1)
  }
}

/** The text direction around an element, which decides the meaning of the left and right arrows. */
function useDirection(element: { readonly current: HTMLElement | null }): 'ltr' | 'rtl' {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr')
  useLayoutEffect(() => {
    if (element.current) setDirection(getComputedStyle(element.current).direction === 'rtl' ? 'rtl' : 'ltr')
  }, [element])
  return direction
}
