import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import type { WebDocumentDetail } from '#contract/document.ts'
import { NoteList } from '#entities/document/note-list.view.tsx'
import { documentRailTexts } from '#i18n/en/document.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { registerStyles } from '#ui/base/styles.ts'
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
      {earlier.length > 0 && (
        <NoteList title={title} company={company?.value ?? undefined} documents={earlier} onNavigate={onNavigate} />
      )}
    </aside>
  )
}
