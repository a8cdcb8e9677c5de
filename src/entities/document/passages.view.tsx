import { tileTexts } from '#i18n/en/tile.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { followIf } from '#ui/link/follow.ts'
import { Link } from '#ui/link/link.tsx'
import { HighlightMarks } from '#ui/text/highlight-marks.tsx'
import type { TileActions } from './document-title.tsx'
import type { Tile } from './tile.ts'

type PassagesProps = {
  tile: Pick<Tile, 'id' | 'lang' | 'passages' | 'passageCount' | 'opening'>
  actions: Pick<TileActions, 'onOpen'>
}

/** The found passages, each with a link to its page (R257). */
export function Passages({ tile: { id, lang, passages, passageCount, opening }, actions }: PassagesProps) {
  const t = useTexts(tileTexts)
  const more = passageCount - passages.length
  return (
    <ul className="r-tile__passages" aria-label={t.passages}>
      {passages.map(({ text, page, href, marks = [] }) => (
        <li key={`${page}:${text}`} className="r-tile__passage" dir="auto">
          <q>
            <span lang={lang}>
              <HighlightMarks text={text} marks={marks} />
            </span>
          </q>{' '}
          {href !== undefined && opening.kind === 'document' && (
            <Link href={href} onClick={followIf(() => actions.onOpen({ id, reference: opening.reference, href }))}>
              {page === undefined ? t.showPassage : fill(t.pageNumber, { page })}
            </Link>
          )}
          {href === undefined && page !== undefined && fill(t.pageNumber, { page })}
        </li>
      ))}
      {more > 0 && <li className="r-tile__more">{fill(t.morePassages, { count: more })}</li>}
    </ul>
  )
}
