import type { FormEvent, MouseEvent } from 'react'
import { signInTexts as t } from '#i18n/en/sign-in.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { LinkedText } from '#ui/text/linked-text.tsx'
import { PasswordField } from '#ui/text-field/password-field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import type { SignInFailure, SignInRequest, SignInState } from './sign-in.store.ts'

type AddressedLink = { href: string; onClick: (event: MouseEvent<HTMLElement>) => void }

type SignInFormProps = {
  state: SignInState
  /** The choice of before; undefined where nothing can be remembered, since the session is kept without a cookie. */
  remembered: boolean | undefined
  resetLink: AddressedLink
  onFocus: () => void
  onSubmit: (request: SignInRequest) => void
  /** A link is wanted in place of a password (R021). */
  onByLink: () => void
}

/** A real form whose fields stay the same elements whatever happens, so that password managers can fill it (R014). */
export function SignInForm({ state, remembered, resetLink, onFocus, onSubmit, onByLink }: SignInFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const text = (name: string) => String(fields.get(name) ?? '')
    onSubmit({ username: text('username'), password: text('password'), remembered: fields.has('remember') })
  }
  return (
    <form className="r-sign-in" aria-label={t.label} noValidate onFocus={onFocus} onSubmit={submit}>
      {state.state === 'failed' && <FailureNotice failure={state.failure} resetLink={resetLink} />}
      <TextField label={t.username} name="username" autoComplete="username" autoCapitalize="none" inputMode="email" />
      <PasswordField
        label={t.password}
        name="password"
        autoComplete="current-password"
        showLabel={t.showPassword}
        hideLabel={t.hidePassword}
      />
      {remembered !== undefined && <Checkbox label={t.rememberMe} name="remember" defaultChecked={remembered} />}
      <div className="r-sign-in__actions">
        <Button type="submit" variant="primary" busy={state.state === 'submitting'}>
          {t.signIn}
        </Button>
        <Button onClick={onByLink}>{t.byLink}</Button>
        <Link {...resetLink}>{t.resetPassword}</Link>
      </div>
    </form>
  )
}

function FailureNotice({ failure, resetLink }: { failure: SignInFailure; resetLink: AddressedLink }) {
  if (failure === 'incomplete') return <Notice>{t.incomplete}</Notice>
  if (failure === 'wrong-credentials')
    return (
      <Notice>
        <LinkedText text={t.wrongCredentials} link={<Link {...resetLink}>{t.resetNow}</Link>} />
      </Notice>
    )
  return <OtherFailure failure={failure} />
}

/** Any other failure than the visitor's own (R019). */
export function OtherFailure({ failure }: { failure: SignInFailure }) {
  return (
    <Notice>
      <p>{t.other}</p>
      {(failure === 'offline' || failure === 'limited') && <p>{t[failure]}</p>}
    </Notice>
  )
}

type SignedInProps = { name: string; portalLink: AddressedLink; onSignOut: () => void }

/** Who is signed in, and the two things to do next. */
export function SignedIn({ name, portalLink, onSignOut }: SignedInProps) {
  return (
    <div className="r-sign-in">
      <p role="status">
        <LinkedText text={t.signedInAs} link={<strong>{name}</strong>} />
      </p>
      <div className="r-sign-in__actions">
        <ButtonLink variant="primary" {...portalLink}>
          {t.openPortal}
        </ButtonLink>
        <Button onClick={onSignOut}>{t.signOut}</Button>
      </div>
    </div>
  )
}
