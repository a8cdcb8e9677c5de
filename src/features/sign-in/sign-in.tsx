import { useEffect, useRef, useState } from 'react'
import { portalLink } from '../../config/config.ts'
import { useStore } from '../../lib/use-store.ts'
import { $session, type Session } from '../../session/session.store.ts'
import { isRemembered, signOut } from '../../session/update.ts'
import { asking } from '../../ui/follow.ts'
import { createSignIn, type SignInRequest } from './sign-in.store.ts'
import { SignedIn, SignInForm } from './sign-in.view.tsx'

type SignInProps = {
  onSignedIn: (name: string) => void
  onSignedOut: () => void
  /** Whether a link of the portal may be followed. */
  onNavigate: (href: string) => boolean
  onFailure: (failure: Error) => void
}

/** The sign-in form, or who is signed in (R014–R020). */
export function SignIn({ onSignedIn, onSignedOut, onNavigate, onFailure }: SignInProps) {
  const session = useStore($session)
  const [store] = useState(() => createSignIn(onSignedIn, onFailure))
  const state = useStore(store.$state)
  // After an own step the form or the panel is another: the focus goes on in it.
  const place = useRef<HTMLDivElement>(null)
  const actedIn = useRef<Session['state']>(undefined)
  useEffect(() => {
    if (actedIn.current === undefined || actedIn.current === session.state) return
    place.current?.querySelector<HTMLElement>('input, a')?.focus()
    actedIn.current = undefined
  }, [session.state])
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
    signOut()
    onSignedOut()
  }
  return (
    <div ref={place}>
      {session.state === 'signed-out' ? (
        <SignInForm state={state} remembered={isRemembered()} resetLink={linkTo('/reset_password')} onSubmit={submit} />
      ) : (
        <SignedIn name={session.name} portalLink={linkTo('/')} onSignOut={leave} />
      )}
    </div>
  )
}
