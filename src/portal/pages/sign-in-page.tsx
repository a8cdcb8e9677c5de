import { portalTexts as t } from '../../text/portal.ts'
import { signInToken } from '../location.ts'

/** The sign-in by itself; a link that somebody asked for signs in at once (R022). */
export function SignInPage() {
  return (
    <div className="portal-sign-in">
      <h1 className="portal-sign-in__title">{t.signIn}</h1>
      <research-sign-in passwordless-token={signInToken()} />
    </div>
  )
}
