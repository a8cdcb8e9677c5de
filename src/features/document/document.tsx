import { useEffect, useMemo } from 'react'
import { useStore } from '../../lib/use-store.ts'
import { documentTexts as t } from '../../text/document.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { createDocument } from './document.store.ts'
import { DocumentSkeleton, DocumentView } from './document.view.tsx'

type DocumentProps = {
  /** An external reference, or an id. */
  documentId: string
  onDownload: (url: URL) => void
  onFailure: (failure: Error) => void
}

/** One document by itself (R338–R340). */
export function DocumentReader({ documentId, onDownload, onFailure }: DocumentProps) {
  const store = useMemo(() => createDocument(documentId, onFailure), [documentId, onFailure])
  useEffect(() => store.start(), [store])
  const document = useStore(store.$document)
  switch (document.state) {
    case 'loading':
      return <DocumentSkeleton />
    case 'failed':
      return <ErrorState text={t.failed} retry={{ label: t.retry, onRetry: store.retry }} />
    case 'ready':
      return <DocumentView opened={document.value} onDownload={onDownload} />
  }
}
