import type { WidgetDocs } from '#widgets/runtime/widget-docs.ts'
import type { WidgetSpec } from '#widgets/runtime/widget-spec.ts'

export const companyProfileSpec = {
  tag: 'research-company-profile',
  attributes: {
    'company-id': { type: 'string', default: '', required: true },
    'url-state': { type: 'enum', values: ['memory', 'page'], default: 'memory' },
    'page-size': { type: 'number', default: 10, min: 1, max: 100 },
    limit: { type: 'number', default: 300, min: 1, max: 10_000 },
  },
} as const satisfies WidgetSpec

export const companyProfileDocs: WidgetDocs<typeof companyProfileSpec> = {
  summary:
    'One covered company: description, rating, price target and price, coverage, research, financials, questions and upcoming events.',
  attributes: {
    'company-id': 'The company’s id.',
    'url-state':
      'Where the active tab and the search in its research are kept: in memory, or in the hash and the query of the page, which the element then owns, as in the portal.',
    'page-size': 'Documents of the research table loaded at a time; also the number of skeleton rows.',
    limit: 'Maximum number of documents in the research table.',
  },
  events: ['research-open-document', 'research-navigate', 'research-title', 'research-error'],
  parts: ['heading', 'button', 'field', 'card', 'table', 'notice', 'dialog'],
}
