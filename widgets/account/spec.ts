import type { WidgetDocs } from '#widgets/runtime/widget-docs.ts'
import type { WidgetSpec } from '#widgets/runtime/widget-spec.ts'

export const accountSpec = { tag: 'research-account', attributes: {} } as const satisfies WidgetSpec

export const accountDocs: WidgetDocs<typeof accountSpec> = {
  summary:
    'Who is signed in, and the sessions of the user with device, address and last use; one or all others can be signed out. Passkeys are added, renamed and removed here, and two-step verification by an authenticator app is set up and removed. Leads to the change of the password.',
  attributes: {},
  events: ['research-navigate', 'research-error'],
  parts: ['heading', 'button', 'field', 'notice', 'dialog'],
}
