import { locale } from '#config/locale.ts'
import type { WebDocument } from '#contract/document.ts'
import { tileTexts } from '#i18n/en/tile.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { formatDate } from '#lib/format/dates.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { DocumentType } from '#ui/document-type/document-type.tsx'
import { followIf } from '#ui/link/follow.ts'
import { Link } from '#ui/link/link.tsx'
import css from './note-list.css?inline'
import { toTile } from './tile.ts'
import { withoutCompany } from './without-company.ts'

registerStyles('entities', css)

type NoteListProps = {
  title: string
  /** The company that all notes are on; their titles leave it out. */
  company?: string | undefined
  /** Those that the user may not open are left out. */
  documents: readonly WebDocument[]
  onNavigate: (href: string) => boolean
}

/** A few notes under a heading, beside or below what they go with. */
export function NoteList({ title, company = '', documents, onNavigate }: NoteListProps) {
  const language = useLanguage()
  const t = useTexts(tileTexts)
  return (
    <section className="r-notes" aria-label={title}>
      <h2 className="r-notes__title" part="heading">
        {title}
      </h2>
      <ul>
        {documents.map((document) => {
          const { id, title: name, type, date, opening } = toTile(document, language)
          if (opening.kind !== 'document') return null
          return (
            <li key={id} className="r-notes__note">
              <p className="r-notes__facts">
                {type && <DocumentType type={type} />}
                <time dateTime={date}>{formatDate(date, 'long', locale(language))}</time>
              </p>
              <Link variant="quiet" dir="auto" href={opening.href} onClick={followIf(() => onNavigate(opening.href))}>
                {withoutCompany(name, company) || t.untitled}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
