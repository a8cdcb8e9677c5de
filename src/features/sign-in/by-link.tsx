import { type ReactNode, useContext, useState } from 'react'
import { flushSync } from 'react-dom'
import { LanguageContext } from '#i18n/language.ts'
import { $session } from '#session/session.store.ts'
import { LinkRequest } from './link-request.tsx'
import { TokenExchange } from './token-exchange.tsx'

type ByLinkProps = {
  /** Of the link in the mail; empty: a link is asked for. */
  token: string
  /** Holds this, and the form whose place this takes. */
  place: HTMLElement | null
  onActing: () => void
  onSignedIn: (name: string) => void
  onFailure: (failure: Error) => void
  /** Back to the password. */
  onBack: () => void
}

/**
 * Signing in without a password (R021–R023): loaded when it is wanted, since most visitors have one. Nothing for who has been
 * signed in meanwhile.
 */
export function byLink(props: ByLinkProps): ReactNode {
  const username = props.place?.querySelector<HTMLInputElement>('[name=username]')?.value
  return $session.get().state === 'signed-out' ? <ByLink {...props} username={username ?? ''} /> : undefined
}

function ByLink({
  token,
  place,
  username,
  onBack,
  onActing,
  onSignedIn,
  onFailure,
}: ByLinkProps & { username: string }) {
  // Kept as it was made by who shows it, so that it has to follow the language itself.
  useContext(LanguageContext)
  const [dropped, drop] = useState('')
  const back = () => {
    flushSync(onBack)
    place?.querySelector('input')?.focus()
  }
  if (token === '' || token === dropped) return <LinkRequest username={username} onBack={back} onFailure={onFailure} />
  return (
    <TokenExchange
      key={token}
      token={token}
      onActing={onActing}
      onSignedIn={onSignedIn}
      onFailure={onFailure}
      onSpent={onBack}
      onNewLink={() => drop(token)}
      onBack={back}
    />
  )
}
