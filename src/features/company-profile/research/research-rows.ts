import type { WebDocument } from '#contract/document.ts'
import { type Opening, type Passage, type Tile, toTile } from '#entities/document/tile.ts'
import { getProfileUrl } from '#entities/profile/links.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { toRecords, toText } from '#lib/format/words.ts'

type Named = { name: string; href: string | undefined }

/** A row of the research table (R293); empty or undefined if the document does not have the value. */
export type ResearchRow = {
  id: string
  focus: Named | undefined
  title: string
  titleMarks: Tile['titleMarks']
  /** The passages of a search, or the summary in place of them. */
  passages: Passage[]
  passageCount: number
  /** The language of the title, if it is another one than the element's. */
  lang: string | undefined
  opening: Opening
  type: string
  author: Named | undefined
  date: string
}

/**
 * A document as a row. It opens by the rules of tiles (R262, R263). A link to `here`, the current page, is left out.
 */
export function toResearchRow(document: WebDocument, here: string | undefined, language: string): ResearchRow {
  const { id, title, lang, titleMarks, passages, passageCount, summary, summaryMarks, opening, type, date } = toTile(
    document,
    language,
  )
  const found = summaryMarks && { text: summary, marks: summaryMarks, page: undefined, href: undefined }
  const { primary_focus: focus, analysts } = document
  const author = toRecords(analysts).find(({ value }) => toText(value) !== '')
  const focusName = valueLabel(toText(focus?.type), toText(focus?.value), language)
  const focusPage = getProfileUrl({ profile_link: focus?.profile_link || focus?.profile_url })
  return {
    id,
    focus: focusName
      ? {
          name: focusName,
          href: focusPage === here ? undefined : focusPage,
        }
      : undefined,
    title,
    titleMarks,
    passages: passages.length === 0 && found ? [found] : passages,
    passageCount,
    lang,
    opening,
    type,
    author: author && { name: toText(author.value), href: getProfileUrl(author) },
    date,
  }
}
