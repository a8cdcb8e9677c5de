import type { WidgetDocs } from '#widgets/runtime/widget-docs.ts'
import type { WidgetSpec } from '#widgets/runtime/widget-spec.ts'

export const eventSpec = {
  tag: 'research-event',
  attributes: {
    'event-id': { type: 'string', default: '', required: true },
  },
} as const satisfies WidgetSpec

export const eventDocs: WidgetDocs<typeof eventSpec> = {
  summary:
    'One event: when and where it is, its files, its companies, analysts and sectors, and what the user can do: register, request access, take either back, join, or watch the replay. From 860 px of width the facts stand beside the text.',
  attributes: { 'event-id': 'The id of the event.' },
  events: ['research-navigate', 'research-registered', 'research-withdrawn', 'research-title', 'research-error'],
  parts: ['heading', 'button', 'notice', 'dialog'],
}
