import type { WidgetDocs } from '#widgets/runtime/widget-docs.ts'
import type { WidgetSpec } from '#widgets/runtime/widget-spec.ts'

export const preferencesSpec = {
  tag: 'research-preferences',
  attributes: {
    tab: { type: 'enum', values: ['research', 'access', 'following'], default: 'research' },
    'url-state': { type: 'enum', values: ['memory', 'page'], default: 'memory' },
    'category-order': { type: 'string', default: '' },
    'search-text': { type: 'string', default: '' },
    'truncate-threshold': { type: 'number', default: 3, min: 1, max: 100 },
    'irrelevant-cris': { type: 'string', default: '' },
  },
} as const satisfies WidgetSpec

export const preferencesDocs: WidgetDocs<typeof preferencesSpec> = {
  summary:
    'What a client receives: distribution preferences with an editor, email preferences by region, and what the user follows and is alerted to.',
  attributes: {
    tab: 'The initial tab. If the address names the tab, the tab that is shown. An API without saved searches has no tab `following`.',
    'url-state':
      'Where the active tab is kept: in memory, or in the path of the page, `/research_preferences`, `/sales_access_preferences` or `/following_preferences`, as in the portal.',
    'category-order':
      'Order of the categories in the summary of a preference, separated by `;`. The other categories follow in their default order.',
    'search-text': 'Initial search text; shows the preferences with a value that contains it. The user can change it.',
    'truncate-threshold': 'Number of values of a category that a summary lists; beyond it, the summary gives a count.',
    'irrelevant-cris':
      'Keys separated by `;`. Interest records with one of these keys belong to another system: they are not shown, and every save keeps them.',
  },
  events: ['research-navigate', 'research-unsaved', 'research-error'],
  parts: ['heading', 'button', 'field', 'card', 'table', 'notice', 'dialog'],
}
