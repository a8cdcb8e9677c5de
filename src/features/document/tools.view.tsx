import type { RefObject } from 'react'
import { getAttachment } from '#api/links.ts'
import { portalLink } from '#config/config.ts'
import type { WebDocumentDetail } from '#contract/document.ts'
import { AccessArea } from '#entities/access/access-area.tsx'
import { KeepButton } from '#entities/reading-list/keep-button.tsx'
import { documentTexts } from '#i18n/en/document.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { Button } from '#ui/button/button.tsx'
import { lockIcon } from '#ui/icons/icons-more.ts'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { CopyLink } from './copy-link.tsx'
import { mediaKind } from './media-kind.ts'

export type Mode = 'text' | 'pdf'

type ToolsProps = {
  document: WebDocumentDetail
  /** The page in the link, from 1. */
  page: number
  /** Undefined: no choice. */
  mode: Mode | undefined
  onMode: (mode: Mode) => void
  /** Undefined: nothing to search, or the browser cannot highlight. */
  onFind: (() => void) | undefined
  isFinding: boolean
  findButton: RefObject<HTMLButtonElement | null>
  onPrint: (() => void) | undefined
  onDownload: (url: URL) => void
  onNavigate: (href: string) => boolean
}

/** The tools of a document, in one row: words without icons, so that the text has the attention. */
export function Tools({ document, page, mode, onMode, findButton, ...props }: ToolsProps) {
  const t = useTexts(documentTexts)
  const { onFind, isFinding, onPrint, onDownload, onNavigate } = props
  const link = buildLink(document, page)
  return (
    <div className="r-document__tools">
      {mode && (
        <SegmentedControl label={t.mode} options={{ text: t.asText, pdf: t.asPdf }} value={mode} onChange={onMode} />
      )}
      {onFind && (
        <Button buttonRef={findButton} aria-expanded={isFinding} onClick={onFind}>
          {t.find}
        </Button>
      )}
      {onPrint && <Button onClick={onPrint}>{t.print}</Button>}
      {typeof document.saved === 'boolean' && document.permissioned !== false && (
        <KeepButton id={document.id} title={document.title || t.untitled} saved={document.saved} />
      )}
      {link && <CopyLink link={link} />}
      <FileButton document={document} onDownload={onDownload} />
      <AccessArea document={document} onNavigate={onNavigate} />
    </div>
  )
}

/** The document's address in the portal, with the open page. */
function buildLink({ external_reference: reference, id }: WebDocumentDetail, page: number): string | undefined {
  const url = portalLink(`/document/${encodeURIComponent(reference || id)}`)
  if (url && page > 1) url.hash = `page=${page}`
  return url?.href
}

type FileButtonProps = { document: WebDocumentDetail; onDownload: (url: URL) => void }

/** The document's file; greyed out with a reason if the client is not entitled to it (R261). */
function FileButton({ document, onDownload }: FileButtonProps) {
  const language = useLanguage()
  const t = useTexts(documentTexts)
  const attachment = getAttachment(document)
  if (attachment.kind === 'none') return null
  const label = fill(t.open, { kind: mediaKind(document.attachment_content_type, language) })
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
  return <Button onClick={() => onDownload(attachment.url)}>{label}</Button>
}
