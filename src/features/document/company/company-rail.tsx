import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { locale } from '#config/locale.ts'
import type { WebDocument, WebDocumentDetail } from '#contract/document.ts'
import { toTile } from '#entities/document/tile.ts'
import { documentCompanyTexts } from '#i18n/en/document.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { formatDate } from '#lib/format/dates.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { DocumentType } from '#ui/document-type/document-type.tsx'
import { followIf } from '#ui/link/follow.ts'
import { Link } from '#ui/link/link.tsx'
import { CompanyCard } from './company-card.view.tsx'
import css from './company-rail.css?inline'
import { createCompanyRail } from './company-rail.store.ts'

registerStyles('features', css)

type CompanyRailProps = {
  document: WebDocumentDetail
  companyId: string
  onNavigate: (href: string) => boolean
}

/** The company of a document, and earlier notes on it. Nothing without data or entitlement. */
export function CompanyRail({ document, companyId, onNavigate }: CompanyRailProps) {
  const t = useTexts(documentCompanyTexts)
  const store = useMemo(() => createCompanyRail(document, companyId), [document, companyId])
  useEffect(() => store.start(), [store])
  const state = useStore(store.$state)
  if (state.state !== 'ready') return null
  const { company, history, earlier } = state.value
  if (!company && earlier.length === 0) return null
  return (
    <aside className="r-document__rail" aria-label={t.label}>
      {company && <CompanyCard company={company} history={history} onNavigate={onNavigate} />}
      {earlier.length > 0 && <Earlier documents={earlier} onNavigate={onNavigate} />}
    </aside>
  )
}

type EarlierProps = { documents: readonly WebDocument[] } & Pick<CompanyRailProps, 'onNavigate'>

function Earlier({ documents, onNavigate }: EarlierProps) {
  const language = useLanguage()
  const t = useTexts(documentCompanyTexts)
  return (
    <section className="r-earlier" aria-label={t.earlier}>
      <h2 className="r-document__rail-title" part="heading">
        {t.earlier}
      </h2>
      <ul>
        {documents.map((document) => {
          const { id, title, type, date, opening } = toTile(document, language)
          if (opening.kind !== 'document') return null
          return (
            <li key={id} className="r-earlier__note">
              <Link variant="quiet" dir="auto" href={opening.href} onClick={followIf(() => onNavigate(opening.href))}>
                {title || t.untitled}
              </Link>
              <p className="r-earlier__facts">
                <time dateTime={date}>{formatDate(date, 'long', locale(language))}</time>
                {type && <DocumentType type={type} />}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
