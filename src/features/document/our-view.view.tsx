import type { Tile } from '#entities/document/tile.ts'
import { Figures } from '#entities/document/tile-parts.view.tsx'
import { documentTexts } from '#i18n/en/document.ts'
import { useTexts } from '#i18n/use-texts.ts'

const hasFigures = ({ rating, target }: Tile) => rating !== undefined || target !== undefined

/** The one text under the title: the subtitle, or the summary of a document that has neither a subtitle nor a view. */
export const toStandfirst = (tile: Tile): string => tile.subtitle || (hasFigures(tile) ? '' : tile.summary)

/** Rating, target and summary, so that the conclusion stands on the first screen. Without a rating or a target, the summary. */
export function OurView({ tile }: { tile: Tile }) {
  const t = useTexts(documentTexts)
  const { summary, lang } = tile
  const isView = hasFigures(tile)
  const text = summary === toStandfirst(tile) ? '' : summary
  if (!isView && !text) return null
  return (
    <section className="r-document__view">
      <h2 className="r-document__view-title" part="heading">
        {isView ? t.view : t.summary}
      </h2>
      <Figures tile={tile} />
      {text && (
        <p className="r-document__summary" dir="auto" lang={lang}>
          {text}
        </p>
      )}
    </section>
  )
}
