import type { ReactNode } from 'react'
import { portalLink } from '#config/config.ts'
import type { Roadshow } from '#contract/roadshow.ts'
import { eventTexts } from '#i18n/en/events.ts'
import { calendarTexts, registrationTexts } from '#i18n/en/registration.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { toText } from '#lib/format/words.ts'
import { Announcer } from '#ui/announcer/announcer.tsx'
import { registerStyles } from '#ui/base/styles.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { DottedList } from '#ui/dotted-list/dotted-list.tsx'
import { calendarIcon } from '#ui/icons/icons-event.ts'
import { followIf } from '#ui/link/follow.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { saveCalendarFile } from '../calendar/save-calendar-file.ts'
import { toEventCard } from '../card/event.ts'
import { EventTimesView } from '../times/event-times.view.tsx'
import type { RegistrationState, Wish } from './registration.store.ts'
import css from './registration-dialog.css?inline'

registerStyles('entities', css)

type RegistrationDialogProps = {
  state: Exclude<RegistrationState, { state: 'closed' }>
  onConfirm: () => void
  onClose: () => void
  onNavigate: (href: string) => boolean
}

/**
 * Asks for confirmation, sends, and shows the outcome. The outcome is a separate dialog, so that screen readers
 * announce it.
 */
export function RegistrationDialog({ state: { state, wish }, ...actions }: RegistrationDialogProps) {
  if (state === 'thanks') return <Thanks wish={wish} {...actions} />
  if (state === 'signed-out') return <SignIn wish={wish} {...actions} />
  return <Question wish={wish} state={state} {...actions} />
}

type StepProps = Omit<RegistrationDialogProps, 'state'> & { wish: Wish }

function Question({ wish, state, onConfirm, onClose }: StepProps & { state: 'asking' | 'sending' | 'failed' }) {
  const t = useTexts(registrationTexts)
  const isRequest = wish.kind === 'request'
  const answers = (
    <>
      <Button onClick={onClose}>{t.no}</Button>
      <Button variant="primary" busy={state === 'sending'} onClick={onConfirm}>
        {t.yes}
      </Button>
    </>
  )
  return (
    <Dialog
      title={isRequest ? t.requestTitle : t.registerTitle}
      actions={answers}
      closeLabel={t.close}
      onClose={onClose}
    >
      <Announcer message={state === 'sending' ? t.sending : ''} />
      <Body wish={wish} text={isRequest ? t.requestText : undefined}>
        {state === 'failed' && <Notice>{t.failed}</Notice>}
      </Body>
    </Dialog>
  )
}

function Thanks({ wish, onClose }: StepProps) {
  const t = useTexts(registrationTexts)
  const language = useLanguage()
  const tCalendar = useTexts(calendarTexts)
  const { kind, roadshow } = wish
  const hasFile = kind === 'register' && roadshow && !Number.isNaN(Date.parse(toText(roadshow.start_date)))
  const actions = (
    <>
      {hasFile && (
        <Button icon={calendarIcon} onClick={() => saveCalendarFile(roadshow, language)}>
          {tCalendar.file}
        </Button>
      )}
      <Button onClick={onClose}>{t.close}</Button>
    </>
  )
  return (
    <Dialog title={t.thanksTitle} actions={actions} closeLabel={t.close} onClose={onClose}>
      <Body wish={wish} text={kind === 'request' ? t.requestThanks : t.registerThanks} />
    </Dialog>
  )
}

function SignIn({ wish, onClose, onNavigate }: StepProps) {
  const t = useTexts(registrationTexts)
  const href = portalLink('/login')?.href ?? '/login'
  // A host may show its own sign-in in the page, which the open dialog would block.
  const follow = () => {
    const mayFollow = onNavigate(href)
    if (!mayFollow) onClose()
    return mayFollow
  }
  const signIn = (
    <ButtonLink variant="primary" href={href} onClick={followIf(follow)}>
      {t.signIn}
    </ButtonLink>
  )
  return (
    <Dialog title={t.signInTitle} actions={signIn} closeLabel={t.close} onClose={onClose}>
      <Body wish={wish} text={t.signedOut} />
    </Dialog>
  )
}

function Body({ wish, text, children }: { wish: Wish; text: string | undefined; children?: ReactNode }) {
  return (
    <div className="r-registration-dialog">
      <div>
        <p className="r-registration-dialog__name">
          <bdi>{wish.name}</bdi>
        </p>
        {wish.roadshow && <WhenAndWhere roadshow={wish.roadshow} />}
      </div>
      {text && <p className="r-registration-dialog__text">{text}</p>}
      {children}
    </div>
  )
}

/** In the words of the event's row or card. */
function WhenAndWhere({ roadshow }: { roadshow: Roadshow }) {
  const language = useLanguage()
  const t = useTexts(eventTexts)
  const { times, locations, format } = toEventCard(roadshow, language)
  return (
    <div className="r-registration-dialog__facts">
      <EventTimesView times={times} />
      {locations.length > 0 && <DottedList label={t.locations} items={locations} />}
      {format && <p>{format}</p>}
    </div>
  )
}
