import type { MediaType } from '#server/platform/files/media-types.ts'
import type { CompanyFile } from '../company-files.ts'
import type { CompanyReport } from './report.ts'

type Format = {
  type: MediaType
  ending: string
  /** What a saved file is called besides the company. */
  title: string
  load: () => Promise<(report: CompanyReport) => Promise<Buffer>>
}

/** How each file is made. The libraries are loaded when first asked for: they would slow every start down. */
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
