import type { MouseEvent } from 'react'
import { apiBase } from '#config/config.ts'
import type { RoadshowDetail } from '#contract/roadshow.ts'
import type { AskToRegister } from '#entities/event/registration/use-registration.tsx'
import { getReplayUrl } from '#entities/event/replay/replay-place.ts'
import { eventPageTexts } from '#i18n/en/event.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { toText } from '#lib/format/words.ts'
import { safeUrl } from '#lib/url/safe-url.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { FocusAround } from '#ui/dom/keep-focus.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { checkIcon } from '#ui/icons/icons-check.ts'
import { lockIcon } from '#ui/icons/icons-more.ts'
import { playIcon } from '#ui/icons/icons-replay.ts'
import { followIf } from '#ui/link/follow.ts'
import { getStanding, type Standing } from './standing.ts'

type ParticipationProps = {
  roadshow: RoadshowDetail
  name: string
  /** What has just been taken back, if anything. */
  outcome: string
  onAsk: AskToRegister
  onWithdraw: () => void
  onNavigate: (href: string) => boolean
}

/** Where the user stands with the event, in a sentence where the action does not say it, and what the user can do. */
export function Participation(props: ParticipationProps) {
  const t = useTexts(eventPageTexts)
  const standing = getStanding(props.roadshow)
  return (
    <section className="r-participation" tabIndex={-1} aria-label={t.participation}>
      <Sentence kind={standing.kind} isLocked={props.roadshow.permissioned === false} outcome={props.outcome} />
      {/* What replaces an action that had the focus is around it. */}
      <FocusAround key={standing.kind} className="r-participation__actions">
        <Actions standing={standing} {...props} />
      </FocusAround>
    </section>
  )
}

const icons: Readonly<Partial<Record<Standing['kind'], string>>> = {
  registered: checkIcon,
  locked: lockIcon,
  request: lockIcon,
}

type SentenceProps = { kind: Standing['kind']; isLocked: boolean; outcome: string }

/** The sentence; its place is always there, so that screen readers hear it change. */
function Sentence({ kind, isLocked, outcome }: SentenceProps) {
  const t = useTexts(eventPageTexts)
  const texts: Readonly<Partial<Record<Standing['kind'], string>>> = {
    cancelled: t.cancelled,
    over: isLocked ? `${t.over} ${t.locked}` : t.over,
    registered: t.registered,
    requested: t.requested,
    closed: t.closed,
    locked: t.locked,
    request: t.locked,
  }
  return (
    <p className={`r-participation__says r-participation__says--${kind}`} role="status">
      {!outcome && icons[kind] && <Icon path={icons[kind]} />}
      <span>{outcome || texts[kind]}</span>
    </p>
  )
}

function Actions({
  standing,
  roadshow,
  name,
  onAsk,
  onWithdraw,
  onNavigate,
}: ParticipationProps & { standing: Standing }) {
  const t = useTexts(eventPageTexts)
  const ask = (kind: 'register' | 'request') => (press: MouseEvent<HTMLButtonElement>) =>
    onAsk({ id: roadshow.id, name, kind, roadshow }, press.currentTarget)
  switch (standing.kind) {
    case 'register':
      return (
        <Button variant="primary" aria-haspopup="dialog" onClick={ask('register')}>
          {t.register}
        </Button>
      )
    case 'request':
      return (
        <Button variant="primary" aria-haspopup="dialog" onClick={ask('request')}>
          {t.request}
        </Button>
      )
    case 'link':
      return <TabLink href={standing.href} label={t.register} />
    case 'registered':
      return (
        <>
          <MeetingLink roadshow={roadshow} />
          {roadshow.can_withdraw && (
            <Button aria-haspopup="dialog" onClick={onWithdraw}>
              {t.cancelRegistration}
            </Button>
          )}
        </>
      )
    case 'requested':
      return (
        roadshow.can_withdraw && (
          <Button aria-haspopup="dialog" onClick={onWithdraw}>
            {t.withdrawRequest}
          </Button>
        )
      )
    case 'over':
      return <ReplayLink roadshow={roadshow} onNavigate={onNavigate} />
    default:
      return null
  }
}

function TabLink({ href, label }: { href: string; label: string }) {
  const t = useTexts(eventPageTexts)
  return (
    <ButtonLink variant="primary" href={href} target="_blank" rel="noopener noreferrer" aria-label={label + t.newTab}>
      {label}
    </ButtonLink>
  )
}

/** The way into the meeting for users who take part. */
function MeetingLink({ roadshow }: { roadshow: RoadshowDetail }) {
  const t = useTexts(eventPageTexts)
  const meeting = safeUrl(toText(roadshow.meeting_url), apiBase().href)
  return meeting ? <TabLink href={meeting.href} label={t.join} /> : null
}

/** The replay (R320). */
function ReplayLink({ roadshow, onNavigate }: Pick<ParticipationProps, 'roadshow' | 'onNavigate'>) {
  const t = useTexts(eventPageTexts)
  const href = roadshow.permissioned === false ? undefined : getReplayUrl(roadshow)
  if (href === undefined) return null
  return (
    <ButtonLink variant="primary" icon={playIcon} href={href} onClick={followIf(() => onNavigate(href))}>
      {t.watch}
    </ButtonLink>
  )
}
