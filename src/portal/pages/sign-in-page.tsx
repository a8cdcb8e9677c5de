import { useStore } from '../../lib/use-store.ts'
import { portalTexts as t } from '../../text/portal.ts'
import { $linkToken } from '../location.ts'

/** The sign-in by itself; a link that somebody asked for signs in at once (R022). */
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
