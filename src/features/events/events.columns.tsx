import type { EventsView } from '#api/roadshows.ts'
import { AddToCalendar } from '#entities/event/calendar/add-to-calendar.tsx'
import { RegistrationView } from '#entities/event/registration/registration.view.tsx'
import type { AskToRegister } from '#entities/event/registration/use-registration.tsx'
import { EventType } from '#entities/event/type/event-type.view.tsx'
import { eventsListTexts as t } from '#i18n/en/events-list.ts'
import type { Column } from '#ui/table/table.tsx'
import { Missing } from '#ui/text/missing.tsx'
import { FeedbackCell, FileCell, NameCell, nameOf, PlacesCell, ReplayCell, TimesCell } from './events.cells.tsx'
import type { EventRow } from './events-row.ts'

export type EventActions = {
  /** Whether the browser may follow a link. */
  onNavigate: (href: string) => boolean
  onDownload: (url: URL) => void
  onAsk: AskToRegister
  onFailure: (failure: Error) => void
}

/** What both views have (R317–R319). All widths together are what `events.styles.ts` calls the least; more room goes to the words. */
const shared = ({ onDownload }: EventActions): Column<EventRow>[] => [
  {
    id: 'type',
    header: t.type,
    size: 112,
    fixed: true,
    cell: ({ type }) => (type ? <EventType {...type} /> : <Missing />),
  },
  {
    id: 'location',
    header: t.location,
    size: 98,
    grow: 140,
    cell: ({ locations }) => (locations.length > 0 ? <PlacesCell places={locations} /> : <Missing />),
  },
  { id: 'format', header: t.format, size: 74, fixed: true, cell: ({ format }) => format || <Missing /> },
  {
    id: 'invitation',
    header: t.invitation,
    size: 84,
    fixed: true,
    action: true,
    cell: (row) => <FileCell row={row} kind="invitation" onDownload={onDownload} />,
  },
  {
    id: 'schedule',
    header: t.schedule,
    size: 76,
    fixed: true,
    action: true,
    cell: (row) => <FileCell row={row} kind="schedule" onDownload={onDownload} />,
  },
]

/** What leads; of more room the event's name has the most. */
const leading = (date: Pick<Column<EventRow>, 'size' | 'most' | 'cell'>): Column<EventRow>[] => [
  { id: 'date', header: t.date, ...date },
  { id: 'name', header: t.event, size: 118, grow: 370, namesRow: true, cell: (row) => <NameCell row={row} /> },
]

/** Of events to come (R322). */
const upcoming = (actions: EventActions): Column<EventRow>[] => [
  ...leading({
    size: 200,
    most: 226,
    cell: (row) => (
      <div className="r-events__when">
        <TimesCell row={row} />
        <AddToCalendar roadshow={row.roadshow} onFailure={actions.onFailure} />
      </div>
    ),
  }),
  ...shared(actions),
  {
    id: 'registration',
    header: t.registration,
    size: 138,
    grow: 150,
    end: true,
    action: true,
    cell: (row) => (
      <RegistrationView
        registration={row.registration}
        event={{ id: row.id, name: nameOf(row) }}
        onAsk={actions.onAsk}
      />
    ),
  },
]

/** Of events that are over (R315–R321). */
const past = (actions: EventActions): Column<EventRow>[] => [
  ...leading({ size: 182, most: 202, cell: (row) => <TimesCell row={row} /> }),
  ...shared(actions),
  {
    id: 'replay',
    header: t.replay,
    size: 58,
    fixed: true,
    action: true,
    cell: (row) => <ReplayCell row={row} onNavigate={actions.onNavigate} />,
  },
  {
    id: 'feedback',
    header: t.feedback,
    size: 80,
    grow: 100,
    action: true,
    cell: (row) => <FeedbackCell row={row} onNavigate={actions.onNavigate} />,
  },
]

/** What leads in every choice of columns. */
const always = ['date', 'name']

/** What nobody sees who is signed out. */
export const forClients: readonly string[] = ['invitation', 'schedule']

/** A view's columns of these names, or all; the date and the event always lead. What has no name here is left out. */
export function eventColumns(view: EventsView, names: readonly string[], actions: EventActions): Column<EventRow>[] {
  const all = view === 'past' ? past(actions) : upcoming(actions)
  const shown = new Set([...always, ...names])
  return names.length === 0 ? all : all.filter(({ id }) => shown.has(id))
}
