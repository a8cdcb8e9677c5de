import type { WidgetDocs } from '#widgets/runtime/widget-docs.ts'
import type { WidgetSpec } from '#widgets/runtime/widget-spec.ts'

export const eventsSpec = {
  tag: 'research-events',
  attributes: {
    view: { type: 'enum', values: ['upcoming', 'past'], default: 'upcoming' },
    filters: { type: 'string', default: '' },
    columns: { type: 'string', default: '' },
    'page-size': { type: 'number', default: 10, min: 1, max: 100 },
    limit: { type: 'number', default: 300, min: 1, max: 10_000 },
    paging: { type: 'enum', values: ['more', 'pages'], default: 'more' },
    'hide-views': { type: 'boolean' },
    'hide-search': { type: 'boolean' },
    'hide-filters': { type: 'boolean' },
    anonymous: { type: 'boolean' },
    'url-state': { type: 'enum', values: ['memory', 'page', 'prefixed'], default: 'memory' },
  },
} as const satisfies WidgetSpec

export const eventsDocs: WidgetDocs<typeof eventsSpec> = {
  summary:
    'Upcoming and past events as a table with search, a filter panel, registration and calendar files, and with invitations, schedules and replays by entitlement.',
  attributes: {
    view: 'The initial view; the user can switch to the other one.',
    filters: 'Filters the user cannot change, as a query string: `filter_Region=Europe`. They are not a permission.',
    columns:
      'Columns after the date and the event, separated by `;`: `type`, `location`, `format`, `invitation`, `schedule`; `registration` for upcoming events; `replay` and `feedback` for past ones. Empty: all.',
    'page-size': 'Events loaded at a time; also the number of skeleton rows.',
    limit: 'Maximum number of events that can be loaded.',
    paging:
      '`more` adds the next events below a button; `pages` shows one page at a time, with numbers to choose from.',
    'hide-views': 'Hides the switch to the other view.',
    'hide-search': 'Hides the search box.',
    'hide-filters': 'Hides the filter panel.',
    anonymous:
      'Shows public upcoming events to visitors who are not signed in, instead of asking them to sign in, whatever the `view`.',
    'url-state':
      'Where search, filters, view and page are kept: in memory (`memory`); in the query string of the page, which the element then owns as a whole, with the views at `/events/upcoming` and `/events/past`, as in the portal (`page`); or in the query string under keys that begin with `research-`, next to the keys of the host (`prefixed`).',
  },
  events: ['research-registered', 'research-navigate', 'research-error'],
  parts: ['button', 'field', 'table', 'notice', 'dialog'],
}
