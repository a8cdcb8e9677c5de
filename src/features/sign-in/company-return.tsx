import { useEffect, useState } from 'react'
import { companyReturnTexts } from '#i18n/en/sign-in-company.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { type CompanyOutcome, isReceipt, toMessage } from '#session/company-outcome.ts'
import { COMPANY_SIGN_IN } from '#session/company-session.ts'
import { $session } from '#session/session.store.ts'
import { Button } from '#ui/button/button.tsx'
import { type CompanyFailure, CompanyFailureNotice } from './company-failure.tsx'
import { finishOnHost, takeVerifier } from './company-host.ts'

/** Milliseconds for the window that has begun to answer. */
const PATIENCE = 2000

/** Passes the outcome on to the window of this page that waits for it. False: none does. */
function passOn(outcome: CompanyOutcome): Promise<boolean> {
  const channel = new BroadcastChannel(COMPANY_SIGN_IN)
  return new Promise<boolean>((resolve) => {
    setTimeout(resolve, PATIENCE, false)
    channel.addEventListener('message', ({ data }) => isReceipt(data, outcome) && resolve(true))
    channel.postMessage(toMessage(outcome))
  }).finally(() => channel.close())
}

type State = 'waiting' | 'told' | CompanyFailure

async function finish(outcome: CompanyOutcome, onSignedIn: (name: string) => void): Promise<State> {
  const verifier = takeVerifier(outcome.challenge)
  if (verifier === undefined) {
    if (!(await passOn(outcome))) return 'expired'
    window.close()
    return 'told'
  }
  const failure = await finishOnHost(outcome, verifier)
  if (failure) return failure
  const session = $session.get()
  if (session.state === 'signed-in') onSignedIn(session.name)
  return 'waiting'
}

type CompanyReturnProps = {
  /** What the fragment of the address had. */
  text: string
  onSignedIn: (name: string) => void
  /** Shows the password form. */
  onBack: () => void
}

/** Ends a company sign-in for which this page was left; loaded when the address says so. */
export function CompanyReturn({ text, onSignedIn, onBack }: CompanyReturnProps) {
  const t = useTexts(companyReturnTexts)
  const [state, setState] = useState<State>('waiting')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a code is good once
  useEffect(() => {
    const [outcome = '', challenge = ''] = text.split('.')
    finish({ outcome, challenge }, onSignedIn).then(setState)
  }, [])
  if (state === 'waiting' || state === 'told') return <p role="status">{state === 'told' ? t.close : t.waiting}</p>
  return (
    <div className="r-sign-in">
      <CompanyFailureNotice failure={state} />
      <div className="r-sign-in__actions">
        <Button onClick={onBack}>{t.back}</Button>
      </div>
    </div>
  )
}
