import { useStore } from '@nanostores/react'
import { useEffect, useId, useState } from 'react'
import { factorDialogTexts } from '#i18n/en/factors.ts'
import { passkeyDialogTexts } from '#i18n/en/passkeys.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { DangerButton } from '#ui/button/danger-button.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { IdentityForm } from './factor-identity.view.tsx'
import { NameForm } from './passkey-name.view.tsx'
import { createPasskeyTask, type PasskeyStep, type PasskeyTask } from './passkey-task.store.ts'
import { nameDevice } from './session-words.ts'
import type { TaskFailure } from './task.store.ts'
import { TaskActions, TaskDialog, TaskLoading, type TaskView } from './task-dialog.view.tsx'

type PasskeyDialogProps = {
  task: PasskeyTask
  /** Whether a passkey can show who it is. */
  canConfirm: boolean
  onChanged: () => void
  /** Closes it; `done`: what was done. */
  onClose: (done?: PasskeyTask) => void
  onFailure: (failure: Error) => void
}

/** Adds, renames or removes a passkey step by step. Loaded on use, since few visits change one. */
export function PasskeyDialog({ task, canConfirm, onChanged, onClose, onFailure }: PasskeyDialogProps) {
  const t = useTexts(passkeyDialogTexts)
  const tFactor = useTexts(factorDialogTexts)
  const language = useLanguage()
  const form = useId()
  const [store] = useState(() => createPasskeyTask({ task, onChanged, onDone: onClose, onFailure }))
  const { at, busy, failure } = useStore(store.$state)
  useEffect(() => store.start(), [store])
  // The dialog stays open until the outcome is known.
  const close = () => !busy && onClose()
  const cancel = <TaskActions busy={busy} onCancel={close} />
  const submit = (label: string) => <TaskActions busy={busy} onCancel={close} submit={{ form, label }} />
  const titles = { add: t.addTitle, rename: t.renameTitle, remove: t.removeTitle }
  const title = titles[task.kind]
  const passkey = task.kind === 'add' ? undefined : task.passkey
  const device = at.step === 'name' ? at.device : undefined
  const name = passkey?.name ?? nameDevice({ device: '', ...device }, language)
  const views: Readonly<Record<PasskeyStep['step'] | 'identity', () => TaskView>> = {
    loading: () => ({ title, body: <TaskLoading />, actions: cancel }),
    failed: () => ({ title, body: <Failed text={t.notStarted} onRetry={store.start} />, actions: cancel }),
    identity: () => ({
      title: tFactor.identityTitle,
      body: (
        <IdentityForm
          id={form}
          hasCodes={false}
          busy={busy}
          failure={failure}
          onSwitch={store.clear}
          onPasskey={canConfirm ? store.identifyByPasskey : undefined}
          onSubmit={store.identify}
        />
      ),
      actions: submit(tFactor.continue),
    }),
    name: () => ({
      title,
      body: (
        <NameForm
          id={form}
          name={name}
          text={passkey ? undefined : t.addText}
          failure={failure}
          onSubmit={store.enterName}
        />
      ),
      actions: submit(passkey ? t.save : tFactor.continue),
    }),
    question: () => ({
      title,
      body: <p>{fill(t.removeText, { name })}</p>,
      actions: (
        <TaskActions busy={busy} onCancel={close}>
          <DangerButton busy={busy} onClick={store.confirm}>
            {t.remove}
          </DangerButton>
        </TaskActions>
      ),
    }),
  }
  const notices: Partial<Record<TaskFailure, string | undefined>> = {
    limited: tFactor.limited,
    'passkey-needed': tFactor.passkeyNeeded,
    cancelled: t.cancelled,
    known: t.known,
    other: at.step === 'failed' ? undefined : tFactor.notDone,
  }
  return <TaskDialog {...views[at.step]()} step={at.step} notice={failure && notices[failure]} onClose={close} />
}
