import { useStore } from '@nanostores/react'
import { useEffect, useId, useState } from 'react'
import { factorDialogTexts } from '#i18n/en/factors.ts'
import { passkeyDialogTexts } from '#i18n/en/passkeys.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/button/button.tsx'
import { DangerButton } from '#ui/button/danger-button.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { AppForm } from './factor-app.view.tsx'
import { IdentityForm } from './factor-identity.view.tsx'
import { createFactorTask, type FactorStep, type FactorTask } from './factor-task.store.ts'
import { RecoveryCodeList } from './recovery-codes.view.tsx'
import type { TaskFailure } from './task.store.ts'
import { TaskActions, TaskDialog, TaskLoading, type TaskView } from './task-dialog.view.tsx'
import { useOwnPasskey } from './use-own-passkey.ts'

type FactorDialogProps = {
  task: FactorTask
  /** Whether there is an app whose codes can be entered in place of the password. */
  hasCodes: boolean
  onChanged: () => void
  /** Closes it; `done`: what was done. */
  onClose: (done?: FactorTask) => void
  onFailure: (failure: Error) => void
}

/** Changes the second factor step by step. Loaded on use, since few visits change it. */
export function FactorDialog({ task, hasCodes, onChanged, onClose, onFailure }: FactorDialogProps) {
  const t = useTexts(factorDialogTexts)
  const tPasskey = useTexts(passkeyDialogTexts)
  const form = useId()
  const [store] = useState(() => createFactorTask({ task, onChanged, onDone: onClose, onFailure }))
  const { at, busy, failure } = useStore(store.$state)
  useEffect(() => store.start(), [store])
  const hasPasskey = useOwnPasskey()
  // The dialog stays open until the outcome is known; new codes would be lost by it.
  const close = () => !busy && (at.step === 'codes' ? onClose(task) : onClose())
  const cancel = <TaskActions busy={busy} onCancel={close} />
  const submit = (label: string) => <TaskActions busy={busy} onCancel={close} submit={{ form, label }} />
  const questions = { 'set-up': t.onText, renew: t.renewText, remove: t.removeText }
  const isRemoval = task === 'remove'
  const views: Readonly<Record<FactorStep['step'] | 'identity', () => TaskView>> = {
    loading: () => ({ title: t.setUpTitle, body: <TaskLoading />, actions: cancel }),
    failed: () => ({
      title: t.setUpTitle,
      body: <Failed text={t.failed} onRetry={store.start} />,
      actions: cancel,
    }),
    question: () => ({
      title: isRemoval ? t.removeTitle : t.renewTitle,
      body: <p>{questions[task]}</p>,
      actions: (
        <TaskActions busy={busy} onCancel={close}>
          {isRemoval ? (
            <DangerButton busy={busy} onClick={store.confirm}>
              {t.turnOff}
            </DangerButton>
          ) : (
            <Button variant="primary" busy={busy} onClick={store.confirm}>
              {t.makeCodes}
            </Button>
          )}
        </TaskActions>
      ),
    }),
    identity: () => ({
      title: t.identityTitle,
      body: (
        <IdentityForm
          id={form}
          hasCodes={hasCodes}
          busy={busy}
          failure={failure}
          onSwitch={store.clear}
          onPasskey={hasPasskey ? store.identifyByPasskey : undefined}
          onSubmit={store.identify}
        />
      ),
      actions: submit(t.continue),
    }),
    app: () => ({
      title: t.setUpTitle,
      body: at.step === 'app' && <AppForm id={form} setup={at.setup} failure={failure} onSubmit={store.enterCode} />,
      actions: submit(t.turnOn),
    }),
    codes: () => ({
      title: t.codesTitle,
      body: at.step === 'codes' && <RecoveryCodeList codes={at.codes} />,
      actions: (
        <Button variant="primary" onClick={close}>
          {t.done}
        </Button>
      ),
    }),
  }
  const notices: Partial<Record<TaskFailure, string | undefined>> = {
    limited: t.limited,
    cancelled: tPasskey.cancelled,
    'passkey-needed': t.passkeyNeeded,
    other: at.step === 'failed' ? undefined : t.notDone,
  }
  return (
    <TaskDialog
      {...views[at.step]()}
      step={at.step}
      notice={failure && notices[failure]}
      byButtonOnly={at.step === 'codes'}
      onClose={close}
    />
  )
}
