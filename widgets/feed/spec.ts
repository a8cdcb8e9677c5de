import type { WidgetDocs } from '#widgets/runtime/widget-docs.ts'
import type { WidgetSpec } from '#widgets/runtime/widget-spec.ts'

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
    layout: { type: 'enum', values: ['auto', 'tiles'], default: 'auto' },
    'limit-message': { type: 'enum', values: ['library', 'refine'], default: 'library' },
    paging: { type: 'enum', values: ['more', 'pages'], default: 'more' },
    filters: { type: 'string', default: '' },
    'default-filters': { type: 'string', default: '' },
    'hide-quick-filters': { type: 'boolean' },
    'hide-search': { type: 'boolean' },
    'hide-filters': { type: 'boolean' },
    'text-search-only': { type: 'boolean' },
    'dynamic-filters': { type: 'boolean' },
    'with-alerts': { type: 'boolean' },
    'url-state': { type: 'enum', values: ['memory', 'page', 'prefixed'], default: 'memory' },
  },
} as const satisfies WidgetSpec

export const feedDocs: WidgetDocs<typeof feedSpec> = {
  summary:
    'Research documents with quick filters, text search, search by meaning and a filter panel, read by Load More or by page; documents open and download by entitlement.',
  attributes: {
    'quick-filter': 'The initial quick filter.',
    'page-size': 'Documents loaded at a time; also the number of skeleton tiles.',
    limit: 'Maximum number of documents that can be loaded.',
    layout:
      '`auto` shows documents as rows where the list is at least 900 px wide, and as tiles elsewhere; `tiles` always shows tiles.',
    'limit-message': 'The hint at the limit: open the Research Library, or refine the search.',
    paging:
      '`more` adds the next documents below a button; `pages` shows one page at a time, with numbers to choose from.',
    filters: 'Filters the user cannot change, as a query string: `filter_Region=Europe`. They are not a permission.',
    'default-filters': 'Initial filters as a query string. Clearing the filters returns to them.',
    'hide-quick-filters': 'Hides the row of quick filters.',
    'hide-search': 'Hides the search box.',
    'hide-filters': 'Hides the filter panel.',
    'text-search-only': 'Turns search by meaning off.',
    'dynamic-filters': 'After each selection in the filter panel, its lists show only values that still have results.',
    'with-alerts':
      'Lets the user save the search with its filters and quick filter, be alerted to new documents, and open saved searches. They are beside the number of documents, which a feed with `hide-search` and `hide-filters` does not have.',
    'url-state':
      'Where search, filters and quick filter are kept: in memory (`memory`); in the query string of the page, which the element then owns as a whole, as in the portal (`page`); or in the query string under keys that begin with `research-`, next to the keys of the host (`prefixed`).',
  },
  events: ['research-open-document', 'research-navigate', 'research-error'],
  parts: ['button', 'field', 'card', 'dialog', 'notice'],
}
