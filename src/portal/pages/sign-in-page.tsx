import { useStore } from '@nanostores/react'
import { portalTexts } from '#i18n/en/portal.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { $linkToken } from '../router/location.ts'

/** The sign-in page. For a sign-in link it shows the link's owner, and a button that signs in (R022). */
export function SignInPage() {
  const t = useTexts(portalTexts)
  // Another link may be opened while the page is shown; a changed hash does not reload it.
  const token = useStore($linkToken)
  return (
    <div className="portal-sign-in">
      <h1 className="portal-sign-in__title">{t.signIn}</h1>
      <research-sign-in passwordless-token={token} />
    </div>
  )
}
