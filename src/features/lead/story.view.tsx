import type { ReactNode } from 'react'
import { locale } from '#config/locale.ts'
import type { WebDocument } from '#contract/document.ts'
import { DocumentTitle, type TileActions } from '#entities/document/document-title.tsx'
import { type Tile, toTile } from '#entities/document/tile.ts'
import { leadTexts } from '#i18n/en/lead.ts'
import { changeTexts } from '#i18n/en/research-changes.ts'
import { tileTexts } from '#i18n/en/tile.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { formatChange } from '#lib/format/figures.ts'
import { fill } from '#lib/format/fill.ts'
import { formatShortDay } from '#lib/format/short-day.ts'
import { Delta } from '#ui/delta/delta.tsx'
import { DocumentType } from '#ui/document-type/document-type.tsx'
import { DottedList } from '#ui/dotted-list/dotted-list.tsx'
import { Rating } from '#ui/rating/rating.tsx'
import { Replaced } from '#ui/rating/replaced.tsx'
import { getKind, type Kind } from './stories.ts'

type StoryProps = { document: WebDocument; actions: TileActions }

const getAuthors = ({ tags }: Tile) => tags.find(({ areAuthors }) => areAuthors)?.tags ?? []

/** What the story does, or its type, and where it belongs. */
function Facts({ kind, tile, children }: { kind: Kind | undefined; tile: Tile; children?: ReactNode }) {
  const t = useTexts(changeTexts)
  return (
    <div className="r-lead__facts">
      <DottedList>
        {kind ? (
          <span className={`r-lead__kind r-lead__kind--${kind}`}>{t[kind]}</span>
        ) : (
          tile.type && (
            <span className="r-lead__kind">
              <DocumentType type={tile.type} />
            </span>
          )
        )}
        {tile.region && <span>{tile.region}</span>}
        {children}
      </DottedList>
    </div>
  )
}

export function LeadStory({ document, actions }: StoryProps) {
  const language = useLanguage()
  const tag = locale(language)
  const tile = toTile(document, language)
  const author = getAuthors(tile)[0]
  return (
    <article className="r-lead__story" part="card" aria-label={tile.title}>
      <Facts kind={getKind(document)} tile={tile}>
        {author && <bdi>{author.value}</bdi>}
        {tile.date && <time dateTime={tile.date}>{formatShortDay(tile.date, tag)}</time>}
      </Facts>
      <h3 className="r-lead__title" dir="auto">
        <DocumentTitle tile={tile} actions={actions} />
      </h3>
      {tile.summary && (
        <p className="r-lead__summary" dir="auto" lang={tile.lang}>
          {tile.summary}
        </p>
      )}
      <Strip document={document} tile={tile} tag={tag} />
    </article>
  )
}

/** The figures under the lead: rating, target and its change, and the length. */
function Strip({ document, tile, tag }: { document: WebDocument; tile: Tile; tag: string }) {
  const t = useTexts(changeTexts)
  const tLead = useTexts(leadTexts)
  const tTile = useTexts(tileTexts)
  const { rating, target, pages } = tile
  const { target_price: amount, prior_target_price: prior } = document
  const share = target?.prior && amount && prior ? amount / prior - 1 : undefined
  if (!rating && !target && pages === 0) return null
  return (
    <dl className="r-lead__strip">
      {rating && (
        <Figure label={t.rating}>
          <Rating value={rating.value} prior={rating.prior} separator={t.now} />
        </Figure>
      )}
      {target && (
        <Figure label={t.target}>
          <bdi dir="ltr">
            <Replaced prior={target.prior} separator={t.now}>
              {target.value}
            </Replaced>
          </bdi>
        </Figure>
      )}
      {share !== undefined && (
        <Figure label={t.change}>
          <Delta share={share} text={formatChange(share, tag)} />
        </Figure>
      )}
      {pages > 0 && (
        <Figure label={tLead.length}>{pages === 1 ? tTile.page : fill(tTile.pages, { count: pages })}</Figure>
      )}
    </dl>
  )
}

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

export function SecondStory({ document, actions }: StoryProps) {
  const language = useLanguage()
  const t = useTexts(changeTexts)
  const tile = toTile(document, language)
  const { rating, target } = tile
  const author = getAuthors(tile)[0]
  return (
    <article className="r-lead__second" part="card" aria-label={tile.title}>
      <Facts kind={getKind(document)} tile={tile} />
      <div className="r-lead__second-text">
        <h3 className="r-lead__second-title" dir="auto">
          <DocumentTitle tile={tile} actions={actions} />
        </h3>
        {tile.summary && (
          <p className="r-lead__second-summary" dir="auto" lang={tile.lang}>
            {tile.summary}
          </p>
        )}
      </div>
      <div className="r-lead__facts">
        <DottedList>
          {rating && <bdi>{valueLabel('Rating', rating.value, language)}</bdi>}
          {target && (
            <span>
              {t.target} <bdi dir="ltr">{target.value}</bdi>
            </span>
          )}
          {author && <bdi>{author.value}</bdi>}
        </DottedList>
      </div>
    </article>
  )
}
