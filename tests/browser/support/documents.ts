import type { WebDocument } from '#contract/document.ts'
import type { Answer } from './fake-api.ts'

/** A research document that this client may read and download. */
export const note = (number: number, more: Partial<WebDocument> = {}): WebDocument => ({
  id: `d${number}`,
  title: `Note ${number}`,
  summary: `What note ${number} says.`,
  document_type: 'Company Note',
  publication_date: '2026-11-05T14:30:00Z',
  page_count: 12,
  external_reference: `R-${number}`,
  preview_url: `/document/R-${number}`,
  download_url: `/files/R-${number}.pdf`,
  attachment_content_type: 'application/pdf',
  entitled: true,
  permissioned: true,
  ...more,
})

/** Notes `first` to `last`, both included. */
export const notes = (first: number, last: number): WebDocument[] =>
  Array.from({ length: last - first + 1 }, (_, index) => note(first + index))

/** Serves a list page by page, as the API does. */
export const paged =
  (documents: readonly unknown[]): Answer =>
  ({ query }) => {
    const page = Number(query.get('page'))
    const size = Number(query.get('page_size'))
    return {
      records: documents.slice((page - 1) * size, page * size),
      pagination_metadata: { page, num_pages: Math.ceil(documents.length / size), max_records: documents.length },
    }
  }
