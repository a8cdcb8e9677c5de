import { Fragment } from 'react'
import { ContactView } from '#entities/profile/contact.view.tsx'
import { ProfileLink } from '#entities/profile/profile-link.tsx'
import { companyProfileTexts } from '#i18n/en/company-profile.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { registerStyles } from '#ui/base/styles.ts'
import css from './analysts.css?inline'
import type { Analyst } from './summary.ts'

registerStyles('features', css)

type AnalystsProps = { analysts: readonly Analyst[]; onNavigate: (href: string) => boolean }

/** The analysts of the company: the lead with contact details (R288), the others by name. */
export function Analysts({ analysts, onNavigate }: AnalystsProps) {
  const t = useTexts(companyProfileTexts)
  const [lead, ...others] = analysts
  if (!lead) return null
  return (
    <section className="r-company__section" aria-label={others.length > 0 ? t.analysts : t.analyst}>
      <h2 className="r-company__title" part="heading">
        {others.length > 0 ? t.analysts : t.analyst}
      </h2>
      <div className="r-company-analyst">
        <div className="r-company-analyst__person">
          <Avatar name={lead.name} size="large" />
          <div className="r-company-analyst__who">
            <p className="r-company-analyst__name">
              <Name analyst={lead} onNavigate={onNavigate} />
            </p>
            {lead.role && (
              <p className="r-company-analyst__role">
                <bdi>{lead.role}</bdi>
              </p>
            )}
          </div>
        </div>
        <ContactView contact={lead.contact} name={lead.name} />
      </div>
      {others.length > 0 && (
        <p className="r-company-analyst__others" dir="auto">
          {t.alsoCovering}{' '}
          {others.map((analyst, index) => (
            <Fragment key={analyst.id}>
              {index > 0 && ', '}
              <Name analyst={analyst} onNavigate={onNavigate} />
            </Fragment>
          ))}
        </p>
      )}
    </section>
  )
}

function Name({ analyst: { name, href }, onNavigate }: { analyst: Analyst } & Pick<AnalystsProps, 'onNavigate'>) {
  return <ProfileLink variant="inline" name={name} href={href} onNavigate={onNavigate} />
}
