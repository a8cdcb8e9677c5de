import { errorTexts } from '#i18n/en/portal.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ButtonLink } from '#ui/button/button.tsx'

type ErrorPageProps = {
  /** 401, 403, 404 or 500; other codes show the general message (R102–R106). */
  code?: string | undefined
  /** The target of the button; without it there is no button (R107, C03). */
  home?: string
}

const known = ['401', '403', '404', '500'] as const

export function ErrorPage({ code = '', home }: ErrorPageProps) {
  const t = useTexts(errorTexts)
  return (
    <div className="portal-error">
      <h1 className="portal-error__text">{t[known.find((name) => name === code) ?? 'other']}</h1>
      {home && (
        <ButtonLink variant="primary" href={home}>
          {t.home}
        </ButtonLink>
      )}
    </div>
  )
}
