import { companyResearchTexts } from '#i18n/en/company-profile.ts'
import { cardsBelow } from '#ui/table/cards-below.ts'
import type { Column } from '#ui/table/table.tsx'

export const researchCards = cardsBelow(735)

/**
 * The columns of the research table with their widths in px (R293), also used by its skeleton. They fit a window of 768
 * px; in wider ones, long columns grow most.
 */
export const researchColumns = (language: string): Omit<Column<never>, 'cell'>[] => {
  const t = companyResearchTexts(language)
  return [
    { id: 'focus', header: t.primaryFocus, size: 136, most: 150, card: 'fact' },
    { id: 'title', header: t.reportName, namesRow: true, size: 204, grow: 520 },
    { id: 'type', header: t.reportType, size: 132, most: 144, card: 'fact' },
    { id: 'author', header: t.author, size: 122, most: 150, card: 'fact' },
    { id: 'date', header: t.publicationDate, size: 138, fixed: true, card: 'fact' },
  ]
}
