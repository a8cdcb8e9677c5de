import { companyResearchTexts as t } from '../../text/company-profile.ts'

/** Columns of the research table with their widths in px (R293); its skeleton has them before the table is here. */
export const researchColumns = () => [
  { id: 'focus', header: t.primaryFocus, size: 190 },
  { id: 'title', header: t.reportName, namesRow: true, size: 270 },
  { id: 'type', header: t.reportType, size: 125 },
  { id: 'author', header: t.author, size: 145 },
  { id: 'date', header: t.publicationDate, size: 150 },
]
