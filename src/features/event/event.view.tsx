import { type ReactNode, useMemo } from 'react'
import { fileUrl } from '#api/links.ts'
import type { RoadshowDetail } from '#contract/roadshow.ts'
import { AddToCalendar } from '#entities/event/calendar/add-to-calendar.tsx'
import { type EventCard, toEventCard } from '#entities/event/card/event.ts'
import { getFeedback } from '#entities/event/feedback.ts'
import type { AskToRegister } from '#entities/event/registration/use-registration.tsx'
import { EventTimesView } from '#entities/event/times/event-times.view.tsx'
import { EventType } from '#entities/event/type/event-type.view.tsx'
import { FileLink } from '#entities/file/file-link.tsx'
import { eventPageTexts } from '#i18n/en/event.ts'
import { eventTexts } from '#i18n/en/events.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { toText } from '#lib/format/words.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { DottedList } from '#ui/dotted-list/dotted-list.tsx'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { starIcon } from '#ui/icons/icons-event.ts'
import { followIf } from '#ui/link/follow.ts'
import { Link } from '#ui/link/link.tsx'
import { PageTitle } from '#ui/page-title/page-title.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Failed } from '#ui/states/failed.tsx'
import css from './event.css?inline'
import { findSubject } from './find-subject.ts'
import { Participation } from './participation.view.tsx'
import { ResearchSkeleton } from './research-skeleton.view.tsx'
import { getStanding } from './standing.ts'
import { EventTags } from './tags.view.tsx'

registerStyles('features', css)

type EventViewProps = {
  roadshow: RoadshowDetail
  /** What has just been taken back, if anything. */
  outcome: string
  onAsk: AskToRegister
  onWithdraw: (roadshow: RoadshowDetail) => void
  onNavigate: (href: string) => boolean
  onDownload: (url: URL) => void
  onFailure: (failure: Error) => void
}

/** An event: its type and name; when, where and its files; what the user can do; what it is about. */
export function EventView({ roadshow, outcome, onAsk, onWithdraw, onNavigate, onDownload, onFailure }: EventViewProps) {
  const language = useLanguage()
  const t = useTexts(eventPageTexts)
  const tEvent = useTexts(eventTexts)
  const event = toEventCard(roadshow, language)
  const name = event.name || tEvent.unnamed
  const description = toText(roadshow.description)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return (
    <article className="r-event-page">
      <div className="r-event-page__head">
        <p className="r-event-page__kind">
          {event.type && <EventType {...event.type} />}
          {event.isPromoted && (
            <span className="r-event-page__promoted">
              <Icon path={starIcon} />
              {tEvent.promoted}
            </span>
          )}
        </p>
        <PageTitle>
          <bdi>{name}</bdi>
        </PageTitle>
      </div>
      <aside className="r-event-page__rail" aria-label={t.facts}>
        <Participation
          roadshow={roadshow}
          name={name}
          outcome={outcome}
          onAsk={onAsk}
          onWithdraw={() => onWithdraw(roadshow)}
          onNavigate={onNavigate}
        />
        <Facts event={event} onNavigate={onNavigate} onDownload={onDownload} onFailure={onFailure} />
      </aside>
      <div className="r-event-page__text">
        {description.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and never move
          <p key={index} dir="auto">
            {line}
          </p>
        ))}
        <EventTags tags={roadshow.tags} onNavigate={onNavigate} />
        <Research roadshow={roadshow} onNavigate={onNavigate} />
      </div>
    </article>
  )
}

const loadResearch = () => import('./research.tsx').then(({ EventResearch }) => EventResearch)

/** Loaded after the event. */
function Research({ roadshow, onNavigate }: Pick<EventViewProps, 'roadshow' | 'onNavigate'>) {
  const subject = useMemo(() => findSubject(roadshow), [roadshow])
  const { part: EventResearch, failed } = useLazy(loadResearch, subject?.id)
  if (!subject || failed) return null
  return EventResearch ? <EventResearch subject={subject} onNavigate={onNavigate} /> : <ResearchSkeleton />
}

type FactsProps = Pick<EventViewProps, 'onNavigate' | 'onDownload' | 'onFailure'> & { event: EventCard }

function Facts({ event, onNavigate, onDownload, onFailure }: FactsProps) {
  const t = useTexts(eventPageTexts)
  const { times, locations, format, roadshow } = event
  const canCome = !['cancelled', 'over'].includes(getStanding(roadshow).kind)
  return (
    <dl className="r-event-page__facts">
      {(times.words || times.yours) && (
        <Fact label={t.when}>
          <div className="r-event-page__when">
            <EventTimesView times={times} />
            {canCome && <AddToCalendar roadshow={roadshow} onFailure={onFailure} />}
          </div>
        </Fact>
      )}
      {locations.length > 0 && (
        <Fact label={t.where}>
          <DottedList items={locations} />
        </Fact>
      )}
      {format && <Fact label={t.format}>{format}</Fact>}
      <Files roadshow={roadshow} onNavigate={onNavigate} onDownload={onDownload} />
    </dl>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="r-event-page__fact">
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

type FilesProps = Pick<EventViewProps, 'roadshow' | 'onNavigate' | 'onDownload'>

/** The invitation and the schedule (R319), and the feedback (R321). */
function Files({ roadshow, onNavigate, onDownload }: FilesProps) {
  const t = useTexts(eventPageTexts)
  const invitation = fileUrl(toText(roadshow.invitation_url))
  const schedule = fileUrl(toText(roadshow.schedule_url))
  const feedback = getFeedback(roadshow)
  return (
    <>
      {(invitation || schedule) && (
        <Fact label={t.files}>
          <DottedList>
            {invitation && (
              <FileLink key="invitation" url={invitation} onDownload={onDownload}>
                {t.invitation}
              </FileLink>
            )}
            {schedule && (
              <FileLink key="schedule" url={schedule} onDownload={onDownload}>
                {t.schedule}
              </FileLink>
            )}
          </DottedList>
        </Fact>
      )}
      {feedback.kind === 'words' && (
        <Fact label={t.feedback}>
          <bdi>{feedback.words}</bdi>
        </Fact>
      )}
      {feedback.kind === 'document' && (
        <Fact label={t.feedback}>
          <Link href={feedback.href} onClick={followIf(() => onNavigate(feedback.href))}>
            {t.feedback}
          </Link>
        </Fact>
      )}
    </>
  )
}

/** The skeleton of an event that the user can register for. */
export function EventSkeleton() {
  const t = useTexts(eventPageTexts)
  return (
    <div className="r-event-page" role="status" aria-busy="true" aria-label={t.loading}>
      <div className="r-event-page__head">
        <p className="r-event-page__kind">
          <Skeleton width={20} />
        </p>
        <Skeleton shape="heading" width={80} />
      </div>
      <div className="r-event-page__rail">
        <div className="r-participation r-participation--loading" />
        <FactSkeletons widths={[70, 50, 40, 60]} />
      </div>
      <div className="r-event-page__text">
        {[96, 90].map((width) => (
          <p key={width}>
            <Skeleton width={width} />
          </p>
        ))}
        <FactSkeletons widths={[45, 30, 35]} />
        <ResearchSkeleton />
      </div>
    </div>
  )
}

const FactSkeletons = ({ widths }: { widths: readonly number[] }) => (
  <div className="r-event-page__facts">
    {widths.map((width) => (
      <div key={width} className="r-event-page__fact r-event-page__fact--loading">
        <Skeleton width={width} />
      </div>
    ))}
  </div>
)

type EventFailureProps = {
  error: Error & { status?: number; code?: string }
  retrying: boolean
  onRetry: () => void
}

/** Why an event cannot be shown, with a retry only if that can help. */
export function EventFailure({ error, retrying, onRetry }: EventFailureProps) {
  const t = useTexts(eventPageTexts)
  if (error.status === 404) return <EmptyState text={t.notFound} isPage />
  return <Failed text={t.failed} error={error} retrying={retrying} onRetry={onRetry} isPage />
}
