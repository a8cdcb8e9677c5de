import type { WidgetDocs } from '../../src/elements/widget-docs.ts'
import type { WidgetSpec } from '../../src/elements/widget-spec.ts'

export const companiesSpec = {
  tag: 'research-companies',
  attributes: {
    filters: { type: 'string', default: '' },
    columns: { type: 'string', default: '' },
    'related-to': { type: 'string', default: '' },
    paging: { type: 'enum', values: ['letters', 'all'], default: 'letters' },
    'page-size': { type: 'number', default: 10, min: 1, max: 100 },
    limit: { type: 'number', default: 300, min: 1, max: 10_000 },
    'hide-search': { type: 'boolean' },
    'hide-filters': { type: 'boolean' },
    'hide-export': { type: 'boolean' },
    'url-state': { type: 'enum', values: ['memory', 'page', 'prefixed'], default: 'memory' },
  },
} as const satisfies WidgetSpec

export const companiesDocs: WidgetDocs<typeof companiesSpec> = {
  summary:
    'The covered companies as a table that can be sorted: letter by letter, with search, a filter panel, models and tear sheets by entitlement, and an export.',
  attributes: {
    filters: 'Filters the reader cannot change, as a query string: `filter_Region=Europe`. Not a permission.',
    columns:
      'Columns besides the company, joined by `;`: `ticker`, `sub_sector`, `equity_rating`, `related_analyst`, `model`, `last_updated`, `tear_sheet`. Empty: all.',
    'related-to': 'Id of an analyst or a sector: only the companies that go with it.',
    paging: '`letters` shows one initial letter at a time; `all` shows all companies, without letters.',
    'page-size': 'Companies shown at a time within a letter, and skeletons shown while they load.',
    limit: 'Companies of a letter, or of a table without letters, that can be shown at most.',
    'hide-search': 'Leaves the search box out.',
    'hide-filters': 'Leaves the filter panel out.',
    'hide-export': 'Leaves the export to CSV and XLSX out.',
    'url-state':
      'Where search, filters, letter and order are kept: in memory; in the query string of the page, which is then all the table’s (the portal does so); or there under keys that begin with `research-`, beside the host’s own.',
  },
  events: ['research-navigate', 'research-error'],
  parts: ['button', 'field', 'table', 'dialog'],
}
