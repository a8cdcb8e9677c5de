import type { WidgetDocs } from '../../src/elements/widget-docs.ts'
import type { WidgetSpec } from '../../src/elements/widget-spec.ts'

export const suggestionSpec = {
  tag: 'research-suggestion',
  attributes: { limit: { type: 'number', default: 1, min: 1, max: 10 } },
} as const satisfies WidgetSpec

export const suggestionDocs: WidgetDocs<typeof suggestionSpec> = {
  summary: 'What is suggested to the client: the first documents of the API’s suggestions, under a heading.',
  attributes: { limit: 'Documents to suggest at most.' },
  events: ['research-open-document', 'research-navigate', 'research-error'],
  parts: ['heading', 'button', 'card', 'dialog'],
}
