import type { WidgetDocs } from '#widgets/runtime/widget-docs.ts'
import type { WidgetSpec } from '#widgets/runtime/widget-spec.ts'

export const changePasswordSpec = { tag: 'research-change-password', attributes: {} } as const satisfies WidgetSpec

export const changePasswordDocs: WidgetDocs<typeof changePasswordSpec> = {
  summary: 'Changes the password of the signed-in user, then signs out.',
  attributes: {},
  events: ['research-navigate', 'research-error'],
  parts: ['heading', 'button', 'field', 'notice'],
}
