import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { RoadshowDetail } from '#contract/roadshow.ts'
import { getEventTimes } from '#entities/event/times/event-times.ts'
import { EventTimesView } from '#entities/event/times/event-times.view.tsx'
import { replayTexts } from '#i18n/en/replay.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { toText } from '#lib/format/words.ts'
import type { UrlState } from '#search/state/open-query.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { chevronLeftIcon } from '#ui/icons/icons-shell.ts'
import { followIf } from '#ui/link/follow.ts'
import { PageTitle } from '#ui/page-title/page-title.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { usePartFailure } from '#ui/states/use-part-failure.ts'
import type { Film, Replay } from './film.ts'
import css from './replay.css?inline'

registerStyles('features', css)

type BackProps = { href: string; onNavigate: (href: string) => boolean }

/** The way back to the events (R333). */
export function BackLink({ href, onNavigate }: BackProps) {
  const t = useTexts(replayTexts)
  return (
    <a className="r-replay__back" href={href} onClick={followIf(() => onNavigate(href))}>
      <Icon path={chevronLeftIcon} />
      {t.back}
    </a>
  )
}

/** The event's name, and the day and hours it took place (R333) as lists of events tell them, above what is there to watch. */
export function ReplayView({ roadshow, children }: { roadshow: RoadshowDetail; children: ReactNode }) {
  const language = useLanguage()
  const t = useTexts(replayTexts)
  return (
    <>
      <PageTitle>
        <bdi>{toText(roadshow.name) || t.unnamed}</bdi>
      </PageTitle>
      <EventTimesView times={getEventTimes(roadshow, language)} />
      <div className="r-replay__stage">{children}</div>
    </>
  )
}

const loadFilm = () => import('./player/film-area.tsx').then(({ FilmArea }) => FilmArea)

type StageProps = {
  name: string
  roadshow: RoadshowDetail
  replay: Replay
  urlState: UrlState
  /** The film with fresh addresses; undefined where the reader may not watch it any more. */
  refresh: () => Promise<Film | undefined>
  onFailure: (failure: Error) => void
}

/** The player: one that the host puts into the slot, or ours, which is not loaded for nothing (C70). */
export function Stage({ onFailure, ...props }: StageProps) {
  const t = useTexts(replayTexts)
  const slot = useRef<HTMLSlotElement>(null)
  const isHosts = useHostPlayer(slot)
  const isOurs = isHosts === false && props.replay.film.sources.length > 0
  const { part: FilmArea, failed, want } = useLazy(loadFilm, isOurs)
  usePartFailure(failed, onFailure)
  const ours = () => {
    if (isHosts === false && !isOurs) return <EmptyState text={t.none} />
    if (failed) return <Failed text={t.failed} onRetry={want} />
    if (!FilmArea || !isOurs) return <PlayerRoom isAlone={props.replay.film.captions.length === 0} />
    return <FilmArea {...props} onFailure={onFailure} />
  }
  return (
    <slot ref={slot} name="player">
      {isHosts !== true && ours()}
    </slot>
  )
}

/** Whether the host has put a player of its own into the slot; undefined until that is known. */
function useHostPlayer(slot: RefObject<HTMLSlotElement | null>): boolean | undefined {
  const [isGiven, setGiven] = useState<boolean>()
  useEffect(() => {
    const element = slot.current
    const look = () => setGiven(element !== null && element.assignedElements().length > 0)
    look()
    element?.addEventListener('slotchange', look)
    return () => element?.removeEventListener('slotchange', look)
  }, [slot])
  return isGiven
}

/** The space of the film, and of its transcript unless it is alone. */
const PlayerRoom = ({ isAlone = false }) => {
  const t = useTexts(replayTexts)
  return (
    <>
      <div className="r-replay__room" role="status" aria-busy="true" aria-label={t.loading} />
      {!isAlone && <div className="r-transcript" />}
    </>
  )
}

/** The page's room while the event is on its way. */
export function ReplaySkeleton() {
  return (
    <>
      <div>
        <Skeleton shape="heading" width={80} />
        <div className="r-replay__more">
          <Skeleton shape="heading" width={50} />
        </div>
      </div>
      <div className="r-event-times r-replay__times--loading">
        <Skeleton width={30} />
        <Skeleton width={20} />
      </div>
      <div className="r-replay__stage">
        <PlayerRoom />
      </div>
    </>
  )
}

type ReplayFailureProps = {
  error: Error & { status?: number; code?: string }
  retrying: boolean
  onRetry: () => void
}

/** Why there is nothing to watch; trying again is offered only where it can help (R336). */
export function ReplayFailure({ error, retrying, onRetry }: ReplayFailureProps) {
  const t = useTexts(replayTexts)
  if (error.status === 401 || error.status === 403) return <EmptyState text={t.locked} />
  if (error.status === 404) return <EmptyState text={t.notFound} />
  return <Failed text={t.failed} error={error} retrying={retrying} onRetry={onRetry} isPage />
}
