import { locale } from '#config/locale.ts'
import { tileTexts } from '#i18n/en/tile.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { formatDate } from '#lib/format/dates.ts'
import { fill } from '#lib/format/fill.ts'
import { formatShortDate } from '#lib/format/short-day.ts'
import { DocumentType } from '#ui/document-type/document-type.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { downloadIcon } from '#ui/icons/icons-more.ts'
import { HighlightMarks } from '#ui/text/highlight-marks.tsx'
import { RequestArea } from '../access/request-area.tsx'
import { KeepArea } from '../reading-list/keep-area.tsx'
import { DocumentTitle, type TileActions } from './document-title.tsx'
import { Passages } from './passages.view.tsx'
import type { Tile } from './tile.ts'
import { Figures, Focus, Tags } from './tile-parts.view.tsx'

/** One document of the list: four lines and its actions (R258, R266, R267). */
export function TileView({ tile, actions }: { tile: Tile; actions: TileActions }) {
  const t = useTexts(tileTexts)
  const title = tile.title || t.untitled
  const tag = locale(useLanguage())
  const day = formatDate(tile.date, 'long', tag)
  return (
    <article className="r-tile" part="card" aria-label={title}>
      <p className="r-tile__facts">
        {tile.type && <DocumentType type={tile.type} />}
        {tile.date && (
          // The long date (R405). A row has room for the short one only, which its style sheet shows.
          <time dateTime={tile.date} title={day} data-short={formatShortDate(tile.date, tag)}>
            <span>{day}</span>
          </time>
        )}
        {tile.region && <span>{tile.region}</span>}
        {tile.focus && <Focus focus={tile.focus} onNavigate={actions.onNavigate} />}
        {tile.pages > 0 && <span>{tile.pages === 1 ? t.page : fill(t.pages, { count: tile.pages })}</span>}
        {tile.request !== undefined && <RequestArea id={tile.id} request={tile.request} />}
      </p>
      <h2 className="r-tile__title" title={title} dir="auto">
        <DocumentTitle tile={tile} actions={actions} />
      </h2>
      {tile.subtitle && (
        <p className="r-tile__subtitle" dir="auto" lang={tile.lang}>
          {tile.subtitle}
        </p>
      )}
      <Figures tile={tile} />
      {tile.passages.length > 0 ? <Passages tile={tile} actions={actions} /> : tile.summary && <Summary tile={tile} />}
      <Tags tile={tile} onNavigate={actions.onNavigate} />
      {tile.saved !== undefined && (
        <div className="r-tile__keep">
          {/* What cannot be read cannot be kept, and its row has the same columns. */}
          {tile.opening.kind !== 'locked' && <KeepArea id={tile.id} title={title} saved={tile.saved} />}
        </div>
      )}
      <Download tile={tile} title={title} onDownload={actions.onDownload} />
    </article>
  )
}

/** The summary; that of a document that a search found stays visible in a row as well, with the words marked. */
function Summary({ tile: { summary, summaryMarks, lang } }: { tile: Tile }) {
  return (
    <p className={`r-tile__summary ${summaryMarks ? 'r-tile__summary--found' : ''}`} dir="auto" lang={lang}>
      <HighlightMarks text={summary} marks={summaryMarks ?? []} />
    </p>
  )
}

type DownloadProps = { tile: Tile; title: string; onDownload: (url: URL) => void }

function Download({ tile: { attachment }, title, onDownload }: DownloadProps) {
  const t = useTexts(tileTexts)
  if (attachment.kind === 'none') return null
  if (attachment.kind === 'locked') return <IconButton icon={downloadIcon} label={fill(t.locked, { title })} disabled />
  return (
    <IconButton icon={downloadIcon} label={fill(t.download, { title })} onClick={() => onDownload(attachment.url)} />
  )
}
