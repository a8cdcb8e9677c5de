import type { WidgetDocs } from '../../src/elements/widget-docs.ts'
import type { WidgetSpec } from '../../src/elements/widget-spec.ts'

export const analystProfileSpec = {
  tag: 'research-analyst-profile',
  attributes: {
    'analyst-id': { type: 'string', default: '' },
    'url-state': { type: 'enum', values: ['memory', 'page'], default: 'memory' },
  },
} as const satisfies WidgetSpec

export const analystProfileDocs: WidgetDocs<typeof analystProfileSpec> = {
  summary: 'An analyst: who it is and how to reach them, the companies they cover, and their research.',
  attributes: {
    'analyst-id': 'The analyst’s id.',
    'url-state':
      'Where the research keeps its search and filters: in memory, or in the query string of the page, which is then all the profile’s (the portal does so).',
  },
  events: ['research-open-document', 'research-navigate', 'research-title', 'research-error'],
  parts: ['heading', 'button', 'field', 'card', 'table', 'dialog'],
}
