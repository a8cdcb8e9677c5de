import { useEffect, useState } from 'react'
import { useStore } from '../../lib/use-store.ts'
import { $session, readerOf } from '../../session/session.store.ts'
import { changePasswordTexts as t } from '../../text/passwords.ts'
import { Failure } from '../../toolkit/password/failure.view.tsx'
import { failureMessages } from '../../toolkit/password/failure-messages.ts'
import { NewPasswordForm } from '../../toolkit/password/new-password-form.view.tsx'
import { Outcome } from '../../toolkit/password/outcome.view.tsx'
import { stepTo } from '../../toolkit/password/step.ts'
import { SignedOut } from '../../toolkit/states/signed-out.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { type ChangePasswordStore, createChangePassword } from './change-password.store.ts'
import { useUsername } from './use-username.ts'

type ChangePasswordProps = {
  onSignedOut: () => void
  onNavigate: (href: string) => boolean
  onFailure: (failure: Error) => void
}

/** Changes the reader's password and signs them out (R065–R075). */
export function ChangePassword({ onSignedOut, onNavigate, onFailure }: ChangePasswordProps) {
  const reader = readerOf(useStore($session))
  const toLogin = stepTo('/login', onNavigate)
  const [store] = useState(() => createChangePassword({ onSignedOut, onChanged: toLogin.take, onFailure }))
  const { state } = useStore(store.$state)
  useEffect(() => store.start(), [store])
  if (reader === undefined && state !== 'done') return <SignedOut text={t.signedOut} onNavigate={onNavigate} />
  return (
    <div className="r-password-page">
      <PageTitle>{t.title}</PageTitle>
      {reader === undefined ? (
        <Outcome text={t.changed} signInLink={toLogin.link} />
      ) : (
        <ChangeForm key={reader} store={store} onCancel={stepTo('/', onNavigate).take} />
      )}
    </div>
  )
}

function ChangeForm({ store, onCancel }: { store: ChangePasswordStore; onCancel: () => void }) {
  const state = useStore(store.$state)
  const username = useUsername()
  const { changed } = t
  return (
    <NewPasswordForm
      label={t.title}
      different={t.different}
      old={{ label: t.oldPassword, unset: t.oldUnset, username }}
      failure={state.state === 'failed' && <Failure messages={failureMessages(state.failure, t.other)} />}
      busy={state.state === 'submitting'}
      onSubmit={({ old, password }) => store.submit(old, password, changed)}
      onCancel={onCancel}
    />
  )
}
