import { locale } from '../../config/locale.ts'
import { formatDate } from '../../lib/dates.ts'
import { fill } from '../../lib/fill.ts'
import { tileTexts as t } from '../../text/tile.ts'
import { DocumentType } from '../../ui/document-type.tsx'
import { asking } from '../../ui/follow.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { downloadIcon, lockIcon } from '../../ui/icons-more.ts'
import { Link } from '../../ui/link.tsx'
import { PriceChange } from '../../ui/price-change.tsx'
import { TagList } from '../../ui/tag-list.tsx'
import type { Change, Tile } from './tile.ts'

export type TileActions = {
  /** Whether the browser may follow a link. */
  onNavigate: (href: string) => boolean
  onOpen: (document: { id: string; reference: string; href: string }) => boolean
  onDownload: (url: URL) => void
  /** A title that this client may not open was chosen (R262). */
  onLocked: () => void
}

/** One document of the list, in four lines and its actions (R258, R266, R267). */
export function TileView({ tile, actions }: { tile: Tile; actions: TileActions }) {
  const title = tile.title || t.untitled
  return (
    <article className="r-tile" part="card" aria-label={title}>
      <p className="r-tile__facts">
        {tile.type && <DocumentType type={tile.type} />}
        {tile.date && <time dateTime={tile.date}>{formatDate(tile.date, 'long', locale())}</time>}
        {tile.region && <span>{tile.region}</span>}
        {tile.focus && <Focus focus={tile.focus} onNavigate={actions.onNavigate} />}
        {tile.pages > 0 && <span>{tile.pages === 1 ? t.page : fill(t.pages, { count: tile.pages })}</span>}
      </p>
      <h2 className="r-tile__title" title={title} dir="auto">
        <Title tile={tile} title={title} actions={actions} />
      </h2>
      {tile.subtitle && (
        <p className="r-tile__subtitle" dir="auto">
          {tile.subtitle}
        </p>
      )}
      {(tile.rating || tile.target) && (
        <p className="r-tile__view">
          <Figure change={tile.rating} />
          <Figure label={t.targetPrice} change={tile.target} />
        </p>
      )}
      {tile.passages.length > 0 ? (
        <Passages tile={tile} actions={actions} />
      ) : (
        tile.summary && (
          <p className="r-tile__summary" dir="auto">
            {tile.summary}
          </p>
        )
      )}
      <TagList
        groups={tile.tags.map(({ label, tags }) => ({
          label,
          tags: tags.map(({ id, value, href }) => ({
            key: id,
            label: value,
            href,
            onClick: asking(() => href === undefined || actions.onNavigate(href)),
          })),
        }))}
      />
      <div className="r-tile__actions">
        <Download tile={tile} title={title} onDownload={actions.onDownload} />
      </div>
    </article>
  )
}

type FocusProps = { focus: NonNullable<Tile['focus']>; onNavigate: TileActions['onNavigate'] }

function Focus({ focus: { value, href, type }, onNavigate }: FocusProps) {
  return (
    <span>
      {type && <span className="r-visually-hidden">{type}: </span>}
      {href === undefined ? (
        value
      ) : (
        <Link variant="quiet" href={href} onClick={asking(() => onNavigate(href))}>
          {value}
        </Link>
      )}
    </span>
  )
}

function Title({ tile, title, actions }: { tile: Tile; title: string; actions: TileActions }) {
  const { id, opening } = tile
  if (opening.kind === 'none') return title
  if (opening.kind === 'locked')
    return (
      <button type="button" className="r-tile__link" title={t.notAuthorisedText} onClick={actions.onLocked}>
        <Icon path={lockIcon} />
        {title}
      </button>
    )
  const { reference, href } = opening
  return (
    <a className="r-tile__link" href={href} onClick={asking(() => actions.onOpen({ id, reference, href }))}>
      {title}
    </a>
  )
}

function Figure({ label, change }: { label?: string; change: Change | undefined }) {
  if (!change) return null
  const { value, prior, direction } = change
  return (
    <PriceChange
      {...(label && { label })}
      value={value}
      change={prior ? { direction, directionLabel: t[direction], from: fill(t.priorValue, { prior }) } : undefined}
    />
  )
}

/** What was found, in the document's own words, each with the way to its page (R257). */
function Passages({ tile: { id, passages, opening }, actions }: { tile: Tile; actions: TileActions }) {
  return (
    <ul className="r-tile__passages" aria-label={t.passages}>
      {passages.map(({ text, page, href }) => (
        <li key={`${page}:${text}`} className="r-tile__passage" dir="auto">
          <q>{text}</q>{' '}
          {href !== undefined && opening.kind === 'document' && (
            <Link href={href} onClick={asking(() => actions.onOpen({ id, reference: opening.reference, href }))}>
              {fill(t.pageNumber, { page: page ?? '' })}
            </Link>
          )}
          {href === undefined && page !== undefined && fill(t.pageNumber, { page })}
        </li>
      ))}
    </ul>
  )
}

type DownloadProps = { tile: Tile; title: string; onDownload: (url: URL) => void }

function Download({ tile: { attachment }, title, onDownload }: DownloadProps) {
  if (attachment.kind === 'none') return null
  if (attachment.kind === 'locked') return <IconButton icon={downloadIcon} label={fill(t.locked, { title })} disabled />
  return (
    <IconButton icon={downloadIcon} label={fill(t.download, { title })} onClick={() => onDownload(attachment.url)} />
  )
}
