import type { WebDocument } from '#contract/document.ts'

/** When a document became available, in ms; an API that does not say so tells the date of publication. */
const availableAt = ({ available_at, publication_date }: WebDocument) =>
  Date.parse(available_at ?? publication_date ?? '')

/** `older`: the document before which the line stands; `marked`: what is new and not above that line. */
type SinceVisit = { older: WebDocument | undefined; marked: readonly WebDocument[] }

/**
 * What of a list is new since the last visit, in ms. A line parts the new documents at its beginning from the others; a document
 * further down, for example one with an old date that was imported since, is marked by itself. No visit: nothing is new.
 */
export function findNew(
  documents: readonly WebDocument[],
  { lastVisit, isNewestFirst }: { lastVisit: number | undefined; isNewestFirst: boolean },
): SinceVisit {
  if (lastVisit === undefined) return { older: undefined, marked: [] }
  const isNew = (document: WebDocument) => availableAt(document) > lastVisit
  if (!isNewestFirst) return { older: undefined, marked: documents.filter(isNew) }
  const at = documents.findIndex((document) => !isNew(document))
  if (at < 0) return { older: undefined, marked: [] }
  return { older: at > 0 ? documents[at] : undefined, marked: documents.slice(at).filter(isNew) }
}
