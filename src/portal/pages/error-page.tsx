import { useStore } from '@nanostores/react'
import { errorTexts, portalTexts } from '#i18n/en/portal.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { $session } from '#session/session.store.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { preload, useLazy } from '#ui/hooks/use-lazy.ts'

type ErrorPageProps = {
  /** 401, 403, 404 or 500; other codes show the general message (R102–R106). */
  code?: string | undefined
  /** The target of the button; without it there is no button (R107, C03). */
  home?: string
}

const known = ['401', '403', '404', '500'] as const

const loadWays = () => import('./error-ways.tsx')

/** Loads the code before an error page is shown. */
export const preloadErrorPage = (): Promise<void> => preload(loadWays)

/** What is wrong, what to do about it, the way home and, for a signed-in user, other ways on. */
export function ErrorPage({ code = '', home }: ErrorPageProps) {
  const t = useTexts(errorTexts)
  const tPortal = useTexts(portalTexts)
  const isSignedIn = useStore($session).state === 'signed-in'
  // Without them the page still leads home.
  const { part: Ways } = useLazy(loadWays, true)
  return (
    <div className="portal-error">
      {code && (
        <p className="portal-error__code">
          {tPortal.error} {code}
        </p>
      )}
      <h1 className="portal-error__text">{t[known.find((name) => name === code) ?? 'other']}</h1>
      {Ways && <Ways.Advice code={code} isSignedIn={isSignedIn} />}
      <div className="portal-error__actions">
        {code === '500' && Ways && <Ways.Retry />}
        {home && (
          <ButtonLink variant={code === '500' ? 'secondary' : 'primary'} href={home}>
            {t.home}
          </ButtonLink>
        )}
      </div>
      {isSignedIn && Ways && <Ways.ErrorWays isLocked={code === '401'} />}
    </div>
  )
}
