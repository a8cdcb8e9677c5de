import type { WidgetDocs } from '#widgets/runtime/widget-docs.ts'
import type { WidgetSpec } from '#widgets/runtime/widget-spec.ts'

export const inboxSpec = {
  tag: 'research-inbox',
  attributes: {
    view: { type: 'enum', values: ['inbox', 'reading-list'], default: 'inbox' },
    'page-size': { type: 'number', default: 10, min: 1, max: 100 },
    limit: { type: 'number', default: 300, min: 1, max: 10_000 },
    heading: { type: 'string', default: '' },
    'hide-heading': { type: 'boolean' },
  },
} as const satisfies WidgetSpec

export const inboxDocs: WidgetDocs<typeof inboxSpec> = {
  summary:
    'New research that reached the user, with the reason for each document and what has not been read; or the documents that the user keeps to read later.',
  attributes: {
    view: '`inbox` shows the research that reached the user, `reading-list` what the user keeps to read later.',
    'page-size': 'Rows loaded at a time; also the number of skeleton rows.',
    limit: 'Maximum number of rows that can be loaded.',
    heading: 'Heading of the list, instead of `Inbox` or `Read later`.',
    'hide-heading': 'Shows no heading; screen readers still read it.',
  },
  events: ['research-open-document', 'research-navigate', 'research-error'],
  parts: ['heading', 'button', 'dialog'],
}
