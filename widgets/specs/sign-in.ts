import type { WidgetDocs } from '../../src/elements/widget-docs.ts'
import type { WidgetSpec } from '../../src/elements/widget-spec.ts'

export const signInSpec = {
  tag: 'research-sign-in',
  attributes: { 'passwordless-token': { type: 'string', default: '' } },
} as const satisfies WidgetSpec

export const signInDocs: WidgetDocs<typeof signInSpec> = {
  summary: 'Signs a client in by user name and password or by a link, shows who is signed in, and signs out.',
  attributes: { 'passwordless-token': 'The token of a sign-in link, which is used at once and only once.' },
  events: ['research-signed-in', 'research-signed-out', 'research-navigate', 'research-error'],
  parts: ['button', 'field', 'notice'],
}
