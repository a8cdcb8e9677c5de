import type { WidgetDocs } from '../../src/elements/widget-docs.ts'
import type { WidgetSpec } from '../../src/elements/widget-spec.ts'

export const resetPasswordSpec = {
  tag: 'research-reset-password',
  attributes: { 'reset-token': { type: 'string', default: '' } },
} as const satisfies WidgetSpec

export const resetPasswordDocs: WidgetDocs<typeof resetPasswordSpec> = {
  summary: 'Asks for a link to reset a password; with the token of such a link, sets a new one.',
  attributes: { 'reset-token': 'The token of a reset link. Empty: a link is asked for.' },
  events: ['research-navigate', 'research-error'],
  parts: ['heading', 'button', 'field', 'notice'],
}
