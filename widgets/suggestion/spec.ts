import type { WidgetDocs } from '#widgets/runtime/widget-docs.ts'
import type { WidgetSpec } from '#widgets/runtime/widget-spec.ts'

export const suggestionSpec = {
  tag: 'research-suggestion',
  attributes: { limit: { type: 'number', default: 1, min: 1, max: 10 } },
} as const satisfies WidgetSpec

export const suggestionDocs: WidgetDocs<typeof suggestionSpec> = {
  summary: 'Suggested documents under a heading.',
  attributes: { limit: 'Maximum number of documents.' },
  events: ['research-open-document', 'research-navigate', 'research-error'],
  parts: ['heading', 'button', 'card', 'dialog'],
}
