import { Children, type ReactNode } from 'react'
import { locale } from '#config/locale.ts'
import type { Tile } from '#entities/document/tile.ts'
import { useLanguage } from '#i18n/use-texts.ts'
import { formatShortDay } from '#lib/format/short-day.ts'
import { DocumentType } from '#ui/document-type/document-type.tsx'
import { DottedList } from '#ui/dotted-list/dotted-list.tsx'
import { followIf } from '#ui/link/follow.ts'
import { Link } from '#ui/link/link.tsx'
import { getDay } from './days.ts'

/** A row has space for so many names of a kind. */
const MOST_NAMES = 2

type RowFactsProps = {
  tile: Tile
  onNavigate: (href: string) => boolean
  /** The day that stands above the row already, `YYYY-MM-DD`. */
  dayAbove?: string
  /** What comes last, such as the reasons. */
  children: ReactNode
}

/** The type, companies, authors and day of a document, and what else its row says, in one line where they fit. */
export function RowFacts({ tile: { type, date, tags }, onNavigate, dayAbove, children }: RowFactsProps) {
  const [analysts, companies] = tags
  const language = useLanguage()
  const day = getDay(date) === dayAbove ? '' : formatShortDay(date, locale(language))
  const toName = ({ id, value, href }: Tile['tags'][number]['tags'][number]) =>
    href === undefined ? (
      <bdi key={id}>{value}</bdi>
    ) : (
      <Link key={id} variant="quiet" href={href} onClick={followIf(() => onNavigate(href))}>
        {value}
      </Link>
    )
  return (
    <div className="r-inbox__facts">
      <DottedList>
        {type && <DocumentType type={type} />}
        {companies?.tags.slice(0, MOST_NAMES).map((company) => (
          <span key={company.id} className="r-inbox__company">
            {toName(company)}
          </span>
        ))}
        {analysts?.tags.slice(0, MOST_NAMES).map((analyst) => (
          <span key={analyst.id} className="r-inbox__analyst">
            {toName(analyst)}
          </span>
        ))}
        {day && <time dateTime={date}>{day}</time>}
        {Children.map(children, (child) => child && <span className="r-inbox__why">{child}</span>)}
      </DottedList>
    </div>
  )
}
