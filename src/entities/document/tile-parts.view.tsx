import { tileTexts } from '#i18n/en/tile.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { followIf } from '#ui/link/follow.ts'
import { Link } from '#ui/link/link.tsx'
import { Rating } from '#ui/rating/rating.tsx'
import { TagList } from '#ui/tag-list/tag-list.tsx'
import { ChangeFigure } from './change-figure.tsx'
import css from './tile.css?inline'
import type { Tile } from './tile.ts'

registerStyles('entities', css)

type OnNavigate = (href: string) => boolean

type FocusProps = { focus: NonNullable<Tile['focus']>; onNavigate: OnNavigate }

/** The main topic of a document, among its facts (R266). */
export function Focus({ focus: { value, href, type }, onNavigate }: FocusProps) {
  return (
    <span className="r-tile__focus">
      {type && <span className="r-visually-hidden">{type}: </span>}
      {href === undefined ? (
        value
      ) : (
        <Link variant="quiet" href={href} onClick={followIf(() => onNavigate(href))}>
          {value}
        </Link>
      )}
    </span>
  )
}

/** Rating and target price, each with its previous value (R267). Nothing if the document has neither. */
export function Figures({ tile: { rating, target } }: { tile: Tile }) {
  const t = useTexts(tileTexts)
  if (!rating && !target) return null
  return (
    <p className="r-tile__view">
      <ChangeFigure change={rating} show={(value) => <Rating value={value} />} />
      <ChangeFigure label={t.targetPrice} change={target} />
    </p>
  )
}

/** The authors and topics of a document, with links to their profiles (R252). */
export function Tags({ tile, onNavigate }: { tile: Tile; onNavigate: OnNavigate }) {
  const groups = tile.tags.map(({ label, areAuthors, tags }) => ({
    label,
    ...(areAuthors && { className: 'r-tile__authors' }),
    tags: tags.map(({ id, value, href }) => ({
      key: id,
      label: value,
      href,
      onClick: followIf(() => href === undefined || onNavigate(href)),
    })),
  }))
  return <TagList groups={groups} />
}
