import { useEffect, useRef, useState } from 'react'
import type { Roadshow } from '#contract/roadshow.ts'
import { eventTexts } from '#i18n/en/events.ts'
import { calendarTexts } from '#i18n/en/registration.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { toText } from '#lib/format/words.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { preload, useLazy } from '#ui/hooks/use-lazy.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { calendarIcon } from '#ui/icons/icons-event.ts'
import { usePartFailure } from '#ui/states/use-part-failure.ts'
import css from './add-to-calendar.css?inline'

registerStyles('entities', css)

const loadMenu = () => import('./calendar-menu.tsx')
const prepare = () => void preload(loadMenu)

type AddToCalendarProps = { roadshow: Roadshow; onFailure: (failure: Error) => void }

/** A button with the ways to add an event to a calendar. Nothing if the start is unknown. */
export function AddToCalendar({ roadshow, onFailure }: AddToCalendarProps) {
  const tEvent = useTexts(eventTexts)
  const t = useTexts(calendarTexts)
  const place = useRef<HTMLSpanElement>(null)
  const { part, failed, want } = useLazy(loadMenu)
  usePartFailure(failed, onFailure)
  const [isPressed, setIsPressed] = useState(false)
  const isOpening = isPressed && part !== undefined
  // The menu's own button has replaced the pressed one.
  useEffect(() => {
    if (isOpening) place.current?.querySelector('button')?.click()
  }, [isOpening])
  if (Number.isNaN(Date.parse(toText(roadshow.start_date)))) return null
  const label = fill(t.add, { name: toText(roadshow.name) || tEvent.unnamed })
  const press = () => {
    want()
    setIsPressed(true)
  }
  return (
    <span ref={place} className="r-add-to-calendar">
      {part ? (
        <part.CalendarMenu roadshow={roadshow} label={label} />
      ) : (
        <>
          <IconButton
            icon={calendarIcon}
            label={label}
            aria-haspopup="menu"
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={press}
          />
          {failed && (
            <span className="r-add-to-calendar__failed" role="alert">
              {t.failed}
            </span>
          )}
        </>
      )}
    </span>
  )
}
