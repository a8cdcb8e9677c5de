import { ApiError } from './errors.ts'

/** The server's messages without duplicates, else the message of the failure. */
export function getMessages(failure: unknown): readonly string[] {
  const texts = failure instanceof ApiError ? failure.errors : []
  const said = [...new Set(texts)].filter((text) => text !== '')
  if (said.length > 0) return said
  return failure instanceof Error && failure.message ? [failure.message] : []
}
