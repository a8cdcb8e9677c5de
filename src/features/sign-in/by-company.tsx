import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { startCompanySignIn } from '#api/company-sign-in.ts'
import { isMissingCall } from '#api/missing-call.ts'
import { signInTexts } from '#i18n/en/sign-in.ts'
import { signInCompanyTexts } from '#i18n/en/sign-in-company.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { type SignInFailure, toFailure } from './sign-in.store.ts'
import { OtherFailure } from './sign-in.view.tsx'

type ByCompanyProps = {
  /** The container of this view and of the form that it replaces. */
  place: HTMLElement | null
  onFailure: (failure: Error) => void
  /** Returns to the password form. */
  onBack: () => void
}

type RequestState =
  | { state: 'idle' | 'submitting' | 'incomplete' | 'missing' }
  | { state: 'failed'; failure: SignInFailure }

/** The page that the portal keeps for after the sign-in; the API takes nothing but a path of the portal. */
function findRedirect(): string | undefined {
  const { origin } = Object(history.state) as { origin?: unknown }
  return typeof origin === 'string' ? origin : undefined
}

/** Leads to the provider of the user's firm as a whole page, never in a frame; loaded on use. */
export function ByCompany({ place, onFailure, onBack }: ByCompanyProps) {
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
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.state === 'submitting') return
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
      setState({ state: 'incomplete' })
      return field.current?.focus()
    }
    setState({ state: 'submitting' })
    try {
      const options = { redirect: findRedirect(), remembered: entered.remembered }
      globalThis.location.assign(await startCompanySignIn(email, options))
    } catch (reason) {
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
      {state.state === 'missing' && <Notice>{t.missing}</Notice>}
      <p>{t.lead}</p>
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
          {t.submit}
        </Button>
        <Button onClick={back}>{t.back}</Button>
      </div>
    </form>
  )
}
