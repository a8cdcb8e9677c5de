import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { signInTexts } from '#i18n/en/sign-in.ts'
import { companyReturnTexts } from '#i18n/en/sign-in-company.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { createCompanySignIn, type SignInFailure } from './company-sign-in.store.ts'

/** Begins the session after a sign-in at a company, or says why there is none. */
export function CompanySignIn({ failure }: { failure: string }) {
  const t = useTexts(companyReturnTexts)
  const [store] = useState(() => createCompanySignIn(failure))
  const state = useStore(store.$state)
  useEffect(() => void store.start(), [store])
  return (
    <div className="portal-sign-in">
      <h1 className="portal-sign-in__title">{t.title}</h1>
      {state.state === 'waiting' ? (
        <p role="status">{t.waiting}</p>
      ) : (
        <>
          <FailureText failure={state.failure} />
          <div className="portal-sign-in__actions">
            {state.canRetry && (
              <Button variant="primary" onClick={store.start}>
                {t.retry}
              </Button>
            )}
            <ButtonLink href="/login">{t.back}</ButtonLink>
          </div>
        </>
      )}
    </div>
  )
}

function FailureText({ failure }: { failure: SignInFailure }) {
  const t = useTexts(companyReturnTexts)
  const tSignIn = useTexts(signInTexts)
  return <Notice>{failure === 'network-not-allowed' ? tSignIn.networkOnly : t[failure]}</Notice>
}
