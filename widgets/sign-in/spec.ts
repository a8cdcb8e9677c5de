import type { WidgetDocs } from '#widgets/runtime/widget-docs.ts'
import type { WidgetSpec } from '#widgets/runtime/widget-spec.ts'

export const signInSpec = {
  tag: 'research-sign-in',
  attributes: { 'passwordless-token': { type: 'string', default: '' } },
} as const satisfies WidgetSpec

export const signInDocs: WidgetDocs<typeof signInSpec> = {
  summary:
    'Signs a user in with user name and password, with a link by email or with a passkey, and with a code where the account has two-step verification. Passkeys are offered on the domain of the portal only. Shows who is signed in, and signs out.',
  attributes: {
    'passwordless-token':
      'The token of a sign-in link. The element shows whose link it is, and its button signs in; it works once.',
  },
  events: ['research-signed-in', 'research-navigate', 'research-error'],
  parts: ['button', 'field', 'notice'],
}
