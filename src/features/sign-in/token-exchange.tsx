import { useEffect, useRef, useState } from 'react'
import { $session } from '../../session/session.store.ts'
import { signInTexts } from '../../text/sign-in.ts'
import { signInLinkTexts as t } from '../../text/sign-in-link.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { exchangeOf, forgetExchange } from './exchange.ts'
import { failureOf, type SignInFailure } from './sign-in.store.ts'
import { OtherFailure } from './sign-in.view.tsx'

type TokenExchangeProps = {
  token: string
  onSignedIn: (name: string) => void
  onFailure: (failure: Error) => void
  /** The token has led in before. */
  onSpent: () => void
  onNewLink: () => void
  onBack: () => void
}

/** Signs in with the token of a link, once for the page, and offers the ways on where that fails (R022, R023, C35). */
export function TokenExchange({ token, onSignedIn, onFailure, onSpent, onNewLink, onBack }: TokenExchangeProps) {
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<SignInFailure>()
  const actions = useRef({ onSignedIn, onFailure, onSpent })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another exchange
  useEffect(() => {
    let isShown = true
    const exchange = exchangeOf(token)
    const tell = (work: () => void) => {
      if (!exchange.isTold) work()
      exchange.isTold = true
    }
    exchange.outcome.then(
      () => {
        if (!isShown) return
        const session = $session.get()
        // Spent before this element came, and the session has ended since.
        if (session.state === 'signed-out') return actions.current.onSpent()
        tell(() => actions.current.onSignedIn(session.name))
      },
      (reason) => {
        if (!isShown) return
        setFailure(failureOf(reason))
        if (reason instanceof Error) tell(() => actions.current.onFailure(reason))
      },
    )
    return () => {
      // Who has been signed in by it sees another panel at once, and the host is still to be told.
      isShown = $session.get().state === 'signed-in'
    }
  }, [token, attempt])

  const place = useRef<HTMLDivElement>(null)
  const retry = () => {
    place.current?.focus()
    setFailure(undefined)
    forgetExchange(token)
    setAttempt(attempt + 1)
  }
  const isSpent = failure === 'wrong-credentials'
  return (
    <div ref={place} tabIndex={-1} className="r-sign-in">
      {failure ? (
        <>
          {isSpent ? <Notice>{t.invalidToken}</Notice> : <OtherFailure failure={failure} />}
          <div className="r-sign-in__actions">
            {isSpent ? (
              <Button variant="primary" onClick={onNewLink}>
                {t.newLink}
              </Button>
            ) : (
              <>
                <Button variant="primary" onClick={retry}>
                  {t.retry}
                </Button>
                <Button onClick={onNewLink}>{t.newLink}</Button>
              </>
            )}
            <Button onClick={onBack}>{t.back}</Button>
          </div>
        </>
      ) : (
        <p role="status">{signInTexts.signingIn}</p>
      )}
    </div>
  )
}
