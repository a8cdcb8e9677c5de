import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { locale } from '#config/locale.ts'
import type { WebDocument, WebDocumentDetail } from '#contract/document.ts'
import { toTile } from '#entities/document/tile.ts'
import { documentRailTexts } from '#i18n/en/document.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { formatDate } from '#lib/format/dates.ts'
import { fill } from '#lib/format/fill.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { DocumentType } from '#ui/document-type/document-type.tsx'
import { followIf } from '#ui/link/follow.ts'
import { Link } from '#ui/link/link.tsx'
import { CompanyCard } from './company-card.view.tsx'
import type { Subject } from './find-subject.ts'
import css from './rail.css?inline'
import { createRail } from './rail.store.ts'

registerStyles('features', css)

type RailProps = {
  document: WebDocumentDetail
  subject: Subject
  onNavigate: (href: string) => boolean
}

/**
 * The company of a document and earlier notes on it, or earlier notes by the analyst of a document on no single company.
 * Nothing without data or entitlement.
 */
export function Rail({ document, subject, onNavigate }: RailProps) {
  const t = useTexts(documentRailTexts)
  const store = useMemo(() => createRail(document, subject), [document, subject])
  useEffect(() => store.start(), [store])
  const state = useStore(store.$state)
  if (state.state !== 'ready') return null
  const { company, history, earlier } = state.value
  if (!company && earlier.length === 0) return null
  const [label, title] =
    subject.kind === 'company' ? [t.company, t.earlier] : [t.analyst, fill(t.earlierBy, { name: subject.name })]
  return (
    <aside className="r-document__rail" aria-label={label}>
      {company && <CompanyCard company={company} history={history} onNavigate={onNavigate} />}
      {earlier.length > 0 && <Earlier title={title} documents={earlier} onNavigate={onNavigate} />}
    </aside>
  )
}

type EarlierProps = { title: string; documents: readonly WebDocument[] } & Pick<RailProps, 'onNavigate'>

function Earlier({ title, documents, onNavigate }: EarlierProps) {
  const language = useLanguage()
  const t = useTexts(documentRailTexts)
  return (
    <section className="r-earlier" aria-label={title}>
      <h2 className="r-document__rail-title" part="heading">
        {title}
      </h2>
      <ul>
        {documents.map((document) => {
          const { id, title: name, type, date, opening } = toTile(document, language)
          if (opening.kind !== 'document') return null
          return (
            <li key={id} className="r-earlier__note">
              <p className="r-earlier__facts">
                {type && <DocumentType type={type} />}
                <time dateTime={date}>{formatDate(date, 'long', locale(language))}</time>
              </p>
              <Link variant="quiet" dir="auto" href={opening.href} onClick={followIf(() => onNavigate(opening.href))}>
                {name || t.untitled}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
