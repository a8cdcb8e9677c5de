import { suggestedDocuments } from '#api/suggested-documents.ts'
import type { WebDocument } from '#contract/document.ts'
import { createResource, type Resource } from '#session/resource.ts'

/** The documents that the API suggests to the user, at most `limit` (R240). */
export const createSuggestion = (limit: number, onFailure: (failure: Error) => void): Resource<WebDocument[]> =>
  createResource({ fetch: (signal) => suggestedDocuments(limit, signal), onFailure })
