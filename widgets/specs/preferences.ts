import type { WidgetDocs } from '../../src/elements/widget-docs.ts'
import type { WidgetSpec } from '../../src/elements/widget-spec.ts'

export const preferencesSpec = {
  tag: 'research-preferences',
  attributes: {
    tab: { type: 'enum', values: ['research', 'access'], default: 'research' },
    'url-state': { type: 'enum', values: ['memory', 'page'], default: 'memory' },
    'category-order': { type: 'string', default: '' },
    'search-text': { type: 'string', default: '' },
    'truncate-threshold': { type: 'number', default: 3, min: 1, max: 100 },
    'irrelevant-cris': { type: 'string', default: '' },
  },
} as const satisfies WidgetSpec

export const preferencesDocs: WidgetDocs<typeof preferencesSpec> = {
  summary:
    'What a client receives: distribution preferences with their editor, and the switches of the email preferences by region.',
  attributes: {
    tab: 'The tab it begins with; where the address names the tab, the one it shows.',
    'url-state':
      'Where the active tab is kept: in memory, or in the path of the page, `/research_preferences` and `/sales_access_preferences` (the portal does so).',
    'category-order':
      'Categories joined by `;`: the order of the phrases of a preference’s summary. Those not named follow in the usual order.',
    'search-text': 'Shows the preferences that name a value with this text; the reader may change it.',
    'truncate-threshold': 'Values of a category that a summary names; of more it tells the number.',
    'irrelevant-cris':
      'Keys joined by `;`: interest records with one of them are none of this element’s, not shown and kept at every save.',
  },
  events: ['research-navigate', 'research-unsaved', 'research-error'],
  parts: ['heading', 'button', 'field', 'card', 'table', 'notice', 'dialog'],
}
