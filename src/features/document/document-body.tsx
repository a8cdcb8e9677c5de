import { useCallback, useRef, useState } from 'react'
import { attachmentOf } from '../../api/links.ts'
import { documentTexts as t } from '../../text/document.ts'
import { Failed } from '../../toolkit/states/failed.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { UntrustedHtml } from '../../ui/untrusted-html.tsx'
import { useLazy } from '../../ui/use-lazy.ts'
import type { OpenDocument } from './document.store.ts'
import { canMark } from './find-marks.ts'
import { type Mode, Tools } from './tools.view.tsx'

const loadFind = () => import('./find-bar.tsx').then(({ FindBar }) => FindBar)
const loadPdf = () => import('./pdf.tsx').then(({ Pdf }) => Pdf)

const PDF = /^application\/pdf\b/i

type DocumentBodyProps = {
  opened: OpenDocument
  /** The page to show first, from 1. */
  page: number
  onDownload: (url: URL) => void
}

/** A document's text, or its PDF once that is asked for: a page that allows no frames is asked for none. */
export function DocumentBody({ opened: { document, html }, page, onDownload }: DocumentBodyProps) {
  const [mode, setMode] = useState<Mode>('text')
  const [isFinding, setFinding] = useState(false)
  const [root, setRoot] = useState<ShadowRoot>()
  const find = useLazy(loadFind, isFinding)
  const pdf = useLazy(loadPdf, mode === 'pdf')
  const findButton = useRef<HTMLButtonElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)

  const attachment = attachmentOf(document)
  const isPdf = PDF.test(document.attachment_content_type ?? '')
  const file = attachment.kind === 'file' && isPdf ? attachment.url : undefined
  const isText = mode === 'text' || !file
  const endFinding = useCallback(() => {
    setFinding(false)
    findButton.current?.focus()
  }, [])
  const print = () => {
    if (isText) return window.print()
    const shown = frame.current?.contentWindow
    try {
      if (shown) return shown.print()
    } catch {
      // Some browsers show a PDF as a page of another origin.
    }
    onDownload(file)
  }
  const choose = (chosen: Mode) => {
    setMode(chosen)
    setFinding(false)
    setRoot(undefined)
  }
  const searched = isText && isFinding ? root : undefined
  return (
    <>
      <Tools
        document={document}
        page={page}
        mode={file && mode}
        onMode={choose}
        onFind={isText && root && canMark() ? () => (isFinding ? endFinding() : setFinding(true)) : undefined}
        isFinding={isFinding}
        findButton={findButton}
        onPrint={!isText || html ? print : undefined}
        onDownload={onDownload}
      />
      <div className="r-document__body" tabIndex={-1}>
        {searched && find.part && <find.part root={searched} onClose={endFinding} />}
        {searched && find.failed && <Failed text={t.findFailed} onRetry={find.want} />}
        {!isText ? (
          pdf.failed ? (
            <Failed text={t.pdfFailed} onRetry={pdf.want} />
          ) : pdf.part ? (
            <pdf.part url={file} title={document.title || t.untitled} page={page} frame={frame} />
          ) : (
            <div className="r-document__pdf" />
          )
        ) : html ? (
          <UntrustedHtml
            html={html}
            page={page}
            label={t.text}
            failedText={t.textFailed}
            retryLabel={t.retry}
            onShown={setRoot}
          />
        ) : (
          <EmptyState text={t.notFound} />
        )}
      </div>
    </>
  )
}
