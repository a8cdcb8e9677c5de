import type { WidgetDocs } from '../../src/elements/widget-docs.ts'
import type { WidgetSpec } from '../../src/elements/widget-spec.ts'

export const companyProfileSpec = {
  tag: 'research-company-profile',
  attributes: {
    'company-id': { type: 'string', default: '' },
    'url-state': { type: 'enum', values: ['memory', 'page'], default: 'memory' },
    'page-size': { type: 'number', default: 10, min: 1, max: 100 },
    limit: { type: 'number', default: 300, min: 1, max: 10_000 },
  },
} as const satisfies WidgetSpec

export const companyProfileDocs: WidgetDocs<typeof companyProfileSpec> = {
  summary:
    'One covered company: what it is, rating, price target and price, who covers it, its research, financials and questions, and its upcoming events.',
  attributes: {
    'company-id': 'The company’s id.',
    'url-state':
      'Where the active tab is kept: in memory, or in the hash of the page’s address, which is then this element’s (the portal does so).',
    'page-size': 'Documents of the research table loaded at a time, and skeletons shown while they load.',
    limit: 'Documents of the research table that can be loaded at most.',
  },
  events: ['research-open-document', 'research-navigate', 'research-title', 'research-error'],
  parts: ['heading', 'button', 'card', 'table', 'notice', 'dialog'],
}
