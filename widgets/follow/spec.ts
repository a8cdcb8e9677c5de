import type { WidgetDocs } from '#widgets/runtime/widget-docs.ts'
import type { WidgetSpec } from '#widgets/runtime/widget-spec.ts'

export const followSpec = {
  tag: 'research-follow',
  attributes: {
    'tag-id': { type: 'string', default: '', required: true },
    name: { type: 'string', default: '' },
  },
} as const satisfies WidgetSpec

export const followDocs: WidgetDocs<typeof followSpec> = {
  summary: 'A button that follows a company, an analyst or a sector. All elements and tabs show the same state.',
  attributes: {
    'tag-id': 'The id of the company, analyst or sector.',
    name: 'The name of what is followed, for the accessible name of the button.',
  },
  events: ['research-navigate', 'research-error'],
  parts: ['button'],
}
