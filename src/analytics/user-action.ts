/** What a user did, in the API's words (C41). */
export type UserAction =
  | { type: 'Page Open' }
  | { type: 'Search' }
  | { type: 'Document Preview'; documentId: string }
  | { type: 'Document Read'; documentId: string }
  | { type: 'Roadshow Open'; roadshowId: string }

/**
 * Dispatched on `document` for a host's own statistics. It holds no id of the chain and nothing of the session. If the
 * setting `analytics` is `off`, it is not dispatched.
 */
export class AnalyticsEvent extends CustomEvent<UserAction & { url: string }> {
  constructor(detail: UserAction & { url: string }) {
    super('research-analytics', { detail })
  }
}

declare global {
  interface DocumentEventMap {
    'research-analytics': AnalyticsEvent
  }
}
