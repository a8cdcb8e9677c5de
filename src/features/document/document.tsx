import { useEffect, useMemo, useState } from 'react'
import { portalLink } from '../../config/config.ts'
import { useStore } from '../../lib/use-store.ts'
import { documentTexts as t } from '../../text/document.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { asking } from '../../ui/follow.ts'
import { Notice } from '../../ui/notice.tsx'
import { createDocument } from './document.store.ts'
import { DocumentFailure, DocumentSkeleton, DocumentView } from './document.view.tsx'

type DocumentProps = {
  /** An external reference, or an id. */
  documentId: string
  /** The page to open it at, from 1. */
  page: number
  /** Whether a link of the portal may be followed. */
  onNavigate: (href: string) => boolean
  /** Opens a file; whether that went well. */
  onDownload: (url: URL) => Promise<boolean>
  onFailure: (failure: Error) => void
}

/** One document by itself (R338–R340). */
export function DocumentReader({ documentId, page, onNavigate, onDownload, onFailure }: DocumentProps) {
  const store = useMemo(() => createDocument(documentId, onFailure), [documentId, onFailure])
  useEffect(() => store.start(), [store])
  const document = useStore(store.$state)
  const [downloadFailed, setDownloadFailed] = useState(false)
  switch (document.state) {
    case 'signed-out': {
      const href = portalLink('/login')?.href ?? '/login'
      const link = (
        <ButtonLink variant="primary" href={href} onClick={asking(() => onNavigate(href))}>
          {t.signIn}
        </ButtonLink>
      )
      return <EmptyState text={t.signedOut} action={link} />
    }
    case 'loading':
      return <DocumentSkeleton />
    case 'failed':
      return <DocumentFailure error={document.error} retrying={document.retrying} onRetry={store.retry} />
    case 'ready':
      return (
        <>
          {downloadFailed && (
            <Notice dismiss={{ label: t.close, onDismiss: () => setDownloadFailed(false) }}>{t.downloadFailed}</Notice>
          )}
          <DocumentView
            opened={document.value}
            page={page}
            onDownload={async (url) => setDownloadFailed(!(await onDownload(url)))}
          />
        </>
      )
  }
}
