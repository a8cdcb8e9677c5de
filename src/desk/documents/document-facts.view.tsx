import { locale } from '#config/locale.ts'
import type { DeskDocument } from '#contract/desk-documents.ts'
import { deskDocumentsTexts, deskDocumentTexts } from '#i18n/en/desk-documents.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { formatDate } from '#lib/format/dates.ts'
import { fill } from '#lib/format/fill.ts'
import { EmptyValue } from '#ui/text/empty-value.tsx'
import { nameLevel } from '../events/event-words.ts'
import { formatTime } from '../format-time.ts'
import { describeFile } from './document-words.ts'
import { tagCategories, tagFields } from './tag-categories.ts'

/** What the desk knows of a document. */
export function DocumentFacts({ document }: { document: DeskDocument }) {
  const t = useTexts(deskDocumentTexts)
  const tList = useTexts(deskDocumentsTexts)
  const language = useLanguage()
  const { facts, file, version, reason, withdrawn_at: withdrawn } = document
  const filed = tagFields
    .filter((field) => field !== 'companies' && field !== 'analysts')
    .flatMap((field) => facts[field].map((value) => valueLabel(tagCategories[field], value, language)))
  const lines: readonly (readonly [string, string])[] = [
    [tList.date, formatDate(facts.published, 'long', locale(language))],
    [tList.type, valueLabel('Content Type', document.type, language)],
    [t.library, valueLabel('Library', document.library, language)],
    [tList.analysts, facts.analysts.join(', ')],
    [t.companies, facts.companies.join(', ')],
    [t.filed, filed.join(', ')],
    [t.readers, nameLevel(facts.preview_level, language)],
    [t.download, nameLevel(facts.download_level, language)],
    [t.file, describeFile(file, language)],
    [t.reference, document.id],
    ...(version > 1 ? [[tList.state, fill(tList.corrected, { version })] as const] : []),
  ]
  return (
    <div className="r-desk-document__about">
      {reason && (
        <p className="r-desk-document__reason">
          {fill(t.withdrawnAt, { time: formatTime(withdrawn, language) })}: <bdi>{reason}</bdi>
        </p>
      )}
      {facts.subtitle && <p dir="auto">{facts.subtitle}</p>}
      {facts.summary && (
        <p className="r-desk-document__summary" dir="auto">
          {facts.summary}
        </p>
      )}
      <dl className="r-desk-document__facts" aria-label={t.facts}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ? <bdi>{value}</bdi> : <EmptyValue />}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
