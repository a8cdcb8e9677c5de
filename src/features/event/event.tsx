import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import type { RegistrationRequests } from '#entities/event/registration/registration.store.ts'
import { useRegistration } from '#entities/event/registration/use-registration.tsx'
import { useDownload } from '#entities/file/use-download.tsx'
import { eventPageTexts } from '#i18n/en/event.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { SignedOut } from '#ui/states/signed-out.tsx'
import { createEvent } from './event.store.ts'
import { EventFailure, EventSkeleton, EventView } from './event.view.tsx'
import { useWithdrawal } from './use-withdrawal.tsx'

type SingleEventProps = RegistrationRequests & {
  eventId: string
  /** Whether a link of the portal may be followed. */
  onNavigate: (href: string) => boolean
  /** Opens a file; false if it could not be opened. */
  onDownload: (url: URL) => Promise<boolean>
  onTitle: (title: string) => void
  /** The user has taken back a registration or a request. */
  onWithdrawn: (event: { id: string }) => void
}

/** One event: when and where it is, what it is about, and what the user can do. */
export const SingleEvent = (props: SingleEventProps) => <EventById key={props.eventId} {...props} />

/** Another event is another component, so that no question and no outcome stays. */
function EventById(props: SingleEventProps) {
  const { eventId, onNavigate, onDownload, onTitle, onRegistered, onWithdrawn, onFailure } = props
  const t = useTexts(eventPageTexts)
  const store = useMemo(() => createEvent({ eventId, onTitle, onFailure }), [eventId, onTitle, onFailure])
  useEffect(() => store.start(), [store])
  const state = useStore(store.$state)
  const { ask, dialog } = useRegistration({ onNavigate, onRegistered, onFailure })
  const withdrawal = useWithdrawal({ onWithdrawn, onFailure })
  const { download, message } = useDownload(onDownload)
  const shown = () => {
    switch (state.state) {
      case 'signed-out':
        return <SignedOut text={t.signedOut} onNavigate={onNavigate} />
      case 'loading':
        return <EventSkeleton />
      case 'failed':
        return <EventFailure error={state.error} retrying={state.retrying} onRetry={store.retry} />
      case 'ready':
        return (
          <EventView
            roadshow={state.value}
            outcome={withdrawal.outcome}
            onAsk={ask}
            onWithdraw={withdrawal.ask}
            onNavigate={onNavigate}
            onDownload={download}
            onFailure={onFailure}
          />
        )
    }
  }
  return (
    <div tabIndex={-1} className="r-event-root">
      {shown()}
      {message}
      {dialog}
      {withdrawal.dialog}
    </div>
  )
}
