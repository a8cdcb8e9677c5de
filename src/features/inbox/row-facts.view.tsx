import { locale } from '#config/locale.ts'
import type { Tile } from '#entities/document/tile.ts'
import { useLanguage } from '#i18n/use-texts.ts'
import { formatShortDay } from '#lib/format/short-day.ts'
import { DocumentType } from '#ui/document-type/document-type.tsx'
import { DottedList } from '#ui/dotted-list/dotted-list.tsx'
import { followIf } from '#ui/link/follow.ts'
import { Link } from '#ui/link/link.tsx'

/** A row has space for so many names. */
const MOST_NAMES = 4

type RowFactsProps = { tile: Tile; onNavigate: (href: string) => boolean }

/** The type, companies, authors and day of a document. */
export function RowFacts({ tile: { type, date, tags }, onNavigate }: RowFactsProps) {
  const [analysts, companies] = tags
  const language = useLanguage()
  const names = [...(companies?.tags ?? []), ...(analysts?.tags ?? [])].slice(0, MOST_NAMES)
  const day = formatShortDay(date, locale(language))
  return (
    <div className="r-inbox__facts">
      <DottedList>
        {type && <DocumentType type={type} />}
        {names.map(({ id, value, href }) =>
          href === undefined ? (
            <bdi key={id}>{value}</bdi>
          ) : (
            <Link key={id} variant="quiet" href={href} onClick={followIf(() => onNavigate(href))}>
              {value}
            </Link>
          ),
        )}
        {day && <time dateTime={date}>{day}</time>}
      </DottedList>
    </div>
  )
}
