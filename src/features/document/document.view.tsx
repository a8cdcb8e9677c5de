import { attachmentOf } from '../../api/links.ts'
import { config } from '../../config/config.ts'
import type { WebDocumentDetail } from '../../contract/document.ts'
import { formatDate } from '../../lib/dates.ts'
import { fill } from '../../lib/fill.ts'
import { documentTexts as t } from '../../text/document.ts'
import { mediaKind } from '../../text/media-kind.ts'
import { Failed } from '../../toolkit/states/failed.tsx'
import { Button } from '../../ui/button.tsx'
import { DocumentType } from '../../ui/document-type.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { downloadIcon, lockIcon } from '../../ui/icons-more.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { UntrustedHtml } from '../../ui/untrusted-html.tsx'
import type { OpenDocument } from './document.store.ts'

type DocumentViewProps = {
  opened: OpenDocument
  /** The page to show first, from 1. */
  page: number
  onDownload: (url: URL) => void
}

/** A document to read: what it is, its file, its text (R339, R340). */
export function DocumentView({ opened, page, onDownload }: DocumentViewProps) {
  const { document, html } = opened
  const { document_type: type, publication_date: date, page_count: pages, subtitle, region } = document
  return (
    <div className="r-document">
      <p className="r-document__facts">
        {type && <DocumentType type={type} />}
        {date && <time dateTime={date}>{formatDate(date, 'long', config().locale)}</time>}
        {region && <span>{region}</span>}
        {pages ? <span>{pages === 1 ? t.page : fill(t.pages, { count: pages })}</span> : null}
      </p>
      <PageTitle actions={<FileButton document={document} onDownload={onDownload} />}>
        {document.title || t.untitled}
      </PageTitle>
      {subtitle && <p className="r-document__subtitle">{subtitle}</p>}
      {html ? (
        <UntrustedHtml html={html} page={page} label={t.text} failedText={t.textFailed} retryLabel={t.retry} />
      ) : (
        <EmptyState text={t.notFound} />
      )}
    </div>
  )
}

type FileButtonProps = { document: WebDocumentDetail; onDownload: (url: URL) => void }

/** The document's file; greyed with its reason where the client is not entitled to it (R261). */
function FileButton({ document, onDownload }: FileButtonProps) {
  const attachment = attachmentOf(document)
  if (attachment.kind === 'none') return null
  const label = fill(t.open, { kind: mediaKind(document.attachment_content_type) })
  if (attachment.kind === 'locked')
    return (
      <Tooltip text={t.lockedFile}>
        {(describedBy) => (
          <Button icon={lockIcon} aria-disabled aria-describedby={describedBy}>
            {label}
          </Button>
        )}
      </Tooltip>
    )
  return (
    <Button icon={downloadIcon} onClick={() => onDownload(attachment.url)}>
      {label}
    </Button>
  )
}

type DocumentFailureProps = {
  error: Error & { status?: number; code?: string }
  retrying: boolean
  onRetry: () => void
}

/** Why there is nothing to read; trying again is offered only where it can help. */
export function DocumentFailure({ error, retrying, onRetry }: DocumentFailureProps) {
  if (error.status === 401 || error.status === 403) return <EmptyState text={t.lockedFile} />
  if (error.status === 404) return <EmptyState text={t.notFound} />
  return <Failed text={t.failed} error={error} retrying={retrying} onRetry={onRetry} />
}

/** The page's room while the document is on its way. */
export function DocumentSkeleton() {
  return (
    <div className="r-document" role="status" aria-busy="true" aria-label={t.loading}>
      <p className="r-document__facts">
        <Skeleton width={40} />
      </p>
      <Skeleton shape="heading" width={70} />
      <div className="r-document__lines">
        {[100, 96, 98, 60, 99, 94, 40].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    </div>
  )
}
