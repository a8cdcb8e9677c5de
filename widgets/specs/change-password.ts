import type { WidgetDocs } from '../../src/elements/widget-docs.ts'
import type { WidgetSpec } from '../../src/elements/widget-spec.ts'

export const changePasswordSpec = { tag: 'research-change-password', attributes: {} } as const satisfies WidgetSpec

export const changePasswordDocs: WidgetDocs<typeof changePasswordSpec> = {
  summary: 'Changes the password of whoever is signed in, and signs out.',
  attributes: {},
  events: ['research-signed-out', 'research-navigate', 'research-error'],
  parts: ['heading', 'button', 'field', 'notice'],
}
