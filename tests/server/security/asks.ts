import type { AccessFacts, Reader } from './access-facts.ts'

/** What is asked of a route, and the status for a reader who is signed in. */
export type Ask = {
  url: string
  body?: object
  status: (reader: Reader) => number
}

/**
 * A route's expectation. `open`: the same for everybody, with or without a session. `session`: 401 without a good one. `secret`:
 * the call carries a secret of its own, which is wrong here.
 */
export type Expectation = { kind: 'open' | 'session'; asks: readonly Ask[] }

/** Records to ask for, among them of each kind that some reader may not see. */
export type Records = {
  finds: { byMeaning: boolean }
  facts: AccessFacts
  /** With its reference and the name of its file. */
  documents: readonly { id: number; reference: string; file: string | undefined }[]
  events: readonly number[]
  companies: readonly { id: number; value: string; model: number | null; tear_sheet_level: number | null }[]
  analyst: number
  inactive: { id: number; external_id: string }
  tickets: { good: string; ofInactive: string; ofEnded: string; video: string }
}

export const open = (...asks: readonly Omit<Ask, 'status'>[]): Expectation => opened(200, ...asks)
export const opened = (status: number, ...asks: readonly Omit<Ask, 'status'>[]): Expectation => ({
  kind: 'open',
  asks: asks.map((ask) => ({ ...ask, status: () => status })),
})
export const guarded = (...asks: readonly Ask[]): Expectation => ({ kind: 'session', asks })
export const read = (...urls: readonly string[]): Expectation =>
  guarded(...urls.map((url) => ({ url, status: () => 200 })))
export const post = (status: number, url: string, body: object): Expectation =>
  guarded({ url, body, status: () => status })

export const paged = (path: string) => [
  `/api/${path}`,
  `/api/${path}?page_size=100`,
  `/api/${path}?page_size=100&page=2`,
  `/api/${path}?search_term=turnover&page_size=100`,
]
