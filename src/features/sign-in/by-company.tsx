import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { startCompanySignIn } from '#api/company-sign-in.ts'
import { isMissingCall } from '#api/missing-call.ts'
import { signInTexts } from '#i18n/en/sign-in.ts'
import { signInCompanyTexts } from '#i18n/en/sign-in-company.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { $session } from '#session/session.store.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { type CompanyFailure, CompanyFailureNotice } from './company-failure.tsx'
import {
  awaitOutcome,
  createSecret,
  finishOnHost,
  isOnHost,
  keepSecret,
  leadTo,
  openWindow,
  returnAddress,
} from './company-host.ts'
import { CompanyReturn } from './company-return.tsx'
import { type SignInFailure, toFailure } from './sign-in.store.ts'
import { OtherFailure } from './sign-in.view.tsx'

type ByCompanyProps = {
  /** The container of this view and of the form that it replaces. */
  place: HTMLElement | null
  /** The user is being signed in. */
  onActing: () => void
  onSignedIn: (name: string) => void
  onFailure: (failure: Error) => void
  /** Returns to the password form. */
  onBack: () => void
}

type RequestState =
  | { state: 'idle' | 'submitting' | 'incomplete' | 'missing' | 'blocked' | 'in-window' }
  | { state: 'failed'; failure: SignInFailure }
  | { state: 'refused'; failure: CompanyFailure }

/** Begins a company sign-in, or ends the one that has brought the browser back here with an outcome. */
export const byCompany = (outcome: string | undefined, props: ByCompanyProps): ReactNode =>
  outcome ? <CompanyReturn text={outcome} {...props} /> : <ByCompany {...props} />

/** The page that the portal keeps for after the sign-in; the API takes nothing but a path of the portal. */
function findRedirect(): string | undefined {
  const { origin } = Object(history.state) as { origin?: unknown }
  return typeof origin === 'string' ? origin : undefined
}

/**
 * Leads to the provider of the user's firm as a whole page, never in a frame; loaded on use. On a page of another site a pop-up
 * leads there, so that the page stays and the session begins on it.
 */
function ByCompany({ place, onActing, onSignedIn, onFailure, onBack }: ByCompanyProps) {
  const t = useTexts(signInCompanyTexts)
  const tSignIn = useTexts(signInTexts)
  const [state, setState] = useState<RequestState>({ state: 'idle' })
  const field = useRef<HTMLInputElement>(null)
  const value = (name: string) => place?.querySelector<HTMLInputElement>(`[name=${name}]`)
  const [entered] = useState(() => ({
    email: value('username')?.value ?? '',
    remembered: value('remember')?.checked === true,
  }))
  // This form replaces the one whose button was pressed.
  useEffect(() => field.current?.focus(), [])
  // A later press, or another way to sign in, ends this one: nobody is led to the company, or awaited from there, any more.
  const waiting = useRef(new AbortController())
  useEffect(() => () => waiting.current.abort(), [])
  const startOnHost = async (email: string, popup: Window | null, signal: AbortSignal) => {
    const secret = await createSecret()
    signal.throwIfAborted()
    const host = { address: returnAddress(location), challenge: secret.challenge }
    const { address, returns } = await startCompanySignIn(email, { remembered: entered.remembered, host, signal })
    signal.throwIfAborted()
    if (!returns) {
      popup?.close()
      return location.assign(address)
    }
    if (!popup) return keepSecret(secret) ? leadTo(address, 'page') : setState({ state: 'blocked' })
    const told = awaitOutcome({ popup, origin: new URL(address).origin, challenge: secret.challenge }, signal)
    setState({ state: 'in-window' })
    leadTo(address, 'pop-up')
    const outcome = await told
    onActing()
    const failure = await finishOnHost(outcome, secret.verifier)
    if (failure) return setState({ state: 'refused', failure })
    const session = $session.get()
    if (session.state === 'signed-in') onSignedIn(session.name)
  }
  const startInPortal = async (email: string, signal: AbortSignal) => {
    const page = { redirect: findRedirect(), remembered: entered.remembered }
    const { address } = await startCompanySignIn(email, { ...page, signal })
    signal.throwIfAborted()
    location.assign(address)
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.state === 'submitting') return
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
      setState({ state: 'incomplete' })
      return field.current?.focus()
    }
    waiting.current.abort()
    waiting.current = new AbortController()
    const { signal } = waiting.current
    setState({ state: 'submitting' })
    // Browsers allow a window only before anything is awaited.
    const popup = isOnHost() ? openWindow() : undefined
    try {
      await (popup === undefined ? startInPortal(email, signal) : startOnHost(email, popup, signal))
    } catch (reason) {
      popup?.close()
      if (signal.aborted) return
      setState(isMissingCall(Object(reason)) ? { state: 'missing' } : { state: 'failed', failure: toFailure(reason) })
      if (reason instanceof Error) onFailure(reason)
    }
  }
  const back = () => {
    flushSync(onBack)
    place?.querySelector('input')?.focus()
  }
  return (
    <form className="r-sign-in" aria-label={tSignIn.byCompany} noValidate onSubmit={submit}>
      {state.state === 'failed' && <OtherFailure failure={state.failure} />}
      {state.state === 'refused' && <CompanyFailureNotice failure={state.failure} />}
      {state.state === 'missing' && <Notice>{t.missing}</Notice>}
      {state.state === 'blocked' && <Notice>{t.blocked}</Notice>}
      <p role="status">{state.state === 'in-window' ? t.inWindow : t.lead}</p>
      <TextField
        inputRef={field}
        label={t.email}
        name="email"
        autoComplete="email"
        autoCapitalize="none"
        inputMode="email"
        defaultValue={entered.email}
        error={state.state === 'incomplete' ? t.incomplete : undefined}
        onChange={() => state.state === 'incomplete' && setState({ state: 'idle' })}
      />
      <div className="r-sign-in__actions">
        <Button type="submit" variant="primary" busy={state.state === 'submitting'}>
          {state.state === 'in-window' ? t.openAgain : t.submit}
        </Button>
        <Button onClick={back}>{t.back}</Button>
      </div>
    </form>
  )
}
