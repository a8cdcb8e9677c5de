import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { DeskRequest } from '#contract/desk-requests.ts'
import { deskRequestsTexts } from '#i18n/en/desk-requests.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { PageLinks } from '#search/list/page-links.view.tsx'
import { registerStyles } from '#ui/base/styles.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Outcome } from '../outcome.view.tsx'
import { sayRefusal } from '../refusals.ts'
import { DeclineDialog } from './decline-dialog.tsx'
import { GrantDialog } from './grant-dialog.tsx'
import { RequestRow, RequestSkeletons } from './request-row.view.tsx'
import css from './requests.css?inline'
import { createRequests } from './requests.store.ts'

registerStyles('portal', css)

/** How often to look for requests that have come meanwhile. */
const REFRESH_MS = 30_000

/** What is being decided. */
type Deciding = { kind: 'grant' | 'decline'; request: DeskRequest }

/** What was decided last, and whether it can be taken back. */
type Decided = { text: string; undo?: DeskRequest }

/** The requests of clients for access to documents, which the desk grants or declines in two presses. */
export function Requests() {
  const language = useLanguage()
  const t = useTexts(deskRequestsTexts)
  const store = useMemo(createRequests, [])
  useEffect(() => store.start(), [store])
  useEffect(() => {
    const look = () => !document.hidden && store.refresh()
    const timer = setInterval(look, REFRESH_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [store])
  const { status } = useStore(store.$query)
  const state = useStore(store.$state)
  const place = useRef<HTMLDivElement>(null)
  const [deciding, setDeciding] = useState<Deciding>()
  const [outcome, setOutcome] = useState<Decided>()
  const [refusal, setRefusal] = useState('')
  const finish = (next: Decided) => {
    setDeciding(undefined)
    setRefusal('')
    setOutcome(next)
    // The pressed button is gone.
    place.current?.focus({ preventScroll: true })
  }
  const reopen = async (request: DeskRequest) => {
    try {
      await store.decide(request.id, { decision: 'reopen' })
      finish({ text: fill(t.reopened, { name: request.user.name }) })
    } catch (reason) {
      setRefusal(sayRefusal(reason, t.notDecided, language))
    }
  }
  const decided = (decided: DeskRequest) => {
    const { user, document } = decided
    const text = fill(decided.status === 'granted' ? t.granted : t.declined, { name: user.name, title: document.title })
    finish({ text, ...((decided.status === 'declined' || decided.is_grant) && { undo: decided }) })
  }
  return (
    <section className="r-desk-requests" aria-label={t.title}>
      <h2 className="r-visually-hidden">{t.title}</h2>
      <SegmentedControl
        label={t.which}
        options={{ pending: t.pending, decided: t.decided }}
        value={status}
        onChange={(next) => {
          setOutcome(undefined)
          store.filter({ status: next })
        }}
      />
      <div ref={place} tabIndex={-1} className="r-desk-requests__results">
        <Outcome
          text={outcome?.text ?? ''}
          undoLabel={t.undo}
          onUndo={outcome?.undo && (() => outcome.undo && void reopen(outcome.undo))}
        />
        {refusal && <Notice dismiss={{ label: t.close, onDismiss: () => setRefusal('') }}>{refusal}</Notice>}
        {state.state === 'loading' && <RequestSkeletons />}
        {state.state === 'failed' && (
          <Failed text={t.failed} error={state.error} retrying={state.retrying} onRetry={store.retry} />
        )}
        {state.state === 'ready' && state.records.length === 0 && (
          <EmptyState text={status === 'pending' ? t.nothingPending : t.nothingDecided} />
        )}
        {state.state === 'ready' && state.records.length > 0 && (
          <>
            <ul className="r-desk-requests__list" aria-busy={state.busy === true}>
              {state.records.map((request) => (
                <RequestRow
                  key={request.id}
                  request={request}
                  onGrant={() => setDeciding({ kind: 'grant', request })}
                  onDecline={() => setDeciding({ kind: 'decline', request })}
                  onReopen={() => void reopen(request)}
                />
              ))}
            </ul>
            {state.pages > 1 && <PageLinks page={state.page} pages={state.pages} onPage={store.goToPage} />}
          </>
        )}
      </div>
      {deciding?.kind === 'grant' && (
        <GrantDialog
          request={deciding.request}
          onDecide={store.decide}
          onDecided={decided}
          onClose={() => setDeciding(undefined)}
        />
      )}
      {deciding?.kind === 'decline' && (
        <DeclineDialog
          request={deciding.request}
          onDecide={store.decide}
          onDecided={decided}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </section>
  )
}
