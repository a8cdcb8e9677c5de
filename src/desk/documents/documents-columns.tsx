import { locale } from '#config/locale.ts'
import type { DeskDocumentRow } from '#contract/desk-documents.ts'
import { deskDocumentsTexts } from '#i18n/en/desk-documents.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { formatDate } from '#lib/format/dates.ts'
import { fill } from '#lib/format/fill.ts'
import { Link } from '#ui/link/link.tsx'
import { cardsBelow } from '#ui/table/cards-below.ts'
import type { Column } from '#ui/table/table.tsx'
import { EmptyValue } from '#ui/text/empty-value.tsx'
import { describeState } from './document-words.ts'

export const documentCards = cardsBelow(900)

/** Type and library, once where both have the same name. */
const namesOf = ({ type, library }: Pick<DeskDocumentRow, 'type' | 'library'>, language: string) => [
  ...new Set([valueLabel('Content Type', type, language), valueLabel('Library', library, language)]),
]

/** The columns of the documents at the desk. */
export function documentColumns(language: string): Column<DeskDocumentRow>[] {
  const t = deskDocumentsTexts(language)
  return [
    {
      id: 'title',
      header: t.name,
      size: 320,
      grow: 900,
      namesRow: true,
      cell: ({ id, title }) => (
        <Link variant="quiet" href={`/desk/documents/${encodeURIComponent(id)}`}>
          <bdi className="r-desk-documents__title">{title}</bdi>
        </Link>
      ),
    },
    {
      id: 'date',
      header: t.date,
      size: 150,
      most: 160,
      card: 'fact',
      cell: ({ publication_date: at }) => <time dateTime={at}>{formatDate(at, 'long', locale(language))}</time>,
    },
    {
      id: 'type',
      header: t.type,
      size: 170,
      grow: 240,
      card: 'fact',
      cell: ({ type, library }) => (
        <span className="r-desk-documents__cut">{namesOf({ type, library }, language).join(' · ')}</span>
      ),
    },
    {
      id: 'analysts',
      header: t.analysts,
      size: 140,
      grow: 200,
      card: 'fact',
      cell: ({ analysts }) =>
        analysts.length > 0 ? <bdi className="r-desk-documents__cut">{analysts.join(', ')}</bdi> : <EmptyValue />,
    },
    {
      id: 'state',
      header: t.state,
      size: 180,
      grow: 220,
      card: 'badge',
      cell: (document) => (
        <span className={`r-desk-document__state r-desk-document__state--${document.state}`}>
          {describeState(document, language)}
          {document.version > 1 && (
            <span className="r-desk-document__version"> {fill(t.version, { version: document.version })}</span>
          )}
        </span>
      ),
    },
  ]
}
