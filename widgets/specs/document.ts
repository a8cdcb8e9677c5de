import type { WidgetDocs } from '../../src/elements/widget-docs.ts'
import type { WidgetSpec } from '../../src/elements/widget-spec.ts'

export const documentSpec = {
  tag: 'research-document',
  attributes: {
    'document-id': { type: 'string', default: '' },
    page: { type: 'number', default: 1, min: 1, max: 10_000 },
  },
} as const satisfies WidgetSpec

export const documentDocs: WidgetDocs<typeof documentSpec> = {
  summary:
    'One research document: its facts, rating and target price, authors, companies and sectors; its text with a search and, from 1080 px on, its contents beside it; its file by entitlement, a PDF in the page too.',
  attributes: {
    'document-id': 'The document’s external reference or id.',
    page: 'The page that its text or its PDF is opened at, from 1.',
  },
  events: ['research-navigate', 'research-title', 'research-error'],
  parts: ['heading', 'button', 'field'],
}
