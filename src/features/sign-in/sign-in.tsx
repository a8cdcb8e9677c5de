import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { signOutEverywhere } from '#api/sign-out.ts'
import { portalLink } from '#config/config.ts'
import { signInTexts as t } from '#i18n/en/sign-in.ts'
import { cookieText } from '#session/read-cookie.ts'
import { $session, where } from '#session/session.store.ts'
import type { Session } from '#session/session.ts'
import { isRemembered } from '#session/update.ts'
import { asking } from '#ui/link/follow.ts'
import { createSignIn, type SignInRequest } from './sign-in.store.ts'
import { SignedIn, SignInForm } from './sign-in.view.tsx'

type SignInProps = {
  /** Of a sign-in link (R022); empty: there is none. */
  passwordlessToken: string
  onSignedIn: (name: string) => void
  /** Whether a link of the portal may be followed. */
  onNavigate: (href: string) => boolean
  onFailure: (failure: Error) => void
}

/** The sign-in form, or who is signed in (R014–R023). */
export function SignIn({ passwordlessToken, onSignedIn, onNavigate, onFailure }: SignInProps) {
  const session = useStore($session)
  const [store] = useState(() => createSignIn(onSignedIn, onFailure))
  const state = useStore(store.$state)
  useEffect(() => store.start(), [store])
  // After an own step the form or the panel is another: the focus goes on in it.
  const place = useRef<HTMLDivElement>(null)
  const actedIn = useRef<Session['state']>(undefined)
  useEffect(() => {
    if (actedIn.current === undefined || actedIn.current === session.state) return
    place.current?.querySelector<HTMLElement>('input, a')?.focus()
    actedIn.current = undefined
  }, [session.state])
  // The way in without a password stands in place of the form, until somebody is signed in or has signed out.
  const [instead, setInstead] = useState<ReactNode>()
  const showForm = () => setInstead(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what ends here is what stood there in this state
  useEffect(() => showForm, [session.state])
  const onActing = () => {
    actedIn.current = 'signed-out'
  }
  const showByLink = (token: string) =>
    import('./by-link.tsx').then(
      ({ byLink }) =>
        setInstead(byLink({ token, place: place.current, onActing, onSignedIn, onFailure, onBack: showForm })),
      (reason) => {
        showForm()
        store.fail(reason)
      },
    )
  const { checking } = t
  // A token is for who is signed out when it comes: whoever signs out later means to stay out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each token is used once
  useLayoutEffect(() => {
    if (!passwordlessToken || session.state === 'signed-in') return
    setInstead(<p role="status">{checking}</p>)
    showByLink(passwordlessToken)
  }, [passwordlessToken])
  // What an earlier page has left to say, where no other part of this page says it; one that cannot be shown stays for the next.
  const [notice, setNotice] = useState<ReactNode>()
  useEffect(() => {
    if (cookieText('notification'))
      import('#entities/notification/page-notifications.tsx').then(
        ({ PageNotifications }) => setNotice(<PageNotifications />),
        onFailure,
      )
  }, [onFailure])
  const linkTo = (path: string) => {
    const href = portalLink(path)?.href ?? path
    return { href, onClick: asking(() => onNavigate(href)) }
  }
  const submit = (request: SignInRequest) => {
    actedIn.current = session.state
    store.submit(request)
  }
  const leave = () => {
    actedIn.current = session.state
    signOutEverywhere()
  }
  return (
    <div ref={place}>
      {notice}
      {session.state === 'signed-out' ? (
        <>
          {instead}
          {/* Stays, so that what is entered and what managers hold on to is there again. */}
          <div hidden={instead !== undefined}>
            <SignInForm
              state={state}
              remembered={where.kept === 'cookie' ? isRemembered() : undefined}
              resetLink={linkTo('/reset_password')}
              onFocus={store.prepare}
              onSubmit={submit}
              onByLink={() => showByLink('')}
            />
          </div>
        </>
      ) : (
        <SignedIn name={session.name} portalLink={linkTo('/')} onSignOut={leave} />
      )}
    </div>
  )
}
