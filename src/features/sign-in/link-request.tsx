import { type FormEvent, useEffect, useRef, useState } from 'react'
import { requestPasswordlessLogin } from '#api/session.ts'
import { signInTexts } from '#i18n/en/sign-in.ts'
import { signInLinkTexts } from '#i18n/en/sign-in-link.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { type SignInFailure, toFailure } from './sign-in.store.ts'
import { OtherFailure } from './sign-in.view.tsx'

type LinkRequestProps = {
  /** The username entered in the previous form. */
  username: string
  onFailure: (failure: Error) => void
  onBack: () => void
}

type RequestState = { state: 'idle' | 'submitting' | 'sent' } | { state: 'failed'; failure: SignInFailure }

const takeFocus = (element: HTMLElement | null) => element?.focus()

/** Requests a sign-in link by mail; the answer is the same for unknown accounts (R021, C35). */
export function LinkRequest({ username, onFailure, onBack }: LinkRequestProps) {
  const t = useTexts(signInLinkTexts)
  const tSignIn = useTexts(signInTexts)
  const [state, setState] = useState<RequestState>({ state: 'idle' })
  const field = useRef<HTMLInputElement>(null)
  const [isIncomplete, setIncomplete] = useState(false)
  // This form replaces the one whose button was pressed.
  useEffect(() => field.current?.focus(), [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.state === 'submitting') return
    const entered = String(new FormData(event.currentTarget).get('username') ?? '').trim()
    setIncomplete(entered === '')
    if (entered === '') return field.current?.focus()
    setState({ state: 'submitting' })
    try {
      await requestPasswordlessLogin(entered)
      setState({ state: 'sent' })
    } catch (reason) {
      setState({ state: 'failed', failure: toFailure(reason) })
      if (reason instanceof Error) onFailure(reason)
    }
  }
  const back = <Button onClick={onBack}>{t.back}</Button>
  if (state.state === 'sent')
    return (
      <div ref={takeFocus} tabIndex={-1} className="r-sign-in">
        <p role="status">{t.sent}</p>
        <div className="r-sign-in__actions">{back}</div>
      </div>
    )
  return (
    <form className="r-sign-in" aria-label={tSignIn.byLink} noValidate onSubmit={submit}>
      {state.state === 'failed' && <OtherFailure failure={state.failure} />}
      <p>{t.lead}</p>
      <TextField
        inputRef={field}
        label={tSignIn.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        inputMode="email"
        defaultValue={username}
        error={isIncomplete ? t.incomplete : undefined}
        onChange={() => setIncomplete(false)}
      />
      <div className="r-sign-in__actions">
        <Button type="submit" variant="primary" busy={state.state === 'submitting'}>
          {t.submit}
        </Button>
        {back}
      </div>
    </form>
  )
}
