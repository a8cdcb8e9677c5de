import type { WidgetDocs } from '#widgets/runtime/widget-docs.ts'
import type { WidgetSpec } from '#widgets/runtime/widget-spec.ts'

export const usageSpec = {
  tag: 'research-usage',
  attributes: {
    by: { type: 'enum', values: ['document', 'analyst', 'event', 'user', 'month'], default: 'document' },
    'page-size': { type: 'number', default: 20, min: 1, max: 100 },
    heading: { type: 'string', default: '' },
    'hide-heading': { type: 'boolean' },
  },
} as const satisfies WidgetSpec

export const usageDocs: WidgetDocs<typeof usageSpec> = {
  summary:
    "What a firm has opened, read, downloaded and replayed, for the firm's lead: by document, analyst, event, user or month, in a period, with export. Uses by machines stand apart. Other users are told that only a lead sees it.",
  attributes: {
    by: 'What each row is about at first.',
    'page-size': 'Rows of a page.',
    heading: 'Heading of the report, instead of `Readership`.',
    'hide-heading': 'Shows no heading; screen readers still read it.',
  },
  events: ['research-navigate', 'research-error'],
  parts: ['heading', 'button', 'field', 'table', 'notice'],
}
