import { useRef } from 'react'
import type { DeskEvent } from '#contract/desk-events.ts'
import { deskEventTexts } from '#i18n/en/desk-events.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { pageNotifications } from '#session/notifications.ts'
import { leadTo } from '../lead-to.ts'
import { EventForm } from './form/event-form.tsx'

const SHOWN_MS = 6000

/** The page of a new event, which leads to the event once it is there. */
export function NewEvent() {
  const t = useTexts(deskEventTexts)
  const place = useRef<HTMLDivElement>(null)
  const finish = ({ id }: DeskEvent) => {
    leadTo(place, `/desk/events/${id}`)
    pageNotifications.show([t.created], { variant: 'success', dismissible: true, timeout: SHOWN_MS })
  }
  return (
    <div ref={place}>
      <EventForm onSaved={finish} onClose={() => leadTo(place, '/desk/events')} />
    </div>
  )
}
