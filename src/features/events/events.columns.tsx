import type { EventsView } from '#api/roadshows.ts'
import { AddToCalendar } from '#entities/event/calendar/add-to-calendar.tsx'
import { RegistrationView } from '#entities/event/registration/registration.view.tsx'
import type { AskToRegister } from '#entities/event/registration/use-registration.tsx'
import { EventType } from '#entities/event/type/event-type.view.tsx'
import { eventsListTexts } from '#i18n/en/events-list.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { cardsBelow } from '#ui/table/cards-below.ts'
import type { Column } from '#ui/table/table.tsx'
import { EmptyValue } from '#ui/text/empty-value.tsx'
import { FeedbackCell, FileCell, getName, NameCell, PlacesCell, ReplayCell, TimesCell } from './events.cells.tsx'
import type { EventRow } from './events-row.ts'
import css from './events-table.css?inline'

registerStyles('features', css)

export const eventsCards = cardsBelow(900)

export type EventActions = {
  /** Whether the browser may follow a link. */
  onNavigate: (href: string) => boolean
  /** Whether names lead to the pages of events. */
  hasPages: boolean
  onDownload: (url: URL) => void
  onAsk: AskToRegister
  onFailure: (failure: Error) => void
}

/**
 * The columns of both views (R317–R319). The sum of all widths is at most the width of `eventsCards`; extra width goes
 * to texts.
 */
const shared = ({ onDownload }: EventActions, language: string): Column<EventRow>[] => {
  const t = eventsListTexts(language)
  return [
    {
      id: 'type',
      header: t.type,
      size: 130,
      grow: 190,
      card: 'fact',
      cell: ({ type }) => (type ? <EventType {...type} /> : <EmptyValue />),
    },
    {
      id: 'location',
      header: t.location,
      size: 98,
      grow: 165,
      card: 'fact',
      cell: ({ locations }) => (locations.length > 0 ? <PlacesCell places={locations} /> : <EmptyValue />),
    },
    {
      id: 'format',
      header: t.format,
      size: 74,
      fixed: true,
      card: 'fact',
      cell: ({ format }) => format || <EmptyValue />,
    },
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
}

/** The leading columns; the event's name gets most of the extra width. */
const leading = (
  date: Pick<Column<EventRow>, 'size' | 'most' | 'cell'>,
  { hasPages, onNavigate }: EventActions,
  language: string,
): Column<EventRow>[] => {
  const t = eventsListTexts(language)
  return [
    { id: 'date', header: t.date, card: 'figure', cardLabel: '', ...date },
    {
      id: 'name',
      header: t.event,
      size: 110,
      grow: 430,
      namesRow: true,
      cell: (row) => <NameCell row={row} onNavigate={hasPages ? onNavigate : undefined} />,
    },
  ]
}

/** The columns of upcoming events (R322). */
const upcoming = (actions: EventActions, language: string): Column<EventRow>[] => {
  const t = eventsListTexts(language)
  return [
    ...leading(
      {
        size: 200,
        most: 226,
        cell: (row) => (
          <div className="r-events__when">
            <TimesCell row={row} view="upcoming" />
            <AddToCalendar roadshow={row.roadshow} onFailure={actions.onFailure} />
          </div>
        ),
      },
      actions,
      language,
    ),
    ...shared(actions, language),
    {
      id: 'registration',
      header: t.registration,
      size: 128,
      grow: 150,
      end: true,
      action: true,
      cell: (row) => (
        <RegistrationView
          registration={row.registration}
          event={{ id: row.id, name: getName(row, language), roadshow: row.roadshow }}
          onAsk={actions.onAsk}
        />
      ),
    },
  ]
}

/** The columns of past events (R315–R321). */
const past = (actions: EventActions, language: string): Column<EventRow>[] => {
  const t = eventsListTexts(language)
  return [
    ...leading({ size: 182, most: 202, cell: (row) => <TimesCell row={row} view="past" /> }, actions, language),
    ...shared(actions, language),
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
}

/** The columns that are always shown. */
const always = ['date', 'name']

/** Columns that visitors do not see. */
export const forClients: readonly string[] = ['invitation', 'schedule']

/** The columns of a view with these names, or all. Date and event always come first. Unknown names are ignored. */
export function eventColumns(
  view: EventsView,
  names: readonly string[],
  actions: EventActions,
  language: string,
): Column<EventRow>[] {
  const all = view === 'past' ? past(actions, language) : upcoming(actions, language)
  const shown = new Set([...always, ...names])
  return names.length === 0 ? all : all.filter(({ id }) => shown.has(id))
}
