import { portalTexts as t } from '../../text/portal.ts'

/** The sign-in by itself, or beside the headline of the landing page (R053, R058); the form is the same. */
export function SignInPage({ landing = false }: { landing?: boolean }) {
  return (
    <div className="portal-sign-in">
      {landing ? (
        <div>
          <h1 className="portal-headline">{t.headline}</h1>
          <p className="portal-lead">{t.lead}</p>
        </div>
      ) : (
        <h1 className="portal-sign-in__title">{t.signIn}</h1>
      )}
      <research-sign-in />
    </div>
  )
}
