import { suggestedDocuments } from '#api/suggested-documents.ts'
import type { WebDocument } from '#contract/document.ts'
import { createResource, type Resource } from '#session/resource.ts'

/** What the API suggests to this reader, at most `limit` documents (R240). */
export const createSuggestion = (limit: number, onFailure: (failure: Error) => void): Resource<WebDocument[]> =>
  createResource({ fetch: (signal) => suggestedDocuments(limit, signal), onFailure })
