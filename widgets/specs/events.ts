import type { WidgetDocs } from '../../src/elements/widget-docs.ts'
import type { WidgetSpec } from '../../src/elements/widget-spec.ts'

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
    'Events to come and past events as a table, with search, a filter panel, invitations, schedules and replays by entitlement, calendar files, and registration.',
  attributes: {
    view: 'The view it begins with; the reader can switch to the other one.',
    filters: 'Filters the reader cannot change, as a query string: `filter_Region=Europe`. Not a permission.',
    columns:
      'Columns besides the date and the event, joined by `;`: `type`, `location`, `format`, `invitation`, `schedule`; `registration` of events to come; `replay`, `feedback` of past ones. Empty: all.',
    'page-size': 'Events loaded at a time, and skeletons shown while they load.',
    limit: 'Events that can be loaded at most.',
    paging:
      '`more` adds the next events below a button; `pages` shows one page at a time, with numbers to choose from.',
    'hide-views': 'Leaves out the way to the other view.',
    'hide-search': 'Leaves the search box out.',
    'hide-filters': 'Leaves the filter panel out.',
    anonymous:
      'Shows visitors who are not signed in the coming events that everybody may know of, in place of an invitation to sign in, whatever the `view`.',
    'url-state':
      'Where search, filters, view and page are kept: in memory; in the query string of the page, which is then all the list’s, with the views at `/events/upcoming` and `/events/past` (the portal does so); or there under keys that begin with `research-`, beside the host’s own.',
  },
  events: ['research-registered', 'research-navigate', 'research-error'],
  parts: ['button', 'field', 'table', 'notice', 'dialog'],
}
