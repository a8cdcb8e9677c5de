import type { Tile } from '#entities/document/tile.ts'
import { Figures } from '#entities/document/tile-parts.view.tsx'
import { documentTexts } from '#i18n/en/document.ts'
import { useTexts } from '#i18n/use-texts.ts'

const hasFigures = ({ rating, target }: Tile) => rating !== undefined || target !== undefined

/** The words of a line that says rating and target and nothing else; codes of currencies are no words. */
const CALL_WORDS = new Set(
  'a and at downside implies is it of our price rate rating see share shares target the to upside value we which with'.split(
    ' ',
  ),
)

/** Whether a line only states the call of its document: "Buy, price target EUR 19.00". */
function statesCall(line: string, { rating, target }: Tile): boolean {
  if (!rating && !target) return false
  const words = line.match(/\p{L}+/gu) ?? []
  return words.every(
    (word) => CALL_WORDS.has(word.toLowerCase()) || word === rating?.value || /^\p{Lu}{3}$/u.test(word),
  )
}

const toSentences = (text: string) => text.trim().split(/(?<=[.?!])\s+(?=\p{Lu})/u)

/**
 * The one text under the title and the one of the view. The first is the subtitle, or the summary of a document that has neither
 * a subtitle nor a view. In place of a subtitle that only states the call, which the view states too, it is the first sentence of
 * the summary. The view leaves out a sentence that states the call without the upside.
 */
export function toTexts(tile: Tile): { standfirst: string; text: string } {
  const { subtitle, summary } = tile
  if (!hasFigures(tile)) return subtitle ? { standfirst: subtitle, text: summary } : { standfirst: summary, text: '' }
  const [first = '', ...others] = toSentences(summary)
  const isLed = subtitle !== '' && statesCall(subtitle, tile) && first !== '' && !statesCall(first, tile)
  const said = isLed ? others : [first, ...others]
  return {
    standfirst: isLed ? first : subtitle,
    text: said.filter((sentence) => sentence.includes('%') || !statesCall(sentence, tile)).join(' '),
  }
}

/** Rating, target and summary, so that the conclusion stands on the first screen. Without a rating or a target, the summary. */
export function OurView({ tile }: { tile: Tile }) {
  const t = useTexts(documentTexts)
  const { lang } = tile
  const { text } = toTexts(tile)
  const isView = hasFigures(tile)
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
