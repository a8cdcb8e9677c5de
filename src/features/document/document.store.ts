import { record } from '#analytics/record.ts'
import { documentPreview, findDocument } from '#api/documents.ts'
import type { WebDocumentDetail } from '#contract/document.ts'
import { createResource, type Resource } from '#session/resource.ts'

/** A document and its untrusted HTML; an empty text means it has none. */
export type OpenDocument = { document: WebDocumentDetail; html: string }

/** Loads one document (R338–R340) and records that it was opened (R264). Without an id nothing is requested. */
export const createDocument = (
  idOrReference: string,
  onTitle: (title: string) => void,
  onFailure: (failure: Error) => void,
): Resource<OpenDocument> =>
  createResource({
    waits: idOrReference === '',
    async fetch(signal) {
      const document = await findDocument(idOrReference, signal)
      const { html_content } = await documentPreview(document.external_reference || document.id, signal)
      return { document, html: html_content ?? '' }
    },
    onReady({ document }) {
      void record({ type: 'Document Preview', documentId: document.id })
      if (document.title) onTitle(document.title)
    },
    onFailure,
  })
