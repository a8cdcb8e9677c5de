import { type KeyboardEvent, useState } from 'react'
import { fill } from '#lib/format/fill.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { calendarIcon } from '../icons/icons-event.ts'
import { TextField } from '../text-field/text-field.tsx'
import { type Bounds, type DayProblem, findProblem } from './date-range-rules.ts'
import type { DateRangeTexts } from './date-range-texts.ts'
import { formatDay } from './date-range-words.ts'

type DayFieldProps = {
  label: string
  /** The selected day, or empty. */
  day: string
  bounds: Bounds
  /** The calendar below, which is always open if there is space. */
  calendar: { label: string; open: boolean; onOpen: () => void; onEnter: () => void }
  example: string
  locale: string
  texts: DateRangeTexts
  /** A valid day, or empty if the field was cleared; undefined for anything else. */
  onDay: (day: string | undefined) => void
  onProblem: (message: string) => void
}

/** A field for a day as `YYYY-MM-DD`. An invalid text stays, with the reason below. */
export function DayField(props: DayFieldProps) {
  const { label, day, bounds, calendar, example, locale, texts, onDay, onProblem } = props
  const [text, setText] = useState(day)
  const [shownFor, setShownFor] = useState(day)
  // No error is shown while the user is typing.
  const [judged, setJudged] = useState(false)
  if (shownFor !== day) {
    setShownFor(day)
    if (text.trim() !== day) setText(day)
  }
  const problem = findProblem(text.trim(), bounds)
  const reasons: Record<DayProblem, () => string> = {
    malformed: () => fill(texts.malformed, { example }),
    impossible: () => texts.impossible,
    tooEarly: () => fill(texts.tooEarly, { date: formatDay(bounds.first, locale) }),
    tooLate: () => fill(texts.tooLate, { date: formatDay(bounds.last, locale) }),
  }
  const type = (typed: string) => {
    setText(typed)
    setJudged(false)
    onDay(findProblem(typed.trim(), bounds) === undefined ? typed.trim() : undefined)
  }
  const judge = () => {
    setJudged(true)
    if (problem) onProblem(reasons[problem]())
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // Enter would submit a surrounding form.
      event.preventDefault()
      judge()
    }
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      calendar.onEnter()
    }
  }
  return (
    <TextField
      label={label}
      value={text}
      placeholder={texts.pattern}
      autoComplete="off"
      spellCheck={false}
      error={judged && problem ? reasons[problem]() : undefined}
      onChange={type}
      onBlur={judge}
      onKeyDown={press}
      trailing={
        <span className="r-date-panel__open">
          <IconButton
            icon={calendarIcon}
            label={calendar.label}
            aria-expanded={calendar.open}
            onClick={calendar.onOpen}
          />
        </span>
      }
    />
  )
}
