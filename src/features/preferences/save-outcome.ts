import { ApiError } from '#api/errors.ts'

/** How a save ended; whatever it was, the draft is the editor's to keep. */
export type SaveOutcome =
  | { state: 'saved' }
  /** Refused or lost: `messages` are what to say (R360, R361); none: that something went wrong. */
  | { state: 'failed'; messages: readonly string[] }
  /** Meanwhile somebody saved another list: nothing was saved, and the list shown is now the newest. */
  | { state: 'changed-elsewhere' }

/** Every fault that the server found, each once; else what the failure says, where it says anything. */
export function messagesOf(failure: unknown): readonly string[] {
  const texts = failure instanceof ApiError ? failure.errors : []
  const said = [...new Set(texts)].filter((text) => text !== '')
  if (said.length > 0) return said
  return failure instanceof Error && failure.message ? [failure.message] : []
}
