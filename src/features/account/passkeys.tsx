import { useStore } from '@nanostores/react'
import { useEffect, useId, useMemo } from 'react'
import { isMissingCall } from '#api/missing-call.ts'
import { accountTexts } from '#i18n/en/account.ts'
import { passkeysTexts } from '#i18n/en/passkeys.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { hasPasskeys, isWithinDomain } from '#lib/dom/passkey-support.ts'
import { fill } from '#lib/format/fill.ts'
import { Announcer } from '#ui/announcer/announcer.tsx'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { SectionHead } from '#ui/section-head/section-head.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { PasskeyRows } from './passkey-rows.view.tsx'
import type { PasskeyTask } from './passkey-task.store.ts'
import { createPasskeys } from './passkeys.store.ts'
import { useLateDialog } from './use-late-dialog.ts'
import { useOutcome } from './use-outcome.ts'

const loadDialog = () => import('./passkey-dialog.tsx').then(({ PasskeyDialog }) => PasskeyDialog)

/** The passkeys of the account, which can be added, renamed and removed; nothing if the API lacks the call. */
export function Passkeys({ onFailure }: { onFailure: (failure: Error) => void }) {
  const tAccount = useTexts(accountTexts)
  const t = useTexts(passkeysTexts)
  const store = useMemo(() => createPasskeys(onFailure), [onFailure])
  useEffect(() => store.start(), [store])
  const state = useStore(store.$state)
  const { section, message, tell } = useOutcome()
  const { dialog, isBroken, ...late } = useLateDialog(loadDialog, onFailure)
  const id = useId()
  if (state.state === 'signed-out' || (state.state === 'failed' && isMissingCall(state.error))) return null
  const open = (task: PasskeyTask) => {
    tell('')
    void late.open(task)
  }
  const done: Readonly<Record<PasskeyTask['kind'], string>> = { add: t.added, rename: t.renamed, remove: t.removed }
  const close = (task?: PasskeyTask) => {
    late.close()
    if (task) tell(done[task.kind])
  }
  const ready = state.state === 'ready' ? state.value : undefined
  const list = ready?.passkeys ?? []
  const obstacle = ready && findObstacle(ready.rp_id)
  return (
    <section ref={section} tabIndex={-1} className="r-account__section" aria-labelledby={id}>
      <Announcer message={message} />
      <SectionHead
        id={id}
        hasRoom
        action={ready && !obstacle && <Button onClick={() => open({ kind: 'add' })}>{t.add}</Button>}
      >
        {tAccount.passkeys}
      </SectionHead>
      {state.state === 'loading' && (
        <div role="status" aria-busy="true" aria-label={tAccount.passkeysLoading}>
          <p className="r-account__text">{tAccount.passkeysText}</p>
        </div>
      )}
      {state.state === 'failed' && (
        <Failed text={t.failed} error={state.error} retrying={state.retrying} onRetry={store.retry} />
      )}
      {ready && !obstacle && list.length === 0 && <p className="r-account__text">{tAccount.passkeysText}</p>}
      {list.length > 0 && (
        <PasskeyRows
          passkeys={list}
          onRename={(passkey) => open({ kind: 'rename', passkey })}
          onRemove={(passkey) => open({ kind: 'remove', passkey })}
        />
      )}
      {obstacle && (
        <p className="r-account__text">{obstacle === 'browser' ? t.unsupported : fill(t.elsewhere, obstacle)}</p>
      )}
      {isBroken && <Notice>{t.notLoaded}</Notice>}
      {dialog && (
        <dialog.View
          task={dialog.task}
          canConfirm={!obstacle && list.length > 0}
          onChanged={store.changed}
          onClose={close}
          onFailure={onFailure}
        />
      )}
    </section>
  )
}

/** Why no passkey can be used on this page: the browser, or that passkeys belong to another domain. */
function findObstacle(domain: string): 'browser' | { domain: string } | undefined {
  if (!isWithinDomain(location.hostname, domain)) return { domain }
  return hasPasskeys() ? undefined : 'browser'
}
