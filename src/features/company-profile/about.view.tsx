import { pageAddress } from '#config/check-settings.ts'
import { config } from '#config/config.ts'
import { companyProfileTexts } from '#i18n/en/company-profile.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { safeUrl } from '#lib/url/safe-url.ts'
import { Link } from '#ui/link/link.tsx'
import type { Summary } from './summary.ts'

/** What the company does, and its risks, with a link to the disclosures (R292). */
export function About({ summary: { description, risks } }: { summary: Summary }) {
  const t = useTexts(companyProfileTexts)
  const disclosures = safeUrl(config().disclosuresUrl, pageAddress())
  const hasRisks = risks.length > 0 || disclosures !== undefined
  if (description.length === 0 && !hasRisks) return null
  return (
    <div className="r-company-about">
      {description.length > 0 && (
        <section className="r-company__section" aria-label={t.about}>
          <h2 className="r-company__title" part="heading">
            {t.about}
          </h2>
          {description.map((line) => (
            <p key={line} className="r-company-about__text" dir="auto">
              {line}
            </p>
          ))}
        </section>
      )}
      {hasRisks && (
        <section className="r-company__section" aria-label={t.risks}>
          <h2 className="r-company__title" part="heading">
            {t.risks}
          </h2>
          {risks.map((line) => (
            <p key={line} className="r-company-about__text" dir="auto">
              {line}
            </p>
          ))}
          {disclosures && (
            <p>
              <Link href={disclosures.href} target="_blank" rel="noopener noreferrer">
                {t.disclosures}
              </Link>
            </p>
          )}
        </section>
      )}
    </div>
  )
}
