import type { WidgetDocs } from '../../src/elements/widget-docs.ts'
import type { WidgetSpec } from '../../src/elements/widget-spec.ts'

export const signInSpec = { tag: 'research-sign-in', attributes: {} } as const satisfies WidgetSpec

export const signInDocs: WidgetDocs<typeof signInSpec> = {
  summary: 'Signs a client in by user name and password, shows who is signed in, and signs out.',
  attributes: {},
  events: ['research-signed-in', 'research-signed-out', 'research-navigate', 'research-error'],
}
