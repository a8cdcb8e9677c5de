import type { WidgetDocs } from '#widgets/runtime/widget-docs.ts'
import type { WidgetSpec } from '#widgets/runtime/widget-spec.ts'

export const landingSpec = {
  tag: 'research-landing',
  attributes: {
    'hide-sign-in': { type: 'boolean' },
    'url-state': { type: 'enum', values: ['memory', 'page'], default: 'memory' },
  },
} as const satisfies WidgetSpec

export const landingDocs: WidgetDocs<typeof landingSpec> = {
  summary: 'The landing page: headline, sign-in form, and the provider’s own sections and footer.',
  attributes: {
    'hide-sign-in': 'Hides the sign-in form, also from visitors who are not signed in.',
    'url-state':
      'Whether opening a section sets the hash of the page (`page`, as in the portal) or leaves the address alone (`memory`). A hash in the address is followed either way.',
  },
  events: ['research-signed-in', 'research-navigate', 'research-error'],
  slots: {
    action: 'Where to go next, below the lines under the headline: for example a link.',
    figure: 'A figure beside the headline: for example `<research-changes anonymous view="chart">`.',
    proof: 'What your research looks like, below the headline: for example `<research-changes anonymous>`.',
  },
  parts: ['heading', 'button', 'field', 'notice', 'dialog'],
}
