import type { WidgetDocs } from '#widgets/runtime/widget-docs.ts'
import type { WidgetSpec } from '#widgets/runtime/widget-spec.ts'

export const changesSpec = {
  tag: 'research-changes',
  attributes: {
    days: { type: 'number', default: 7, min: 1, max: 92 },
    limit: { type: 'number', default: 6, min: 1, max: 100 },
    kinds: { type: 'string', default: '' },
    filters: { type: 'string', default: '' },
    heading: { type: 'string', default: '' },
    'hide-empty': { type: 'boolean' },
    anonymous: { type: 'boolean' },
    view: { type: 'enum', values: ['table', 'chart'], default: 'table' },
  },
} as const satisfies WidgetSpec

export const changesDocs: WidgetDocs<typeof changesSpec> = {
  summary: 'Changes of ratings and target prices, old and new, each with the note that says it.',
  attributes: {
    days: 'Length of the window in days, back from the newest research.',
    limit: 'Number of changes that are shown at first.',
    kinds:
      'Kinds joined by `;`: `initiation`, `upgrade`, `downgrade`, `suspension`, `reiteration`, `raised`, `cut`, `currency`. Without it, all but what stays as it was.',
    filters: 'Filters as a query string, such as `filter_Sector=Banks`.',
    heading: 'Heading of the list, instead of `Rating and target changes`.',
    'hide-empty': 'Shows nothing if there is no change that the user may know.',
    anonymous: 'Shows the public changes to visitors who are not signed in.',
    view: '`table`, or `chart`: the targets that were raised or cut as bars, the largest raise first, without notes.',
  },
  events: ['research-open-document', 'research-navigate', 'research-error'],
  parts: ['heading', 'button', 'table', 'dialog'],
}
