import type { WidgetDocs } from '#widgets/runtime/widget-docs.ts'
import type { WidgetSpec } from '#widgets/runtime/widget-spec.ts'

export const mostReadSpec = {
  tag: 'research-most-read',
  attributes: {
    days: { type: 'number', default: 7, min: 1, max: 92 },
    limit: { type: 'number', default: 5, min: 1, max: 10 },
    heading: { type: 'string', default: '' },
    'hide-empty': { type: 'boolean' },
  },
} as const satisfies WidgetSpec

export const mostReadDocs: WidgetDocs<typeof mostReadSpec> = {
  summary: 'What was read most within some days, among what the user may read.',
  attributes: {
    days: 'Number of days that are counted. The API has to know the parameter `days`; otherwise it answers for all times.',
    limit: 'Maximum number of documents.',
    heading: 'Heading of the list, instead of `Most read`.',
    'hide-empty': 'Shows nothing if nothing has been read.',
  },
  events: ['research-open-document', 'research-navigate', 'research-error'],
  parts: ['heading', 'button', 'dialog'],
}
