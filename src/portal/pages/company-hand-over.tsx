import { useEffect, useState } from 'react'
import { handOverCompanySignIn } from '#api/company-sign-in.ts'
import { type CompanyFailure, CompanyFailureNotice, toCompanyFailure } from '#features/sign-in/company-failure.tsx'
import { companyReturnTexts } from '#i18n/en/sign-in-company.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { type CompanyOutcome, isReceipt, toMessage } from '#session/company-outcome.ts'
import { COMPANY_SIGN_IN } from '#session/company-session.ts'
import { Button } from '#ui/button/button.tsx'

/** Milliseconds for the page that has opened this window to answer. */
const PATIENCE = 3000

/** Tells the page that has opened this window, if it is still of the origin that began. False: nobody answers. */
function tellOpener(origin: string, outcome: CompanyOutcome): Promise<boolean> {
  const { opener } = window as { opener: Window | null }
  if (!opener) return Promise.resolve(false)
  return new Promise((resolve) => {
    const end = (isTold: boolean) => {
      clearTimeout(timer)
      window.removeEventListener('message', hear)
      resolve(isTold)
    }
    const hear = (event: MessageEvent) => {
      if (event.source === opener && event.origin === origin && isReceipt(event.data, outcome)) end(true)
    }
    const timer = setTimeout(end, PATIENCE, false)
    window.addEventListener('message', hear)
    opener.postMessage(toMessage(outcome), origin)
  })
}

/** `told`: the page has it, and this window could not close itself. */
type State = 'waiting' | 'told' | CompanyFailure

/** Hands the outcome to the page of another site: by a message, else by its address, whose fragment no server sees. */
async function deliver(): Promise<State> {
  const { origin, address, outcome } = await handOverCompanySignIn()
  if (await tellOpener(origin, outcome)) {
    window.close()
    return 'told'
  }
  location.replace(`${address}#${COMPANY_SIGN_IN}=${outcome.outcome}.${outcome.challenge}`)
  return 'waiting'
}

/** The last step in the portal of a sign-in that a page of another site has begun. It leads nowhere else in the portal. */
export function CompanyHandOver() {
  const t = useTexts(companyReturnTexts)
  const [state, setState] = useState<State>('waiting')
  const start = () => {
    setState('waiting')
    deliver().catch(toCompanyFailure).then(setState)
  }
  useEffect(start, [])
  return (
    <div className="portal-sign-in">
      <h1 className="portal-sign-in__title">{t.title}</h1>
      {state === 'waiting' ? (
        <p role="status">{t.waiting}</p>
      ) : (
        <>
          {state !== 'told' && <CompanyFailureNotice failure={state} />}
          <p role="status">{t.close}</p>
          {state === 'other' && (
            <div className="portal-sign-in__actions">
              <Button variant="primary" onClick={start}>
                {t.retry}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  )
}
