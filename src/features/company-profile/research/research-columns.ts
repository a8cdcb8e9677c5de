import { companyResearchTexts } from '#i18n/en/company-profile.ts'
import { cardsBelow } from '#ui/table/cards-below.ts'

export const researchCards = cardsBelow(735)

/**
 * The columns of the research table with their widths in px (R293), also used by its skeleton. They fit a window of 768
 * px; in wider ones, long columns grow most.
 */
export const researchColumns = (language: string) => {
  const t = companyResearchTexts(language)
  return [
    { id: 'focus', header: t.primaryFocus, size: 150, grow: 190 },
    { id: 'title', header: t.reportName, namesRow: true, size: 190, grow: 270 },
    { id: 'type', header: t.reportType, size: 125 },
    { id: 'author', header: t.author, size: 125, grow: 145 },
    { id: 'date', header: t.publicationDate, size: 145 },
  ]
}
