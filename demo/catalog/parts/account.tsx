import { useEffect, useState } from 'react'
import { loadElements } from '../lib/loader.ts'

/** Who is signed in on this origin, and so in every preview; the element itself signs in and out. */
export function Account() {
  const [name, setName] = useState<string>()
  useEffect(() => {
    let end: (() => void) | undefined
    let gone = false
    loadElements().then(({ session }) => {
      if (!gone) end = session.subscribe((reader) => setName(reader.signedIn ? reader.name || 'Signed in' : undefined))
    })
    return () => {
      gone = true
      end?.()
    }
  }, [])
  return (
    <>
      <button type="button" className="r-button r-button--secondary c-account" popoverTarget="account">
        <span className="c-account__name">{name ?? 'Sign in'}</span>
      </button>
      <section id="account" className="c-account__panel" popover="auto" aria-label="Account">
        <research-sign-in />
        {name === undefined && (
          <p className="c-note">
            The demo accounts stand where <code>npm start</code> runs. The previews share this session.
          </p>
        )}
      </section>
    </>
  )
}
