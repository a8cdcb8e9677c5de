import type { WebDocument } from '#contract/document.ts'

/**
 * The first document that was there at the last visit, in ms, among documents from the newest one on. Undefined if nothing
 * is new, if everything shown is, or if there was no visit.
 */
export function findOlder(documents: readonly WebDocument[], lastVisit: number | undefined): WebDocument | undefined {
  if (lastVisit === undefined) return undefined
  const at = documents.findIndex(({ publication_date: date }) => !date || Date.parse(date) <= lastVisit)
  return at > 0 ? documents[at] : undefined
}
