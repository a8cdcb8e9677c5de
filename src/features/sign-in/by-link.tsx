import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PendingEntry } from '#api/session.ts'
import { $session } from '#session/session.store.ts'
import { LinkRequest } from './link-request.tsx'
import { TokenExchange } from './token-exchange.tsx'

type ByLinkProps = {
  /** The token of the link in the mail; empty: request a link. */
  token: string
  /** The container of this view and of the form that it replaces. */
  place: HTMLElement | null
  onActing: () => void
  onSignedIn: (name: string) => void
  onFailure: (failure: Error) => void
  /** The account has a second factor. */
  onPending: (pending: PendingEntry) => Promise<void>
  /** Returns to the password form. */
  onBack: () => void
}

/**
 * Sign-in without a password (R021–R023), loaded on use, because most users have a password. Undefined if the user has
 * been signed in meanwhile.
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
  onPending,
}: ByLinkProps & { username: string }) {
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
      onPending={onPending}
      onSpent={onBack}
      onNewLink={() => drop(token)}
      onBack={back}
    />
  )
}
