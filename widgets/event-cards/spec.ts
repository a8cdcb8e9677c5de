import type { WidgetDocs } from '#widgets/runtime/widget-docs.ts'
import type { WidgetSpec } from '#widgets/runtime/widget-spec.ts'

export const eventCardsSpec = {
  tag: 'research-event-cards',
  attributes: {
    source: { type: 'enum', values: ['auto', 'tag', 'suggested', 'upcoming'], default: 'auto' },
    'tag-id': { type: 'string', default: '', required: { attribute: 'source', value: 'tag' } },
    filters: { type: 'string', default: '' },
    limit: { type: 'number', default: 6, min: 1, max: 30 },
    heading: { type: 'string', default: '' },
    'more-href': { type: 'string', default: '' },
    anonymous: { type: 'boolean' },
  },
} as const satisfies WidgetSpec

export const eventCardsDocs: WidgetDocs<typeof eventCardsSpec> = {
  summary: 'The next events: of a company, an analyst or a sector, those recommended to the user, or all.',
  attributes: {
    source:
      'Which events to show: those of a tag, those recommended to the user, or all upcoming events. `auto`: those of `tag-id` if it is set, otherwise all.',
    'tag-id': 'The id of the company, analyst or sector.',
    filters: 'Filters as a query string, such as `filter_Region=Europe`, for all upcoming events.',
    limit: 'Maximum number of events.',
    heading: 'Heading of the list, instead of `Upcoming Events` or `Recommended Events`.',
    'more-href': 'Path in the portal that `View More` leads to. Without it the link is not shown.',
    anonymous: 'Shows public upcoming events to visitors who are not signed in. Has no effect on the events of a tag.',
  },
  events: ['research-navigate', 'research-registered', 'research-error'],
  parts: ['heading', 'button', 'card', 'notice', 'dialog'],
}
