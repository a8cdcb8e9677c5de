import { useStore } from '@nanostores/react'
import { portalTexts } from '#i18n/en/portal.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { $linkToken } from '../router/location.ts'

/** Loaded after the form. */
const loadAside = () => import('./sign-in-aside.tsx')

/** The sign-in page. For a sign-in link it shows the link's owner, and a button that signs in (R022). */
export function SignInPage() {
  const t = useTexts(portalTexts)
  // Another link may be opened while the page is shown; a changed hash does not reload it.
  const token = useStore($linkToken)
  const { part } = useLazy(loadAside, true)
  return (
    <div className="portal-sign-in portal-sign-in--proof">
      <div className="portal-sign-in__form">
        <h1 className="portal-sign-in__title">{t.signIn}</h1>
        <research-sign-in passwordless-token={token} />
        {part && <part.SignInHelp />}
      </div>
      <div className="portal-sign-in__proof">{part && <part.SignInProof />}</div>
    </div>
  )
}
