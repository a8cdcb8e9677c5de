import { type FormEvent, type MouseEvent, type ReactNode, useState } from 'react'
import { signInTexts } from '#i18n/en/sign-in.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { unreachableMessages } from '#ui/states/unreachable.ts'
import { LinkedText } from '#ui/text/linked-text.tsx'
import { PasswordField } from '#ui/text-field/password-field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import css from './sign-in.css?inline'
import type { SignInFailure, SignInRequest, SignInState } from './sign-in.store.ts'

registerStyles('features', css)

export type AddressedLink = { href: string; onClick: (event: MouseEvent<HTMLElement>) => void }

type SignInFormProps = {
  state: SignInState
  /** The previous choice; undefined if the session is kept without a cookie, so nothing can be remembered. */
  remembered: boolean | undefined
  resetLink: AddressedLink
  onFocus: () => void
  onSubmit: (request: SignInRequest) => void
  /** The user prefers a link to a password (R021). */
  onByLink: () => void
  /** The user prefers a passkey; false: the browser has none for this page. */
  onByPasskey?: false | (() => void)
  /** Whether they stand in the list of the username field. */
  offersPasskeys?: boolean
  /** The user signs in at the provider of the firm. */
  onByCompany: () => void
}

/** A form whose fields always stay the same elements, so that password managers can fill them (R014). */
export function SignInForm({
  state,
  remembered,
  resetLink,
  onFocus,
  onSubmit,
  onByLink,
  onByPasskey,
  offersPasskeys,
  onByCompany,
}: SignInFormProps) {
  const t = useTexts(signInTexts)
  const [capsLock, setCapsLock] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const text = (name: string) => String(fields.get(name) ?? '')
    onSubmit({ username: text('username'), password: text('password'), remembered: fields.has('remember') })
  }
  return (
    <form className="r-sign-in" aria-label={t.label} noValidate onFocus={onFocus} onSubmit={submit}>
      {state.state === 'failed' && <FailureNotice {...state} resetLink={resetLink} />}
      <TextField
        label={t.username}
        name="username"
        autoComplete={offersPasskeys ? 'username webauthn' : 'username'}
        autoCapitalize="none"
        inputMode="email"
      />
      <PasswordField
        label={t.password}
        name="password"
        autoComplete="current-password"
        showLabel={t.showPassword}
        hideLabel={t.hidePassword}
        onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
        onBlur={() => setCapsLock(false)}
      />
      <p role="status" className={capsLock ? undefined : 'r-visually-hidden'}>
        {capsLock && t.capsLock}
      </p>
      <div className="r-sign-in__actions r-sign-in__options">
        {remembered !== undefined && <Checkbox label={t.rememberMe} name="remember" defaultChecked={remembered} />}
        <Link {...resetLink}>{t.resetPassword}</Link>
      </div>
      <Button type="submit" variant="primary" busy={state.state === 'submitting'}>
        {t.signIn}
      </Button>
      <div className="r-sign-in__others">
        <Button onClick={onByLink}>{t.byLink}</Button>
        <Button onClick={onByCompany}>{t.byCompany}</Button>
        {onByPasskey && (
          <Button busy={state.state === 'passkey'} onClick={onByPasskey}>
            {t.byPasskey}
          </Button>
        )}
      </div>
    </form>
  )
}

type FailureProps = { failure: SignInFailure; text?: string }

function FailureNotice({ failure, text, resetLink }: FailureProps & { resetLink: AddressedLink }) {
  const t = useTexts(signInTexts)
  if (failure === 'incomplete') return <Notice>{t.incomplete}</Notice>
  if (failure === 'wrong-credentials')
    return (
      <Notice>
        <LinkedText text={t.wrongCredentials} link={<Link {...resetLink}>{t.resetNow}</Link>} />
      </Notice>
    )
  return text ? <Notice>{text}</Notice> : <OtherFailure failure={failure} />
}

/** Failures that the user did not cause (R019), and rules of the user's firm. */
export function OtherFailure({ failure }: { failure: SignInFailure }) {
  const language = useLanguage()
  const t = useTexts(signInTexts)
  if (failure === 'company-sign-in-required') return <Notice>{t.companyOnly}</Notice>
  if (failure === 'network-not-allowed') return <Notice>{t.networkOnly}</Notice>
  return (
    <Notice>
      <p>{t.other}</p>
      {failure === 'unreachable' && unreachableMessages(language).map((message) => <p key={message}>{message}</p>)}
      {failure === 'limited' && <p>{t.limited}</p>}
    </Notice>
  )
}

type SignedInProps = { name: string; notice: ReactNode; portalLink: AddressedLink; onSignOut: () => void }

/** The name of the user, with links to the portal and to sign out. */
export function SignedIn({ name, notice, portalLink, onSignOut }: SignedInProps) {
  const t = useTexts(signInTexts)
  return (
    <div className="r-sign-in">
      <p role="status">
        <LinkedText text={t.signedInAs} link={<strong>{name}</strong>} />
      </p>
      {notice}
      <div className="r-sign-in__actions">
        <ButtonLink variant="primary" {...portalLink}>
          {t.openPortal}
        </ButtonLink>
        <Button onClick={onSignOut}>{t.signOut}</Button>
      </div>
    </div>
  )
}
