import type { WidgetDocs } from '../../src/elements/widget-docs.ts'
import type { WidgetSpec } from '../../src/elements/widget-spec.ts'

export const noticesSpec = { tag: 'research-notices', attributes: {} } as const satisfies WidgetSpec

export const noticesDocs: WidgetDocs<typeof noticesSpec> = {
  summary:
    'What the elements of the page, and the page before it, have to say to the reader; it takes no room while there is nothing. The first of the page that can be seen shows it.',
  attributes: {},
  events: [],
  parts: ['notice'],
}
