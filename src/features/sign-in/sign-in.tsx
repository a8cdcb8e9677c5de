import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PendingEntry } from '#api/session.ts'
import { portalLink } from '#config/config.ts'
import { signInTexts } from '#i18n/en/sign-in.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { canUsePasskeysOf, knowsPasskey } from '#lib/dom/passkey-support.ts'
import { COMPANY_SIGN_IN } from '#session/company-session.ts'
import { $factorDue, $passwordDue } from '#session/due.ts'
import { cookieText } from '#session/read-cookie.ts'
import { isRemembered } from '#session/remember-me.ts'
import { $session, where } from '#session/session.store.ts'
import type { Session } from '#session/session.ts'
import { findDue } from '#session/token-hints.ts'
import { followIf } from '#ui/link/follow.ts'
import { createSignIn, type SignInRequest } from './sign-in.store.ts'
import { OtherFailure, SignedIn, SignInForm } from './sign-in.view.tsx'

type SignInProps = {
  /** The token of a sign-in link (R022); empty: none. */
  passwordlessToken: string
  onSignedIn: (name: string) => void
  /** Whether a link of the portal may be followed. */
  onNavigate: (href: string) => boolean
  onFailure: (failure: Error) => void
}

const canUsePasskeys = () => canUsePasskeysOf(portalLink('/')?.hostname ?? '')

const loadPasskeys = () => import('./passkey.ts')

/** The button is another way to load them, and tells why it fails. */
const ignore = () => {}

/** The sign-in form, or the name of the signed-in user (R014–R023). */
export function SignIn({ passwordlessToken, onSignedIn, onNavigate, onFailure }: SignInProps) {
  const t = useTexts(signInTexts)
  const session = useStore($session)
  // Another view replaces the form until the user signs in or out.
  const [instead, setInstead] = useState<ReactNode>()
  const showForm = () => setInstead(undefined)
  const fail = (reason: unknown) => {
    showForm()
    store.fail(reason)
  }
  const onPending = async (pending: PendingEntry) => {
    const { CodeStep } = await import('./code-step.tsx')
    setInstead(<CodeStep {...{ pending, place: place.current, onSignedIn, onFailure, onBack: showForm }} />)
  }
  const [store] = useState(() => createSignIn({ onSignedIn, onFailure, onPending }))
  const state = useStore(store.$state)
  useEffect(() => store.start(), [store])
  // After an action of the user the view changes, and the focus moves into the new one.
  const place = useRef<HTMLDivElement>(null)
  const stateAtAction = useRef<Session['state']>(undefined)
  useEffect(() => {
    if (stateAtAction.current === undefined || stateAtAction.current === session.state) return
    place.current?.querySelector<HTMLElement>('input, a')?.focus()
    stateAtAction.current = undefined
  }, [session.state])
  // After a failure a later change is none of this action, and must not take the focus from the page.
  useEffect(() => {
    if (state.state === 'failed') stateAtAction.current = undefined
  }, [state])
  // biome-ignore lint/correctness/useExhaustiveDependencies: resets the view when the state changes
  useEffect(() => showForm, [session.state])
  const onActing = () => {
    stateAtAction.current = 'signed-out'
  }
  const showByLink = (token: string) =>
    import('./by-link.tsx').then(
      ({ byLink }) =>
        setInstead(
          byLink({ token, place: place.current, onActing, onSignedIn, onFailure, onPending, onBack: showForm }),
        ),
      fail,
    )
  const showByCompany = (outcome?: string) =>
    import('./by-company.tsx').then(
      ({ byCompany }) =>
        setInstead(byCompany(outcome, { place: place.current, onActing, onSignedIn, onFailure, onBack: showForm })),
      fail,
    )
  const { checking } = t
  // A token is used only if the user is signed out when it arrives: a later sign-out is deliberate.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each token is used once
  useLayoutEffect(() => {
    if (!passwordlessToken || session.state === 'signed-in') return
    setInstead(<p role="status">{checking}</p>)
    showByLink(passwordlessToken)
  }, [passwordlessToken])
  // The page has come back from a company: its fragment is taken out of the address before the part is loaded that redeems it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is read once
  useEffect(() => {
    const [address, outcome] = location.href.split(`#${COMPANY_SIGN_IN}=`)
    if (!outcome) return
    history.replaceState(history.state, '', address)
    showByCompany(outcome)
  }, [])
  const [offersButton, setOffersButton] = useState(canUsePasskeys)
  const [offersPasskeys] = useState(() => offersButton && knowsPasskey())
  const passkeyHost = { place, store, onActing, onSignedIn, onMissing: () => setOffersButton(false) }
  // biome-ignore lint/correctness/useExhaustiveDependencies: offered once while the form is shown
  useEffect(() => {
    if (offersButton && offersPasskeys && session.state === 'signed-out')
      loadPasskeys().then(({ offerPasskeys }) => offerPasskeys(passkeyHost), ignore)
  }, [session.state, offersButton])
  // The notification of the previous page, if no other part of this page shows it. If it cannot be shown, it stays for
  // the next page.
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
    return { href, onClick: followIf(() => onNavigate(href)) }
  }
  const isDue = [useStore($passwordDue), useStore($factorDue), findDue(session)].some(Boolean)
  const [due, setDue] = useState<ReactNode>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once something is due
  useEffect(() => {
    if (isDue) import('./due-notice.tsx').then(({ DueNotice }) => setDue(<DueNotice linkTo={linkTo} />), onFailure)
  }, [isDue])
  const submit = (request: SignInRequest) => {
    stateAtAction.current = session.state
    store.submit(request)
  }
  const leave = () => {
    stateAtAction.current = session.state
    store.leave()
  }
  return (
    <div ref={place}>
      {notice}
      {session.state === 'signed-out' ? (
        <>
          {instead}
          {/* Hidden but kept, so that entries and password managers keep working. */}
          <div hidden={instead !== undefined}>
            <SignInForm
              state={state}
              remembered={where.kept === 'cookie' ? isRemembered() : undefined}
              resetLink={linkTo('/reset_password')}
              onFocus={store.prepare}
              onSubmit={submit}
              onByLink={() => showByLink('')}
              offersPasskeys={offersPasskeys}
              onByPasskey={
                offersButton &&
                (() => loadPasskeys().then(({ signInWithPasskey }) => signInWithPasskey(passkeyHost), fail))
              }
              onByCompany={() => showByCompany()}
            />
          </div>
        </>
      ) : (
        <SignedIn
          name={session.name}
          notice={state.state === 'failed' ? <OtherFailure failure={state.failure} /> : due}
          portalLink={linkTo('/')}
          onSignOut={leave}
        />
      )}
    </div>
  )
}
