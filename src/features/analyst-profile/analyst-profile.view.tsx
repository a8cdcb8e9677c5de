import { type ReactNode, useId } from 'react'
import { ContactView } from '#entities/profile/contact.view.tsx'
import { analystProfileTexts } from '#i18n/en/profiles.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { registerStyles } from '#ui/base/styles.ts'
import { innerParts } from '#ui/dom/inner-parts.ts'
import { userIcon } from '#ui/icons/icons-person.ts'
import { PageTitle } from '#ui/page-title/page-title.tsx'
import type { Analyst } from './analyst.ts'
import css from './analyst-profile.css?inline'

registerStyles('features', css)

type AnalystProfileViewProps = {
  analyst: Analyst
  /** The button that follows the analyst. */
  follow?: ReactNode
  /** Where the list of research keeps its search and filters. */
  urlState: 'memory' | 'page'
}

/** An analyst: name and contact (R301–R303), coverage (R304), research (R305). */
export function AnalystProfileView({ analyst, follow, urlState }: AnalystProfileViewProps) {
  const t = useTexts(analystProfileTexts)
  return (
    <div className="r-analyst">
      <AnalystHeader analyst={analyst} follow={follow} />
      <Section title={t.companies}>
        <research-companies
          exportparts={innerParts}
          related-to={analyst.id}
          hide-search
          hide-filters
          paging="all"
          page-size={100}
        />
      </Section>
      {analyst.research !== undefined && (
        <Section title={t.research}>
          <research-feed
            exportparts={innerParts}
            quick-filter="All"
            limit={300}
            filters={analyst.research}
            url-state={urlState}
          />
        </Section>
      )}
    </div>
  )
}

function AnalystHeader({ analyst, follow }: Pick<AnalystProfileViewProps, 'analyst' | 'follow'>) {
  const language = useLanguage()
  const t = useTexts(analystProfileTexts)
  const { role, image, contact, bio, fields } = analyst
  const name = analyst.name || t.unnamed
  return (
    <div className="r-analyst__header">
      <Avatar name={name} image={image} icon={userIcon} size="large" />
      <div className="r-analyst__who">
        <PageTitle>
          <bdi>{name}</bdi>
        </PageTitle>
        {role && (
          <p className="r-analyst__role">
            <bdi>{role}</bdi>
          </p>
        )}
        <ContactView contact={contact} name={name} />
      </div>
      <div className="r-analyst__follow">{follow}</div>
      {(bio.length > 0 || fields.length > 0) && (
        <div className="r-analyst__about">
          {bio.length > 0 && (
            <p className="r-analyst__bio" dir="auto">
              {bio.join(' ')}
            </p>
          )}
          {fields.length > 0 && (
            <div className="r-analyst__fields">
              <span aria-hidden="true">{t.fields}</span>
              <ul className="r-analyst__chips" aria-label={t.fields}>
                {fields.map((field) => (
                  <li key={field} className="r-analyst__chip">
                    <bdi>{valueLabel('Sector', field, language)}</bdi>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      )}
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 className="r-analyst__title" part="heading" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}
