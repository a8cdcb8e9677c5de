import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { CompanyFailureNotice } from '#features/sign-in/company-failure.tsx'
import { companyReturnTexts } from '#i18n/en/sign-in-company.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { CompanyHandOver } from './company-hand-over.tsx'
import { createCompanySignIn } from './company-sign-in.store.ts'

type CompanySignInProps = {
  /** Why it did not succeed; empty: it has. */
  failure: string
}

/** What follows a sign-in at a company. The last segment of the address says that a page of another site has begun it. */
export function CompanySignIn({ failure }: CompanySignInProps) {
  const [isForHost] = useState(() => location.pathname.endsWith('/return'))
  return isForHost ? <CompanyHandOver /> : <OwnSignIn failure={failure} />
}

/** Begins the session, or says why there is none. */
function OwnSignIn({ failure }: CompanySignInProps) {
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
          <CompanyFailureNotice failure={state.failure} />
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
