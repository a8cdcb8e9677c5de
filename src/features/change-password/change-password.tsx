import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Failure } from '#entities/password/failure.view.tsx'
import { failureMessages } from '#entities/password/failure-messages.ts'
import { NewPasswordForm } from '#entities/password/new-password-form.view.tsx'
import { Outcome } from '#entities/password/outcome.view.tsx'
import { stepTo } from '#entities/password/step.ts'
import { changePasswordTexts } from '#i18n/en/passwords.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { $passwordDue, isDue } from '#session/due.ts'
import { $session } from '#session/session.store.ts'
import { getSessionId } from '#session/session.ts'
import { PageTitle } from '#ui/page-title/page-title.tsx'
import { SignedOut } from '#ui/states/signed-out.tsx'
import { type ChangePasswordStore, createChangePassword } from './change-password.store.ts'
import { useUsername } from './use-username.ts'

type ChangePasswordProps = {
  onNavigate: (href: string) => boolean
  onFailure: (failure: Error) => void
}

/** Changes the password and signs the user out (R065–R075). */
export function ChangePassword({ onNavigate, onFailure }: ChangePasswordProps) {
  const t = useTexts(changePasswordTexts)
  const session = useStore($session)
  const due = useStore($passwordDue)
  const sessionId = getSessionId(session)
  const toLogin = stepTo('/login', onNavigate)
  const [store] = useState(() => createChangePassword({ onChanged: toLogin.take, onFailure }))
  const { state } = useStore(store.$state)
  useEffect(() => store.start(), [store])
  if (sessionId === undefined && state !== 'done') return <SignedOut text={t.signedOut} onNavigate={onNavigate} />
  return (
    <div className="r-password-page">
      <PageTitle>{t.title}</PageTitle>
      {isDue(session, due) && <p role="status">{t.due}</p>}
      {sessionId === undefined ? (
        <Outcome text={t.changed} signInLink={toLogin.link} />
      ) : (
        <ChangeForm key={sessionId} store={store} onCancel={stepTo('/', onNavigate).take} />
      )}
    </div>
  )
}

function ChangeForm({ store, onCancel }: { store: ChangePasswordStore; onCancel: () => void }) {
  const language = useLanguage()
  const t = useTexts(changePasswordTexts)
  const state = useStore(store.$state)
  const username = useUsername()
  const { changed } = t
  return (
    <NewPasswordForm
      label={t.title}
      different={t.different}
      old={{ label: t.oldPassword, unset: t.oldUnset, username }}
      failure={state.state === 'failed' && <Failure messages={failureMessages(state.failure, t.other, language)} />}
      busy={state.state === 'submitting'}
      onSubmit={({ old, password }) => store.submit(old, password, changed)}
      onCancel={onCancel}
    />
  )
}
