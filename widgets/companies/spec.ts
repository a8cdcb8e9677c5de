import type { WidgetDocs } from '#widgets/runtime/widget-docs.ts'
import type { WidgetSpec } from '#widgets/runtime/widget-spec.ts'

export const companiesSpec = {
  tag: 'research-companies',
  attributes: {
    filters: { type: 'string', default: '' },
    columns: { type: 'string', default: '' },
    'related-to': { type: 'string', default: '' },
    paging: { type: 'enum', values: ['letters', 'all'], default: 'letters' },
    'page-size': { type: 'number', default: 10, min: 1, max: 100 },
    limit: { type: 'number', default: 300, min: 1, max: 10_000 },
    ratings: { type: 'string', default: '' },
    'hide-search': { type: 'boolean' },
    'hide-filters': { type: 'boolean' },
    'hide-export': { type: 'boolean' },
    'url-state': { type: 'enum', values: ['memory', 'page', 'prefixed'], default: 'memory' },
  },
} as const satisfies WidgetSpec

export const companiesDocs: WidgetDocs<typeof companiesSpec> = {
  summary:
    'The covered companies as a sortable table, by initial letter or all at once, with search, a filter panel, an export, and models and tear sheets by entitlement.',
  attributes: {
    filters: 'Filters the user cannot change, as a query string: `filter_Region=Europe`. They are not a permission.',
    columns:
      'Columns after the company, separated by `;`: `ticker`, `sub_sector`, `equity_rating`, `related_analyst`, `model`, `last_updated`, `tear_sheet`, and, if the API gives them with the list, `target_price`, `close_price`, `upside`. Empty: all; of the prices those that fit: `upside` from 974 px of width, all from 1216 px and on cards.',
    'related-to': 'Id of an analyst or a sector; lists only the companies related to it.',
    paging:
      '`letters` shows one initial letter at a time, or all letters on request; `all` shows all companies, without letters.',
    'page-size': 'Companies shown at a time within a letter; also the number of skeleton rows.',
    limit: 'Maximum number of companies of one letter, or of a table without letters.',
    ratings:
      'Ratings that companies can be narrowed to by one press, separated by `;`: `Buy;Hold;Sell`. The API gets the chosen one as `filter_Rating`. Empty: none.',
    'hide-search': 'Hides the search box.',
    'hide-filters': 'Hides the filter panel.',
    'hide-export': 'Hides the export to CSV and XLSX.',
    'url-state':
      'Where search, filters, letter and sort order are kept: in memory (`memory`); in the query string of the page, which the element then owns as a whole, as in the portal (`page`); or in the query string under keys that begin with `research-`, next to the keys of the host (`prefixed`).',
  },
  events: ['research-navigate', 'research-error'],
  parts: ['button', 'field', 'table', 'dialog'],
}
