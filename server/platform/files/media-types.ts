/** The kinds of file that are made from a document's record, with the ending of their names. */
export const mediaTypes = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'text/html': 'html',
  'text/csv': 'csv',
  'text/plain': 'txt',
} as const

export type MediaType = keyof typeof mediaTypes

export const isMediaType = (type: string | null): type is MediaType => type !== null && Object.hasOwn(mediaTypes, type)
