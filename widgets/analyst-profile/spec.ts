import type { WidgetDocs } from '#widgets/runtime/widget-docs.ts'
import type { WidgetSpec } from '#widgets/runtime/widget-spec.ts'

export const analystProfileSpec = {
  tag: 'research-analyst-profile',
  attributes: {
    'analyst-id': { type: 'string', default: '', required: true },
    'url-state': { type: 'enum', values: ['memory', 'page'], default: 'memory' },
  },
} as const satisfies WidgetSpec

export const analystProfileDocs: WidgetDocs<typeof analystProfileSpec> = {
  summary: 'An analyst with contact details, the companies they cover, and their research.',
  attributes: {
    'analyst-id': 'The analyst’s id.',
    'url-state':
      'Where the research list keeps its search and filters: in memory, or in the query string of the page. With `page` the element owns the whole query string, as in the portal.',
  },
  events: ['research-open-document', 'research-navigate', 'research-title', 'research-error'],
  parts: ['heading', 'button', 'field', 'card', 'table', 'dialog'],
}
