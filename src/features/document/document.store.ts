import { atom, type ReadableAtom } from 'nanostores'
import { capture } from '../../analytics/capture.ts'
import { documentPreview, findDocument } from '../../api/documents.ts'
import type { WebDocumentDetail } from '../../contract/document.ts'
import { latest } from '../../lib/latest.ts'
import { $session, readerOf } from '../../session/session.store.ts'

/** A document and its HTML, untrusted; an empty text is a document that has none. */
export type OpenDocument = { document: WebDocumentDetail; html: string }

type DocumentState =
  | { state: 'signed-out' }
  | { state: 'loading' }
  | { state: 'failed'; error: Error & { status?: number } }
  | ({ state: 'ready' } & OpenDocument)

export type DocumentStore = {
  $document: ReadableAtom<DocumentState>
  retry(): void
  /** Loads the document, anew for another reader; the result gives up what is under way. */
  start(): () => void
}

export function createDocument(idOrReference: string, onFailure: (failure: Error) => void): DocumentStore {
  const $document = atom<DocumentState>({ state: $session.get().state === 'signed-out' ? 'signed-out' : 'loading' })
  const loader = latest()

  const fetchBoth = async (signal: AbortSignal): Promise<OpenDocument> => {
    const document = await findDocument(idOrReference, signal)
    const { html_content } = await documentPreview(document.external_reference || document.id, signal)
    return { document, html: html_content ?? '' }
  }

  const load = () => {
    if ($session.get().state === 'signed-out') {
      loader.stop()
      return $document.set({ state: 'signed-out' })
    }
    $document.set({ state: 'loading' })
    loader.run(fetchBoth, (outcome) => {
      if (outcome.status === 'rejected') {
        $document.set({ state: 'failed', error: outcome.reason })
        return onFailure(outcome.reason)
      }
      $document.set({ state: 'ready', ...outcome.value })
      capture({ type: 'Document Preview', documentId: outcome.value.document.id })
    })
  }

  return {
    $document,
    retry: load,
    start() {
      load()
      let reader = readerOf($session.get())
      const stopSession = $session.listen((session) => {
        if (readerOf(session) === reader) return
        reader = readerOf(session)
        load()
      })
      return () => {
        stopSession()
        loader.stop()
      }
    },
  }
}
