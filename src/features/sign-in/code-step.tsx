import { useStore } from '@nanostores/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PendingEntry } from '#api/session.ts'
import { signInCodeTexts } from '#i18n/en/sign-in-code.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { selectText } from '#lib/dom/select-text.ts'
import { Button } from '#ui/button/button.tsx'
import { FocusAround } from '#ui/dom/keep-focus.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { type CodeFailure, createCodeStep } from './code-step.store.ts'
import { OtherFailure } from './sign-in.view.tsx'

type CodeStepProps = {
  pending: PendingEntry
  /** The container of this view and of the form that it replaces. */
  place: HTMLElement | null
  onSignedIn: (name: string) => void
  onFailure: (failure: Error) => void
  /** Returns to the first step. */
  onBack: () => void
}

type Kind = 'app' | 'recovery'

/** A failure of the entry, which is told at the field. */
const isRefusal = (failure: CodeFailure): failure is 'wrong' | 'incomplete' =>
  failure === 'wrong' || failure === 'incomplete'

/** The second step of a sign-in, loaded on use: a code of the authenticator app, or a recovery code. */
export function CodeStep({ pending, place, onSignedIn, onFailure, onBack }: CodeStepProps) {
  const t = useTexts(signInCodeTexts)
  const [store] = useState(() => createCodeStep(pending, { onSignedIn, onFailure }))
  const state = useStore(store.$state)
  const [kind, setKind] = useState<Kind>('app')
  const field = useRef<HTMLInputElement>(null)
  const failure = state.state === 'failed' ? state.failure : undefined
  // The form replaces the one whose button was pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is another one for another kind
  useEffect(() => field.current?.focus(), [kind])
  // Typing clears the failure and must not select what has been typed, so only a refusal selects.
  useEffect(() => {
    if (state.state === 'failed' && isRefusal(state.failure)) selectText(field.current)
  }, [state])
  const busy = state.state === 'submitting'
  // The answer to a code signs in, so nothing else begins before it.
  const back = () => {
    if (busy) return
    flushSync(onBack)
    place?.querySelector('input')?.focus()
  }
  if (failure === 'expired')
    return (
      <FocusAround className="r-sign-in">
        <Notice>{t.expired}</Notice>
        <div className="r-sign-in__actions">
          <Button variant="primary" onClick={back}>
            {t.back}
          </Button>
        </div>
      </FocusAround>
    )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    store.submit(String(new FormData(event.currentTarget).get('code') ?? ''))
  }
  const change = () => {
    if (busy) return
    store.clear()
    setKind(kind === 'app' ? 'recovery' : 'app')
  }
  const errors = { wrong: t.wrong, incomplete: t.incomplete }
  const error = failure && isRefusal(failure) ? errors[failure] : undefined
  const isApp = kind === 'app'
  return (
    <form className="r-sign-in" aria-label={t.label} noValidate onSubmit={submit}>
      {failure && !isRefusal(failure) && <OtherFailure failure={failure} />}
      <p>{isApp ? t.appLead : t.recoveryLead}</p>
      <TextField
        key={kind}
        inputRef={field}
        label={isApp ? t.appCode : t.recoveryCode}
        name="code"
        autoComplete={isApp ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        inputMode={isApp ? 'numeric' : 'text'}
        error={error}
        onChange={store.clear}
      />
      <div className="r-sign-in__actions">
        <Button type="submit" variant="primary" busy={busy}>
          {t.submit}
        </Button>
        <Button aria-disabled={busy} onClick={back}>
          {t.back}
        </Button>
      </div>
      <div>
        <Button aria-disabled={busy} onClick={change}>
          {isApp ? t.useRecovery : t.useApp}
        </Button>
      </div>
    </form>
  )
}
