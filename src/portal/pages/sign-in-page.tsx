import { useStore } from '@nanostores/react'
import { portalTexts as t } from '#i18n/en/portal.ts'
import { $linkToken } from '../router/location.ts'

/** The sign-in by itself; of a link that somebody asked for it shows whose it is, and a button that signs in (R022). */
export function SignInPage() {
  // Another link may be opened where the page is shown already: in its hash it loads no page.
  const token = useStore($linkToken)
  return (
    <div className="portal-sign-in">
      <h1 className="portal-sign-in__title">{t.signIn}</h1>
      <research-sign-in passwordless-token={token} />
    </div>
  )
}
