import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { PendingEntry } from '#api/session.ts'
import { signInTexts } from '#i18n/en/sign-in.ts'
import { signInLinkTexts } from '#i18n/en/sign-in-link.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { Button } from '#ui/button/button.tsx'
import { FocusAround } from '#ui/dom/keep-focus.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { createLinkSignIn } from './link-sign-in.store.ts'
import type { SignInFailure } from './sign-in.store.ts'
import { OtherFailure } from './sign-in.view.tsx'

type TokenExchangeProps = {
  token: string
  /** The button was pressed, so the focus moves to the next view. */
  onActing: () => void
  onSignedIn: (name: string) => void
  onFailure: (failure: Error) => void
  onPending: (pending: PendingEntry) => Promise<void>
  /** The token has been used before. */
  onSpent: () => void
  onNewLink: () => void
  onBack: () => void
}

/**
 * Shows the owner of a sign-in link, and a button that signs in. After a failure it offers alternatives (R022, R023,
 * C35).
 */
export function TokenExchange({ token, onActing, onNewLink, onBack, ...actions }: TokenExchangeProps) {
  const t = useTexts(signInLinkTexts)
  const [store] = useState(() => createLinkSignIn(token, actions))
  const state = useStore(store.$state)
  useEffect(() => store.start(), [store])
  const confirm = () => {
    onActing()
    store.confirm()
  }
  return (
    <div tabIndex={-1} className="r-sign-in">
      {state.state === 'checking' && <Checking />}
      {(state.state === 'ready' || state.state === 'submitting') && (
        <FocusAround className="r-sign-in">
          <p>{t.confirm}</p>
          <div className="r-sign-in__actions r-sign-in__confirm">
            <Button variant="primary" busy={state.state === 'submitting'} onClick={confirm}>
              {state.owner === '' ? t.continue : fill(t.continueAs, { name: state.owner })}
            </Button>
            <Button onClick={onBack}>{t.back}</Button>
          </div>
        </FocusAround>
      )}
      {state.state === 'failed' && (
        <Failed failure={state.failure} onRetry={store.retry} onNewLink={onNewLink} onBack={onBack} />
      )}
    </div>
  )
}

/** The height of the view that replaces it. */
function Checking() {
  const tSignIn = useTexts(signInTexts)
  return (
    <div className="r-sign-in" aria-busy="true">
      <p className="r-visually-hidden" role="status">
        {tSignIn.checking}
      </p>
      <Skeleton />
      <Skeleton shape="heading" width={70} />
    </div>
  )
}

type FailedProps = { failure: SignInFailure; onRetry: () => void; onNewLink: () => void; onBack: () => void }

function Failed({ failure, onRetry, onNewLink, onBack }: FailedProps) {
  const t = useTexts(signInLinkTexts)
  const isSpent = failure === 'wrong-credentials'
  return (
    <FocusAround className="r-sign-in">
      {isSpent ? (
        <Notice>
          <p>{t.invalidToken}</p>
          <p>{t.useNewLink}</p>
        </Notice>
      ) : (
        <OtherFailure failure={failure} />
      )}
      <div className="r-sign-in__actions">
        {!isSpent && (
          <Button variant="primary" onClick={onRetry}>
            {t.retry}
          </Button>
        )}
        <Button variant={isSpent ? 'primary' : 'secondary'} onClick={onNewLink}>
          {t.newLink}
        </Button>
        <Button onClick={onBack}>{t.back}</Button>
      </div>
    </FocusAround>
  )
}
