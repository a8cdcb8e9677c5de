import { useStore } from '@nanostores/react'
import { useEffect, useId, useMemo } from 'react'
import { isMissingCall } from '#api/missing-call.ts'
import { factorsTexts } from '#i18n/en/factors.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { $factorDue, isDue } from '#session/due.ts'
import { $session } from '#session/session.store.ts'
import { Announcer } from '#ui/announcer/announcer.tsx'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { SectionHead } from '#ui/section-head/section-head.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { FactorRows } from './factor-rows.view.tsx'
import type { FactorTask } from './factor-task.store.ts'
import { createFactors } from './factors.store.ts'
import { useLateDialog } from './use-late-dialog.ts'
import { useOutcome } from './use-outcome.ts'

const loadDialog = () => import('./factor-dialog.tsx').then(({ FactorDialog }) => FactorDialog)

/** The second factor of the account, which can be set up and removed; nothing if the API lacks the call. */
export function Factors({ onFailure }: { onFailure: (failure: Error) => void }) {
  const t = useTexts(factorsTexts)
  const store = useMemo(() => createFactors(onFailure), [onFailure])
  useEffect(() => store.start(), [store])
  const state = useStore(store.$state)
  const { section, message, tell } = useOutcome()
  const { dialog, isBroken, ...late } = useLateDialog(loadDialog, onFailure)
  const due = useStore($factorDue)
  const session = useStore($session)
  const id = useId()
  if (state.state === 'signed-out' || (state.state === 'failed' && isMissingCall(state.error))) return null
  const open = (task: FactorTask) => {
    tell('')
    void late.open(task)
  }
  const changed = () => {
    store.changed()
    if (dialog?.task === 'set-up') store.sessionsEnded()
  }
  const done: Readonly<Record<FactorTask, string>> = { 'set-up': t.turnedOn, renew: t.renewed, remove: t.removed }
  const close = (task?: FactorTask) => {
    late.close()
    if (task) tell(done[task])
  }
  const factors = state.state === 'ready' ? state.value : undefined
  const totp = factors?.totp
  return (
    <section ref={section} tabIndex={-1} className="r-account__section" aria-labelledby={id}>
      <Announcer message={message} />
      <SectionHead
        id={id}
        hasRoom
        action={factors && !totp && <Button onClick={() => open('set-up')}>{t.setUp}</Button>}
      >
        {t.title}
      </SectionHead>
      {isDue(session, due) && (
        <div className="r-account__due">
          <Notice>{t.due}</Notice>
        </div>
      )}
      {state.state === 'loading' && (
        // Most users have no factor, so the text keeps its room for them.
        <div role="status" aria-busy="true" aria-label={t.loading}>
          <p className="r-account__text">{t.off}</p>
        </div>
      )}
      {state.state === 'failed' && (
        <Failed text={t.failed} error={state.error} retrying={state.retrying} onRetry={store.retry} />
      )}
      {factors && !totp && <p className="r-account__text">{t.off}</p>}
      {factors && totp && (
        <FactorRows factors={{ ...factors, totp }} onRemove={() => open('remove')} onRenew={() => open('renew')} />
      )}
      {isBroken && <Notice>{t.notLoaded}</Notice>}
      {dialog && (
        <dialog.View
          task={dialog.task}
          hasCodes={Boolean(totp)}
          onChanged={changed}
          onClose={close}
          onFailure={onFailure}
        />
      )}
    </section>
  )
}
