import type { WidgetDocs } from '../../src/elements/widget-docs.ts'
import type { WidgetSpec } from '../../src/elements/widget-spec.ts'

export const eventCardsSpec = {
  tag: 'research-event-cards',
  attributes: {
    'tag-id': { type: 'string', default: '' },
    limit: { type: 'number', default: 6, min: 1, max: 30 },
    heading: { type: 'string', default: '' },
  },
} as const satisfies WidgetSpec

export const eventCardsDocs: WidgetDocs<typeof eventCardsSpec> = {
  summary: 'The next events about a company, an analyst or a sector, under a heading.',
  attributes: {
    'tag-id': 'The id of the company, the analyst or the sector.',
    limit: 'Events to show at most.',
    heading: 'Stands above them, in place of `Upcoming Events`.',
  },
  events: ['research-navigate', 'research-error'],
}
