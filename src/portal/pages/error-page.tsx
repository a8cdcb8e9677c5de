import { errorTexts } from '#i18n/en/portal.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { preload, useLazy } from '#ui/hooks/use-lazy.ts'

type ErrorPageProps = {
  /** 401, 403, 404 or 500; other codes show the general message (R102–R106). */
  code?: string | undefined
  /** The target of the button; without it there is no button (R107, C03). */
  home?: string
}

const known = ['401', '403', '404', '500'] as const

const loadWays = () => import('./error-ways.tsx').then(({ ErrorWays }) => ErrorWays)

/** Loads the code before an error page is shown. */
export const preloadErrorPage = (): Promise<void> => preload(loadWays)

/** What is wrong, what to do about it, the way home and, for a signed-in user, other ways on. */
export function ErrorPage({ code = '', home }: ErrorPageProps) {
  const t = useTexts(errorTexts)
  // Without them the page still leads home.
  const { part: Ways } = useLazy(loadWays, true)
  const showHome = (variant: 'primary' | 'secondary') =>
    home && (
      <ButtonLink variant={variant} href={home}>
        {t.home}
      </ButtonLink>
    )
  return (
    <div className="portal-error">
      <h1 className="portal-error__text">{t[known.find((name) => name === code) ?? 'other']}</h1>
      {Ways ? <Ways code={code} showHome={showHome} /> : showHome('secondary')}
    </div>
  )
}
