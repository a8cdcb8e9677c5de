import { useRef } from 'react'
import { getMessages } from '#api/error-messages.ts'
import { locale } from '#config/locale.ts'
import { toTile } from '#entities/document/tile.ts'
import { Focus, Tags } from '#entities/document/tile-parts.view.tsx'
import { documentTexts } from '#i18n/en/document.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { formatDate } from '#lib/format/dates.ts'
import { fill } from '#lib/format/fill.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { ButtonSkeleton } from '#ui/button/button-skeleton.tsx'
import { DocumentType } from '#ui/document-type/document-type.tsx'
import { useWidth } from '#ui/hooks/use-width.ts'
import { PageTitle } from '#ui/page-title/page-title.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Failed } from '#ui/states/failed.tsx'
import css from './document.css?inline'
import type { OpenDocument } from './document.store.ts'
import { DocumentBody } from './document-body.tsx'
import { OurView, toTexts } from './our-view.view.tsx'
import { RailArea } from './rail/rail-area.tsx'

registerStyles('features', css)

type DocumentViewProps = {
  opened: OpenDocument
  /** The page to show first, from 1. */
  page: number
  /** Words to find in the text at once; '' for none. */
  find: string
  /** Whether a link of the portal may be followed. */
  onNavigate: (href: string) => boolean
  onDownload: (url: URL) => void
}

/** A document: its facts, title, standfirst, authors and topics, tools, our view, and text or file (R339, R340). */
export function DocumentView({ opened, page, find, onNavigate, onDownload }: DocumentViewProps) {
  const language = useLanguage()
  const t = useTexts(documentTexts)
  const tile = toTile(opened.document, language)
  const { type, date, pages, region, focus, title, lang } = tile
  const { standfirst } = toTexts(tile)
  const place = useRef<HTMLDivElement>(null)
  const width = useWidth(place)
  return (
    <div ref={place} className="r-document">
      <div className="r-document__main">
        <p className="r-document__facts">
          {type && <DocumentType type={type} />}
          {date && <time dateTime={date}>{formatDate(date, 'long', locale(language))}</time>}
          {region && <span>{region}</span>}
          {focus && <Focus focus={focus} onNavigate={onNavigate} />}
          {pages > 0 && <span>{pages === 1 ? t.page : fill(t.pages, { count: pages })}</span>}
        </p>
        <PageTitle>{title ? <span lang={lang}>{title}</span> : t.untitled}</PageTitle>
        {standfirst && (
          <p className="r-document__standfirst" dir="auto" lang={lang}>
            {standfirst}
          </p>
        )}
        <DocumentBody
          opened={opened}
          lang={lang}
          page={page}
          words={find}
          width={width}
          onDownload={onDownload}
          onNavigate={onNavigate}
          byline={<Tags tile={tile} onNavigate={onNavigate} />}
        >
          <OurView tile={tile} />
        </DocumentBody>
      </div>
      <RailArea document={opened.document} onNavigate={onNavigate} />
    </div>
  )
}

type DocumentFailureProps = {
  error: Error & { status?: number; code?: string }
  retrying: boolean
  onRetry: () => void
}

/** Why a document cannot be shown, with a retry only if that can help. */
export function DocumentFailure({ error, retrying, onRetry }: DocumentFailureProps) {
  const t = useTexts(documentTexts)
  if (error.status === 401 || error.status === 403) return <EmptyState text={t.lockedFile} isPage />
  if (error.status === 404) return <EmptyState text={t.notFound} isPage />
  if (error.status === 410) return <EmptyState text={[t.withdrawn, ...getMessages(error)].join(' ')} isPage />
  return <Failed text={t.failed} error={error} retrying={retrying} onRetry={onRetry} isPage />
}

/** The widths of the tools of most documents, in px. */
const TOOLS = [72, 28, 32, 68, 62]

/** The skeleton of the page. */
export function DocumentSkeleton() {
  const t = useTexts(documentTexts)
  return (
    <div className="r-document" role="status" aria-busy="true" aria-label={t.loading}>
      <div className="r-document__main">
        <p className="r-document__facts">
          <Skeleton width={40} />
        </p>
        <Skeleton shape="heading" width={70} />
        <div className="r-document__standfirst">
          <Skeleton shape="title" width={60} />
        </div>
        <div className="r-document__byline">
          <div className="r-document__tools">
            {TOOLS.map((width) => (
              <ButtonSkeleton key={width} width={width} />
            ))}
          </div>
        </div>
        <div className="r-document__lines">
          {[100, 96, 60].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      </div>
    </div>
  )
}
