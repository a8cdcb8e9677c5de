import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { changeDeskEvent } from '#api/desk-events.ts'
import { isNotFound } from '#api/errors.ts'
import type { DeskEvent } from '#contract/desk-events.ts'
import { Cancelled } from '#entities/event/cancelled/cancelled.view.tsx'
import { deskEventTexts } from '#i18n/en/desk-events.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { DangerButton } from '#ui/button/danger-button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { editIcon } from '#ui/icons/icons-edit.ts'
import { chevronLeftIcon } from '#ui/icons/icons-shell.ts'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { PageTitle } from '#ui/page-title/page-title.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Outcome } from '../outcome.view.tsx'
import { sayRefusal } from '../refusals.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { createEvent, type EventAndRegistrations, type EventStore } from './event.store.ts'
import { EventFacts } from './event-facts.view.tsx'
import { toBody, toDraft } from './form/draft.ts'
import { EventForm } from './form/event-form.tsx'
import { Registrations } from './registrations.view.tsx'

/** One event: its facts and registrations, and the ways to change and cancel it. */
export function EventPage({ id }: { id: string }) {
  const t = useTexts(deskEventTexts)
  const store = useMemo(() => createEvent(id), [id])
  useEffect(() => store.start(), [store])
  const state = useStore(store.$state)
  if (state.state === 'signed-out') return null
  return (
    <div className="r-desk-event">
      <Link variant="quiet" href="/desk/events">
        <Icon path={chevronLeftIcon} />
        {t.all}
      </Link>
      {state.state === 'loading' && <EventSkeleton />}
      {state.state === 'failed' &&
        (isNotFound(state.error) ? (
          <EmptyState text={t.unknown} />
        ) : (
          <Failed text={t.failed} error={state.error} retrying={state.retrying} onRetry={store.retry} />
        ))}
      {state.state === 'ready' && <LoadedEvent value={state.value} store={store} />}
    </div>
  )
}

function LoadedEvent({ value, store }: { value: EventAndRegistrations; store: EventStore }) {
  const t = useTexts(deskEventTexts)
  const language = useLanguage()
  const { event, registrations } = value
  const place = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<'event' | 'form' | 'question'>('event')
  const [message, setMessage] = useState('')
  /** What the last change replaced, and the revision that it made. */
  const [replaced, setReplaced] = useState<{ before: DeskEvent; revision: number }>()
  const [refusal, setRefusal] = useState('')
  const show = (text: string) => {
    setShown('event')
    setMessage(text)
    setReplaced(undefined)
    setRefusal('')
    // The pressed button is gone.
    place.current?.focus({ preventScroll: true })
  }
  const save = (saved: DeskEvent) => {
    store.show(saved)
    show(t.saved)
    setReplaced({ before: event, revision: saved.revision })
  }
  const undo = async () => {
    if (!replaced) return
    try {
      store.show(await changeDeskEvent(event.id, { ...toBody(toDraft(replaced.before)), revision: replaced.revision }))
      show(t.undone)
    } catch (reason) {
      setReplaced(undefined)
      setRefusal(sayRefusal(reason, t.notUndone, language))
    }
  }
  const isChangeable = event.state !== 'cancelled'
  return (
    <div ref={place} tabIndex={-1} className="r-desk-event__page">
      <Outcome text={message} undoLabel={t.undo} onUndo={replaced && (() => void undo())} />
      {refusal && <Notice>{refusal}</Notice>}
      {shown === 'form' ? (
        <EventForm event={event} onSaved={save} onClose={() => show('')} />
      ) : (
        <>
          <PageTitle
            level={2}
            actions={
              isChangeable && (
                <div className="r-desk-event__actions">
                  <Button icon={editIcon} onClick={() => setShown('form')}>
                    {t.edit}
                  </Button>
                  {event.state !== 'over' && (
                    <DangerButton aria-haspopup="dialog" onClick={() => setShown('question')}>
                      {t.cancel}
                    </DangerButton>
                  )}
                </div>
              )
            }
          >
            {event.state === 'cancelled' && <Cancelled />}
            <bdi>{event.name}</bdi>
          </PageTitle>
          <EventFacts event={event} />
          <div className="r-desk-event__actions">
            <ButtonLink href={`/events/${event.id}`}>{t.view}</ButtonLink>
          </div>
          <Registrations event={event} registrations={registrations} />
        </>
      )}
      {shown === 'question' && (
        <CancelDialog event={event} onCancel={store.cancel} onCancelled={show} onClose={() => setShown('event')} />
      )}
    </div>
  )
}

function EventSkeleton() {
  const t = useTexts(deskEventTexts)
  return (
    <div role="status" aria-busy="true" aria-label={t.loading} className="r-desk-event__skeleton">
      <Skeleton shape="heading" width={40} />
      {[60, 50, 55, 40].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  )
}
