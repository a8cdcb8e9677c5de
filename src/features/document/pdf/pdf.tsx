import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { pdfFile } from '#api/files.ts'
import { pdfTexts } from '#i18n/en/document.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { createResource, type ResourceState } from '#session/resource.ts'
import { Button } from '#ui/button/button.tsx'
import { openIcon } from '#ui/icons/icons-document.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { PdfArea } from './pdf-area.tsx'

/** Fits the page to the width of the frame and hides the viewer's side panel. */
const VIEW = 'navpanes=0&view=FitH'

type PdfProps = {
  url: URL
  title: string
  /** The page to open, from 1. */
  page: number
  /** Receives the frame, for printing. */
  frame: RefObject<HTMLIFrameElement | null>
}

type PdfInPageProps = PdfProps & {
  /** Whether the container is too narrow to read a PDF. */
  isNarrow: boolean
  /** Undefined if the document has no text. */
  onText: (() => void) | undefined
  onOpen: () => void
}

/**
 * A document's PDF in the page. It is fetched with the session, so that no address holds a token. The file itself is
 * offered above.
 */
export function Pdf({ url, title, page, frame, isNarrow, onText, onOpen }: PdfInPageProps) {
  const t = useTexts(pdfTexts)
  const isShown = navigator.pdfViewerEnabled !== false
  const isBlocked = useBlockedFrames()
  if (!isShown) return <EmptyState text={t.notShown} />
  if (isNarrow)
    return (
      <EmptyState
        text={t.narrow}
        action={
          <div className="r-document__ways">
            {onText && <Button onClick={onText}>{t.readText}</Button>}
            <Button icon={openIcon} onClick={onOpen}>
              {t.open}
            </Button>
          </div>
        }
      />
    )
  if (isBlocked) return <EmptyState text={t.blocked} />
  return <PdfFrame url={url} title={title} page={page} frame={frame} />
}

/** Whether the page's policy has blocked our frame. */
function useBlockedFrames(): boolean {
  const [isBlocked, setBlocked] = useState(false)
  useEffect(() => {
    const look = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && blockedURI.startsWith('blob')) setBlocked(true)
    }
    document.addEventListener('securitypolicyviolation', look)
    return () => document.removeEventListener('securitypolicyviolation', look)
  }, [])
  return isBlocked
}

function PdfFrame({ url, title, page, frame }: PdfProps) {
  const t = useTexts(pdfTexts)
  const { href } = url
  // A missing file is not a failure of the document, whose text is available.
  const store = useMemo(
    () => createResource({ fetch: (signal) => pdfFile(new URL(href), signal), onFailure: () => {} }),
    [href],
  )
  useEffect(() => store.start(), [store])
  const file = useStore(store.$state)
  const address = useObjectUrl(file)
  if (file.state === 'failed') {
    const { error, retrying } = file
    if (error.status === 401 || error.status === 403) return <EmptyState text={t.locked} />
    return <Failed text={t.failed} error={error} retrying={retrying} onRetry={store.retry} />
  }
  if (!address)
    return (
      <PdfArea>
        <div role="status" aria-busy="true" aria-label={t.loading}>
          {[100, 96, 98, 60].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      </PdfArea>
    )
  return (
    <PdfArea>
      <iframe
        // An open viewer ignores another page number in its address.
        key={page}
        ref={frame}
        className="r-document__frame"
        src={`${address}#${page > 1 ? `page=${page}&` : ''}${VIEW}`}
        title={fill(t.title, { title })}
      />
    </PdfArea>
  )
}

/** An object URL for a loaded file; it is revoked when the file is no longer shown. */
function useObjectUrl(file: ResourceState<Blob>): string | undefined {
  const blob = file.state === 'ready' ? file.value : undefined
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => {
      setAddress(undefined)
      URL.revokeObjectURL(made)
    }
  }, [blob])
  return address
}
