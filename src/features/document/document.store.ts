import { capture } from '#analytics/capture.ts'
import { documentPreview, findDocument } from '#api/documents.ts'
import type { WebDocumentDetail } from '#contract/document.ts'
import { createResource, type Resource } from '#session/resource.ts'

/** A document and its HTML, untrusted; an empty text is a document that has none. */
export type OpenDocument = { document: WebDocumentDetail; html: string }

/** One document to read (R338–R340); that it was opened is recorded (R264). Without an id nothing is asked for. */
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
      capture({ type: 'Document Preview', documentId: document.id })
      if (document.title) onTitle(document.title)
    },
    onFailure,
  })
