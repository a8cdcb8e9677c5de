import { useEffect, useRef } from 'react'
import { useUser } from '../session.ts'

/** The id of the panel, and the hash of an address that opens it. */
export const ACCOUNT = 'account'

/** Who is signed in on this origin, and so in every preview; the element itself signs in and out. */
export function Account() {
  const user = useUser()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (location.hash !== `#${ACCOUNT}`) return
    history.replaceState(history.state, '', location.pathname + location.search)
    panel.current?.showPopover()
  }, [])
  return (
    <>
      <button type="button" className="r-button r-button--secondary c-account" popoverTarget={ACCOUNT}>
        <span className="c-account__name">{user?.signedIn ? user.name || 'Signed in' : 'Sign in'}</span>
      </button>
      <section ref={panel} id={ACCOUNT} className="c-account__panel" popover="auto" aria-label="Account">
        <research-sign-in />
        {!user?.signedIn && (
          <p className="c-note">
            <code>npm start</code> prints the demo accounts. The previews share this session; without one, they show
            sample data.
          </p>
        )}
      </section>
    </>
  )
}
