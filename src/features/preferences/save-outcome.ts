import { ApiError } from '#api/errors.ts'

/** The outcome of a save. The editor keeps the draft in any case. */
export type SaveOutcome =
  | { state: 'saved' }
  /** Refused or lost. `messages` are the server's (R360, R361); empty: show a general one. */
  | { state: 'failed'; messages: readonly string[] }
  /** Another window has saved another list. Nothing was saved, and the newest list is now shown. */
  | { state: 'changed-elsewhere' }

/** The server's messages without duplicates, else the message of the failure. */
export function getMessages(failure: unknown): readonly string[] {
  const texts = failure instanceof ApiError ? failure.errors : []
  const said = [...new Set(texts)].filter((text) => text !== '')
  if (said.length > 0) return said
  return failure instanceof Error && failure.message ? [failure.message] : []
}
