import type { EventsView } from '#api/roadshows.ts'
import { Cancelled } from '#entities/event/cancelled/cancelled.view.tsx'
import { EventName } from '#entities/event/name/event-name.view.tsx'
import { EventTimesView } from '#entities/event/times/event-times.view.tsx'
import { FileLink } from '#entities/file/file-link.tsx'
import { eventTexts } from '#i18n/en/events.ts'
import { eventsListTexts } from '#i18n/en/events-list.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { DottedList } from '#ui/dotted-list/dotted-list.tsx'
import { IconLink } from '#ui/icon-button/icon-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { starIcon } from '#ui/icons/icons-event.ts'
import { lockIcon } from '#ui/icons/icons-more.ts'
import { playIcon } from '#ui/icons/icons-replay.ts'
import { followIf } from '#ui/link/follow.ts'
import { Link } from '#ui/link/link.tsx'
import { EmptyValue } from '#ui/text/empty-value.tsx'
import type { EventRow } from './events-row.ts'

export const getName = ({ name }: Pick<EventRow, 'name'>, language: string): string =>
  name || eventTexts(language).unnamed

/** An icon with its meaning as hidden text and tooltip. */
function Sign({ kind, icon, label }: { kind: 'star' | 'lock'; icon: string; label: string }) {
  return (
    <span className={`r-events__sign r-events__sign--${kind}`} title={label}>
      <Icon path={icon} />
      <span className="r-visually-hidden">{label} </span>
    </span>
  )
}

/** Replaces what the subscription does not include (R323). */
const Locked = () => {
  const tEvent = useTexts(eventTexts)
  return <Sign kind="lock" icon={lockIcon} label={tEvent.locked} />
}

type TimesCellProps = { row: EventRow; view: EventsView }

/** The time of the event (R315). Upcoming events stand under the user's days. */
export function TimesCell({ row: { times }, view }: TimesCellProps) {
  if (!times.words && !times.yours) return <EmptyValue />
  return <EventTimesView times={times} shows={view === 'past' ? 'yours' : 'both-under-day'} />
}

type NameCellProps = {
  row: EventRow
  /** Absent: the name is no link. */
  onNavigate: ((href: string) => boolean) | undefined
}

/** The name of the event, which leads to its page, with marks of cancelled, promoted and locked ones (R316). */
export function NameCell({ row, onNavigate }: NameCellProps) {
  const language = useLanguage()
  const tEvent = useTexts(eventTexts)
  return (
    <>
      {row.isPromoted && <Sign kind="star" icon={starIcon} label={tEvent.promoted} />}
      {row.isLocked && <Locked />}
      {row.isCancelled && <Cancelled />}
      <EventName id={row.id} name={getName(row, language)} onNavigate={onNavigate} />
    </>
  )
}

/** The locations; wrapped lines do not start with a dot (R318). */
export function PlacesCell({ places }: { places: readonly string[] }) {
  const t = useTexts(eventsListTexts)
  return <DottedList label={t.location} items={places} />
}

type FileCellProps = { row: EventRow; kind: 'invitation' | 'schedule'; onDownload: (url: URL) => void }

/** The invitation or the schedule (R319). */
export function FileCell({ row, kind, onDownload }: FileCellProps) {
  const language = useLanguage()
  const t = useTexts(eventsListTexts)
  const url = row[kind]
  if (row.isLocked) return <Locked />
  if (!url) return <EmptyValue />
  const words = kind === 'invitation' ? t.openInvitation : t.openSchedule
  return (
    <FileLink url={url} label={fill(words, { name: getName(row, language) })} onDownload={onDownload}>
      {t[kind]}
    </FileLink>
  )
}

type NavigatingCellProps = { row: EventRow; onNavigate: (href: string) => boolean }

/** The link to the replay (R320). */
export function ReplayCell({ row, onNavigate }: NavigatingCellProps) {
  const language = useLanguage()
  const t = useTexts(eventsListTexts)
  const { replay: href, isLocked } = row
  if (isLocked) return <Locked />
  if (href === undefined) return <EmptyValue />
  const label = fill(t.watch, { name: getName(row, language) })
  return <IconLink icon={playIcon} label={label} href={href} onClick={followIf(() => onNavigate(href))} />
}

/** The feedback: a document, or plain text (R321, C67). */
export function FeedbackCell({ row, onNavigate }: NavigatingCellProps) {
  const language = useLanguage()
  const t = useTexts(eventsListTexts)
  const { feedback, isLocked } = row
  if (feedback.kind === 'words') return <bdi>{feedback.words}</bdi>
  if (isLocked) return <Locked />
  if (feedback.kind === 'none') return <EmptyValue />
  const { href } = feedback
  const label = fill(t.openFeedback, { name: getName(row, language) })
  return (
    <Link href={href} aria-label={label} onClick={followIf(() => onNavigate(href))}>
      {t.feedback}
    </Link>
  )
}
