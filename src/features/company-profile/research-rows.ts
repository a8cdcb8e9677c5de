import type { WebDocument } from '../../contract/document.ts'
import { imageOf, profileOf } from '../../toolkit/company/company.ts'
import { type Opening, tileOf } from '../../toolkit/tile/tile.ts'

type Named = { name: string; href: string | undefined }

/** A row of the research table (R293); empty texts and undefined for what the document does not tell. */
export type ResearchRow = {
  id: string
  focus: (Named & { image: string | undefined }) | undefined
  title: string
  opening: Opening
  type: string
  author: Named | undefined
  date: string
}

/** A document as a row; it opens by the rules of its tile (R262, R263). */
export function researchRowOf(document: WebDocument): ResearchRow {
  const { id, title, opening, type, date } = tileOf(document)
  const { primary_focus: focus, analysts } = document
  const author = analysts?.find(({ value }) => value?.trim())
  return {
    id,
    focus: focus?.value
      ? {
          name: focus.value,
          href: profileOf({ profile_link: focus.profile_link || focus.profile_url }),
          image: imageOf({ thumbnail_url: focus.image }),
        }
      : undefined,
    title,
    opening,
    type,
    author: author?.value ? { name: author.value, href: profileOf(author) } : undefined,
    date,
  }
}
