import type { WidgetDocs } from '../../src/elements/widget-docs.ts'
import type { WidgetSpec } from '../../src/elements/widget-spec.ts'

export const feedSpec = {
  tag: 'research-feed',
  attributes: {
    'quick-filter': {
      type: 'enum',
      values: [
        'Research',
        'Sales Intelligence & Events',
        'Analytics',
        'Valuation Tools',
        'Primers',
        'Earnings Hub',
        'Analytics - Archive',
        'All',
      ],
      default: 'Research',
    },
    'page-size': { type: 'number', default: 10, min: 1, max: 100 },
    limit: { type: 'number', default: 300, min: 1, max: 10_000 },
    'limit-message': { type: 'enum', values: ['library', 'refine'], default: 'library' },
    paging: { type: 'enum', values: ['more', 'pages'], default: 'more' },
    filters: { type: 'string', default: '' },
    'default-filters': { type: 'string', default: '' },
    'hide-quick-filters': { type: 'boolean' },
    'hide-search': { type: 'boolean' },
    'hide-filters': { type: 'boolean' },
    'text-search-only': { type: 'boolean' },
    'dynamic-filters': { type: 'boolean' },
    'url-state': { type: 'enum', values: ['memory', 'page', 'prefixed'], default: 'memory' },
  },
} as const satisfies WidgetSpec

export const feedDocs: WidgetDocs<typeof feedSpec> = {
  summary:
    'Research documents with quick filters, search by words and by meaning, a filter panel and Load More or pages; opened and downloaded by entitlement.',
  attributes: {
    'quick-filter': 'The quick filter the feed starts on.',
    'page-size': 'Documents loaded at a time, and skeletons shown while they load.',
    limit: 'Documents that can be loaded at most.',
    'limit-message': 'What is said at the limit: the way to the Research Library, or to refine the search.',
    paging:
      '`more` adds the next documents below a button; `pages` shows one page at a time, with numbers to choose from.',
    filters: 'Filters the reader cannot change, as a query string: `filter_Region=Europe`. Not a permission.',
    'default-filters': 'Filters the reader begins with and comes back to by clearing, as a query string.',
    'hide-quick-filters': 'Leaves the row of quick filters out.',
    'hide-search': 'Leaves the search box out.',
    'hide-filters': 'Leaves the filter panel out.',
    'text-search-only': 'Leaves the search by meaning out.',
    'dynamic-filters': 'After each choice in the filter panel its lists show only what can still be found.',
    'url-state':
      'Where search and quick filter are kept: in memory; in the query string of the page, which is then all the feed’s (the portal does so); or there under keys that begin with `research-`, beside the host’s own.',
  },
  events: ['research-open-document', 'research-navigate', 'research-error'],
  parts: ['button', 'field', 'card', 'dialog'],
}
