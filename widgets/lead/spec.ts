import type { WidgetDocs } from '#widgets/runtime/widget-docs.ts'
import type { WidgetSpec } from '#widgets/runtime/widget-spec.ts'

export const leadSpec = {
  tag: 'research-lead',
  attributes: {
    seconds: { type: 'number', default: 3, min: 0, max: 6 },
    filters: { type: 'string', default: '' },
    'hide-empty': { type: 'boolean' },
  },
} as const satisfies WidgetSpec

export const leadDocs: WidgetDocs<typeof leadSpec> = {
  summary:
    'The lead story with its rating and target: the newest research that changes a rating, and stories beside it.',
  attributes: {
    seconds: 'Number of stories beside the lead.',
    filters: 'Filters as a query string, such as `filter_Region=Europe`.',
    'hide-empty': 'Shows nothing if there is no story that the user may read.',
  },
  events: ['research-open-document', 'research-navigate', 'research-error'],
  parts: ['heading', 'button', 'card'],
}
