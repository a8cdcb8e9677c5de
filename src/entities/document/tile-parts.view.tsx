import type { ReactNode } from 'react'
import { tileTexts } from '#i18n/en/tile.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { followIf } from '#ui/link/follow.ts'
import { Link } from '#ui/link/link.tsx'
import { PriceChange } from '#ui/price-change/price-change.tsx'
import { Rating } from '#ui/rating/rating.tsx'
import { TagList } from '#ui/tag-list/tag-list.tsx'
import css from './tile.css?inline'
import { type Change, nameRating, type Tile } from './tile.ts'

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
  const language = useLanguage()
  const t = useTexts(tileTexts)
  if (!rating && !target) return null
  return (
    <p className="r-tile__view">
      {rating && <Figure change={nameRating(rating, language)} value={<Rating value={rating.value} />} />}
      <Figure label={t.targetPrice} change={target} />
    </p>
  )
}

type FigureProps = {
  label?: string
  change: Change | undefined
  /** Shown in place of the value's text. */
  value?: ReactNode
}

function Figure({ label, change, value }: FigureProps) {
  const t = useTexts(tileTexts)
  if (!change) return null
  const { prior, direction } = change
  return (
    <PriceChange
      {...(label && { label })}
      value={value ?? change.value}
      change={prior ? { direction, directionLabel: t[direction], from: fill(t.priorValue, { prior }) } : undefined}
    />
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
