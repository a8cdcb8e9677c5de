import { useState } from 'react'
import { portalLink } from '../../config/config.ts'
import { useStore } from '../../lib/use-store.ts'
import { $session } from '../../session/session.store.ts'
import { isRemembered, signOut } from '../../session/update.ts'
import { asking } from '../../ui/follow.ts'
import { createSignIn } from './sign-in.store.ts'
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
  const linkTo = (path: string) => {
    const href = portalLink(path)?.href ?? path
    return { href, onClick: asking(() => onNavigate(href)) }
  }
  if (session.state === 'signed-out')
    return (
      <SignInForm
        state={state}
        remembered={isRemembered()}
        resetLink={linkTo('/reset_password')}
        onSubmit={store.submit}
      />
    )
  const leave = () => {
    signOut()
    onSignedOut()
  }
  return <SignedIn name={session.name} portalLink={linkTo('/')} onSignOut={leave} />
}
