/** What the routes' schemas do not say of a call; `open-api/complete.ts` puts both together. */
export type Operation = {
  /** Unique; what generated clients name their function by. */
  id: string
  summary: string
  tag: 'Session' | 'Passwords' | 'Documents' | 'Tags' | 'Events' | 'Preferences' | 'Content' | 'Files' | 'Analytics'
  /** Examples of parameters, by name; those of the list parameters stand in `parameters.ts`. */
  parameters?: Readonly<Record<string, string>>
  /** An example of the request's body. */
  body?: unknown
  /** An example of what is answered with 200; undefined where that is 204 or a file. */
  answer?: unknown
  /** Of a file: its media types. */
  files?: readonly string[]
  /** Who may call it; left out: what the route says, else everybody. */
  access?: 'link'
  /** Statuses besides 200 or 204 and the errors, with what they mean. */
  also?: Readonly<Record<number, string>>
}

/** Calls by method and path: `GET /api/tags/{id}`. */
export type Operations = Readonly<Record<string, Operation>>

/** An answer of a list with one record. */
export const listOf = (record: unknown, metadata: object = {}) => ({
  records: [record],
  pagination_metadata: { page: 1, num_pages: 1, max_records: 1, ...metadata },
})

export const notChanged = { 304: 'What the client has is still good: `If-None-Match` was the `ETag`.' }
