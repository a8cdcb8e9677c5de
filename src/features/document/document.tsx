import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { useDownload } from '#entities/file/use-download.tsx'
import { documentTexts } from '#i18n/en/document.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { SignedOut } from '#ui/states/signed-out.tsx'
import { createDocument } from './document.store.ts'
import { DocumentFailure, DocumentSkeleton, DocumentView } from './document.view.tsx'

/** Without the code nothing is recorded, and nothing else is missing. */
const ignore = () => {}

type DocumentProps = {
  /** An external reference, or an id. */
  documentId: string
  /** The page to open, from 1. */
  page: number
  /** Words to find in the text when it is shown; '' for none. */
  find: string
  /** Whether a link of the portal may be followed. */
  onNavigate: (href: string) => boolean
  /** Opens a file. Resolves to whether it succeeded. */
  onDownload: (url: URL) => Promise<boolean>
  onTitle: (title: string) => void
  onFailure: (failure: Error) => void
}

/** One document by itself (R338–R340). */
export function DocumentPage({ documentId, page, find, onNavigate, onDownload, onTitle, onFailure }: DocumentProps) {
  const t = useTexts(documentTexts)
  const store = useMemo(() => createDocument(documentId, onTitle, onFailure), [documentId, onTitle, onFailure])
  useEffect(() => store.start(), [store])
  const document = useStore(store.$state)
  const shownId = document.state === 'ready' ? document.value.document.id : undefined
  useEffect(() => {
    if (shownId === undefined) return
    // Its code may come late: it is needed only after 30 seconds.
    const life = new AbortController()
    import('./reading-time.ts').then(({ recordReading }) => recordReading(shownId, life.signal), ignore)
    return () => life.abort()
  }, [shownId])
  const { download, message } = useDownload(onDownload)
  const shown = () => {
    switch (document.state) {
      case 'signed-out':
        return <SignedOut text={t.signedOut} onNavigate={onNavigate} />
      case 'loading':
        return <DocumentSkeleton />
      case 'failed':
        return <DocumentFailure error={document.error} retrying={document.retrying} onRetry={store.retry} />
      case 'ready':
        return (
          <>
            <DocumentView
              opened={document.value}
              page={page}
              find={find}
              onNavigate={onNavigate}
              onDownload={download}
            />
            {message}
          </>
        )
    }
  }
  return <div tabIndex={-1}>{shown()}</div>
}
