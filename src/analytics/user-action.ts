/** What a user did, in the API's words (C41). */
export type UserAction =
  | { type: 'Page Open' }
  | { type: 'Search' }
  | { type: 'Document Preview'; documentId: string }
  | { type: 'Roadshow Open'; roadshowId: string }

/**
 * What is recorded, for a host's own statistics, on `document`: no id of the chain and nothing of the session. It is not told
 * where the setting `analytics` is `off`.
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
