import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { getAttachment } from '#api/links.ts'
import { documentTexts } from '#i18n/en/document.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { UntrustedHtml } from '#ui/untrusted-html/untrusted-html.tsx'
import type { OpenDocument } from './document.store.ts'
import { canMark } from './find/find-marks.ts'
import { PdfArea } from './pdf/pdf-area.tsx'
import { type Mode, Tools } from './tools.view.tsx'

const loadFind = () => import('./find/find-bar.tsx').then(({ FindBar }) => FindBar)
const loadPdf = () => import('./pdf/pdf.tsx').then(({ Pdf }) => Pdf)
const loadContents = () => import('./contents/contents.tsx').then(({ Contents }) => Contents)

/** The width from which the table of contents is beside the text. */
const WIDE = 920
/** Below this width an A4 page is too small to read. */
const PDF_MIN_WIDTH = 560

const PDF = /^application\/pdf\b/i

type DocumentBodyProps = {
  opened: OpenDocument
  /** The language of the text, if it is another one than the element's. */
  lang?: string | undefined
  /** The page to show first, from 1. */
  page: number
  /** Words to find in the text at once; '' for none. */
  words: string
  /** The width of the document in px, 0 until measured. */
  width: number
  onDownload: (url: URL) => void
  onNavigate: (href: string) => boolean
  /** Authors and topics, beside the tools. */
  byline?: ReactNode
  /** Shown between the tools and the text, but not above a PDF, whose first page says the same. */
  children?: ReactNode
}

/**
 * A document's text, or its PDF on request. The frame is created only then, so a host whose policy forbids frames gets
 * no report.
 */
export function DocumentBody({ opened: { document, html }, lang, page, words, width, ...props }: DocumentBodyProps) {
  const { onDownload, onNavigate, byline, children } = props
  const t = useTexts(documentTexts)
  const [mode, setMode] = useState<Mode>('text')
  const [isFinding, setFinding] = useState(false)
  const [root, setRoot] = useState<ShadowRoot>()
  const find = useLazy(loadFind, isFinding)
  const pdf = useLazy(loadPdf, mode === 'pdf')
  const isWide = width >= WIDE
  const contents = useLazy(loadContents, isWide && root)
  const findButton = useRef<HTMLButtonElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)

  const attachment = getAttachment(document)
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page for the same words opens the search again
  useEffect(() => setFinding(words !== '' && canMark()), [words, page])
  const searched = isText && isFinding ? root : undefined
  return (
    <>
      <div className="r-document__byline">
        {byline}
        <Tools
          document={document}
          page={page}
          mode={file && mode}
          onMode={choose}
          onFind={isText && html && canMark() ? () => (isFinding ? endFinding() : setFinding(true)) : undefined}
          isFinding={isFinding}
          findButton={findButton}
          onPrint={!isText || html ? print : undefined}
          onDownload={onDownload}
          onNavigate={onNavigate}
        />
      </div>
      {isText && children}
      <div className="r-document__body" tabIndex={-1}>
        {searched && find.part && (
          <find.part key={`${page} ${words}`} root={searched} start={{ page, words }} onClose={endFinding} />
        )}
        {searched && find.failed && <Failed text={t.findFailed} onRetry={find.want} />}
        {!isText ? (
          pdf.failed ? (
            <Failed text={t.pdfFailed} onRetry={pdf.want} />
          ) : pdf.part ? (
            <pdf.part
              url={file}
              title={document.title || t.untitled}
              page={page}
              frame={frame}
              isNarrow={width > 0 && width < PDF_MIN_WIDTH}
              onText={html ? () => choose('text') : undefined}
              onOpen={() => onDownload(file)}
            />
          ) : (
            <PdfArea />
          )
        ) : html ? (
          <div className={isWide ? 'r-document__columns' : undefined}>
            {isWide && (
              <div className="r-document__side">
                {root && contents.part && <contents.part root={root} lang={lang} />}
              </div>
            )}
            <UntrustedHtml
              html={html}
              lang={lang}
              page={page}
              label={t.text}
              failedText={t.textFailed}
              retryLabel={t.retry}
              onShown={setRoot}
            />
          </div>
        ) : (
          <EmptyState text={t.notFound} />
        )}
      </div>
    </>
  )
}
