import { tileTexts } from '#i18n/en/tile.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { lockIcon } from '#ui/icons/icons-more.ts'
import { followIf } from '#ui/link/follow.ts'
import { HighlightMarks } from '#ui/text/highlight-marks.tsx'
import type { Opening, Tile } from './tile.ts'
import css from './tile-texts.css?inline'

registerStyles('entities', css)

export type LockedDocument = { id: string; title: string } & Omit<Extract<Opening, { kind: 'locked' }>, 'kind'>

export type TileActions = {
  /** Whether the browser may follow a link. */
  onNavigate: (href: string) => boolean
  onOpen: (document: { id: string; reference: string; href: string }) => boolean
  onDownload: (url: URL) => void
  /** The user selected a title that they may not open (R262). */
  onLocked: (document: LockedDocument) => void
}

type DocumentTitleProps = {
  /** `titleMarks` are the words of a search. A title that has been read is less heavy. */
  tile: Pick<Tile, 'id' | 'title' | 'lang' | 'opening'> & Partial<Pick<Tile, 'titleMarks' | 'isRead'>>
  actions: Omit<TileActions, 'onDownload'>
}

/** The title of a document: a link that opens it, a button that says why it is locked (R262), or plain text. */
export function DocumentTitle({ tile, actions }: DocumentTitleProps) {
  const t = useTexts(tileTexts)
  const { id, lang, opening } = tile
  const text = tile.title || t.untitled
  const marked = tile.titleMarks?.length ? <HighlightMarks text={text} marks={tile.titleMarks} /> : text
  const title = lang && tile.title ? <span lang={lang}>{marked}</span> : marked
  if (opening.kind === 'none') return title
  if (opening.kind === 'locked') {
    const locked = () => actions.onLocked({ id, title: text, ...opening })
    return (
      <button type="button" className="r-tile__link" title={t.notAuthorisedText} onClick={locked}>
        <Icon path={lockIcon} />
        {title}
      </button>
    )
  }
  const { reference, href } = opening
  return (
    <a
      className={`r-tile__link${tile.isRead ? ' r-tile__link--read' : ''}`}
      href={href}
      // Not in the text: the name of the link stays the title.
      aria-description={tile.isRead ? t.read : undefined}
      onClick={followIf(() => actions.onOpen({ id, reference, href }))}
    >
      {title}
    </a>
  )
}
