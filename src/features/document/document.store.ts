import { atom, type ReadableAtom } from 'nanostores'
import { capture } from '../../analytics/capture.ts'
import { documentPreview, findDocument } from '../../api/documents.ts'
import type { WebDocumentDetail } from '../../contract/document.ts'
import { latest } from '../../lib/latest.ts'
import { failed, type Loadable, loading, ready } from '../../lib/loadable.ts'

/** A document and its HTML, untrusted; an empty text is a document that has none. */
export type OpenDocument = { document: WebDocumentDetail; html: string }

export type DocumentStore = {
  $document: ReadableAtom<Loadable<OpenDocument>>
  retry(): void
  /** Loads the document; the result gives up what is under way. */
  start(): () => void
}

export function createDocument(idOrReference: string, onFailure: (failure: Error) => void): DocumentStore {
  const $document = atom<Loadable<OpenDocument>>(loading)
  const loader = latest()

  const fetchBoth = async (signal: AbortSignal): Promise<OpenDocument> => {
    const document = await findDocument(idOrReference, signal)
    const { html_content } = await documentPreview(document.external_reference || document.id, signal)
    return { document, html: html_content ?? '' }
  }

  const load = () => {
    $document.set(loading)
    loader.run(fetchBoth, (outcome) => {
      if (outcome.status === 'rejected') {
        $document.set(failed(outcome.reason))
        return onFailure(outcome.reason)
      }
      $document.set(ready(outcome.value))
      capture({ type: 'Document Preview', documentId: outcome.value.document.id })
    })
  }

  return {
    $document,
    retry: load,
    start() {
      load()
      return () => loader.stop()
    },
  }
}
