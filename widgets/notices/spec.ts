import type { WidgetDocs } from '#widgets/runtime/widget-docs.ts'
import type { WidgetSpec } from '#widgets/runtime/widget-spec.ts'

export const noticesSpec = { tag: 'research-notices', attributes: {} } as const satisfies WidgetSpec

export const noticesDocs: WidgetDocs<typeof noticesSpec> = {
  summary:
    'Notifications of the other elements on the page and of the previous page. It takes no space while there are none. If a page has several, the first visible one shows them.',
  attributes: {},
  events: [],
  parts: ['notice'],
}
