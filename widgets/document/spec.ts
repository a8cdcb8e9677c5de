import type { WidgetDocs } from '#widgets/runtime/widget-docs.ts'
import type { WidgetSpec } from '#widgets/runtime/widget-spec.ts'

export const documentSpec = {
  tag: 'research-document',
  attributes: {
    'document-id': { type: 'string', default: '', required: true },
    page: { type: 'number', default: 1, min: 1, max: 10_000 },
    find: { type: 'string', default: '' },
  },
} as const satisfies WidgetSpec

export const documentDocs: WidgetDocs<typeof documentSpec> = {
  summary:
    'One research document: its details, authors, companies, sectors, rating and target price; its text with a search and, from 920 px of width, a table of contents; its file by entitlement, with PDFs shown in the page; and the company it is about with earlier notes, or earlier notes by its analyst, beside the text from 1180 px and below it otherwise.',
  attributes: {
    'document-id': 'The document’s external reference or id.',
    page: 'The page at which the text or the PDF opens, starting at 1.',
    find: 'Words to find in the text at once: the search in the document opens with them, at the first place on the page or after it.',
  },
  events: ['research-navigate', 'research-title', 'research-error'],
  parts: ['heading', 'button', 'field'],
}
