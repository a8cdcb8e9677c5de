import type { WidgetDocs } from '#widgets/runtime/widget-docs.ts'
import type { WidgetSpec } from '#widgets/runtime/widget-spec.ts'

export const resetPasswordSpec = {
  tag: 'research-reset-password',
  attributes: { 'reset-token': { type: 'string', default: '' } },
} as const satisfies WidgetSpec

export const resetPasswordDocs: WidgetDocs<typeof resetPasswordSpec> = {
  summary: 'Requests a link to reset a password, or sets a new password with the token of such a link.',
  attributes: { 'reset-token': 'The token of a reset link. Empty: the element requests a link.' },
  events: ['research-navigate', 'research-error'],
  parts: ['heading', 'button', 'field', 'notice'],
}
