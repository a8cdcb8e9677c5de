import type { WidgetDocs } from '#widgets/runtime/widget-docs.ts'
import type { WidgetSpec } from '#widgets/runtime/widget-spec.ts'

export const followingSpec = {
  tag: 'research-following',
  attributes: {
    limit: { type: 'number', default: 8, min: 1, max: 100 },
    heading: { type: 'string', default: '' },
    compact: { type: 'boolean' },
    'hide-empty': { type: 'boolean' },
    'with-searches': { type: 'boolean' },
  },
} as const satisfies WidgetSpec

export const followingDocs: WidgetDocs<typeof followingSpec> = {
  summary:
    'The companies, analysts and sectors that the user follows, each with its newest document, companies with rating, target, last close and upside, and the saved searches on request.',
  attributes: {
    limit: 'Number of rows that are shown at first.',
    heading: 'Heading of the list, instead of `Following`.',
    compact: 'Where it is narrow, gives each one line with rating, last close and upside, and leads to the whole list.',
    'hide-empty': 'Shows nothing if the user follows nothing.',
    'with-searches': 'Lists the saved searches below, each with the number of new documents, if the user has any.',
  },
  events: ['research-open-document', 'research-navigate', 'research-error'],
  parts: ['heading', 'table', 'button', 'dialog'],
}
