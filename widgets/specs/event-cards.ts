import type { WidgetDocs } from '../../src/elements/widget-docs.ts'
import type { WidgetSpec } from '../../src/elements/widget-spec.ts'

export const eventCardsSpec = {
  tag: 'research-event-cards',
  attributes: {
    source: { type: 'enum', values: ['tag', 'suggested', 'upcoming'], default: 'tag' },
    'tag-id': { type: 'string', default: '' },
    filters: { type: 'string', default: '' },
    limit: { type: 'number', default: 6, min: 1, max: 30 },
    heading: { type: 'string', default: '' },
    'more-href': { type: 'string', default: '' },
    anonymous: { type: 'boolean' },
  },
} as const satisfies WidgetSpec

export const eventCardsDocs: WidgetDocs<typeof eventCardsSpec> = {
  summary: 'The next events about a company, an analyst or a sector, all of them, or those recommended to the reader.',
  attributes: {
    source: 'Which events: of a tag, recommended to the reader, or all that are to come.',
    'tag-id': 'The id of the company, the analyst or the sector; of `source="tag"`.',
    filters: 'Filters as a query string, such as `filter_Region=Europe`; of `source="upcoming"`.',
    limit: 'Events to show at most.',
    heading: 'Stands above them, in place of `Upcoming Events` or `Recommended Events`.',
    'more-href': 'Where `View More` leads, within the portal. Without it there is no such link.',
    anonymous: 'Visitors who are signed out see the coming events that everybody may know of; never of a tag.',
  },
  events: ['research-navigate', 'research-registered', 'research-error'],
  parts: ['heading', 'button', 'card', 'notice', 'dialog'],
}
