import { ApiError } from './errors.ts'

/** The server's messages without duplicates, else the message of the failure. */
export function getMessages(failure: unknown): readonly string[] {
  const texts = failure instanceof ApiError ? failure.errors : []
  const said = [...new Set(texts)].filter((text) => text !== '')
  if (said.length > 0) return said
  return failure instanceof Error && failure.message ? [failure.message] : []
}

/** Why a change was not stored: what the server refuses, another try does not change, so its words say it; else `otherwise`. */
export const getRefusal = (failure: unknown, otherwise: string): string =>
  failure instanceof ApiError && (failure.status === 422 || failure.status === 403)
    ? getMessages(failure).join(' ')
    : otherwise
