import type { MediaType } from '#server/platform/files/media-types.ts'
import type { CompanyFile } from '../company-files.ts'
import type { CompanyReport } from './report.ts'

type Format = {
  type: MediaType
  ending: string
  /** Added to the company's name in the file name. */
  title: string
  load: () => Promise<(report: CompanyReport) => Promise<Buffer>>
}

/** How each file is made. The libraries are loaded on first use, since they would slow every start down. */
export const companyFileFormats: Readonly<Record<CompanyFile, Format>> = {
  'model.xlsx': {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ending: 'xlsx',
    title: 'model',
    load: async () => (await import('./workbook.ts')).renderModel,
  },
  'tear-sheet.pdf': {
    type: 'application/pdf',
    ending: 'pdf',
    title: 'tear sheet',
    load: async () => (await import('./tear-sheet.ts')).renderTearSheet,
  },
}
