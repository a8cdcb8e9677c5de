import type { WidgetDocs } from '../../src/elements/widget-docs.ts'
import type { WidgetSpec } from '../../src/elements/widget-spec.ts'

export const landingSpec = {
  tag: 'research-landing',
  attributes: {
    'hide-sign-in': { type: 'boolean' },
    'url-state': { type: 'enum', values: ['memory', 'page'], default: 'memory' },
  },
} as const satisfies WidgetSpec

export const landingDocs: WidgetDocs<typeof landingSpec> = {
  summary: 'The front page: the headline, the sign-in beside it, and the provider’s own sections and footer.',
  attributes: {
    'hide-sign-in': 'Leaves the sign-in form out, also for visitors who are signed out.',
    'url-state':
      'Whether a section that a visitor chooses becomes the hash of the page’s address (`page`, as in the portal) or leaves the address alone. A hash in the address is followed either way.',
  },
  events: ['research-signed-in', 'research-signed-out', 'research-navigate', 'research-error'],
  parts: ['heading', 'button', 'field', 'notice', 'dialog'],
}
