import { locale } from '#config/locale.ts'
import { previewTexts } from '#i18n/en/distribution.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { formatDate } from '#lib/format/dates.ts'
import { fill } from '#lib/format/fill.ts'
import { documentCount } from '#search/filters/document-count.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Button } from '#ui/button/button.tsx'
import { DocumentType } from '#ui/document-type/document-type.tsx'
import { followIf } from '#ui/link/follow.ts'
import { Link } from '#ui/link/link.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import css from './preview.css?inline'
import type { PreviewDocument, PreviewState } from './preview.store.ts'

registerStyles('features', css)

type PreviewViewProps = {
  state: PreviewState
  onNavigate: (href: string) => boolean
  onRetry: () => void
}

export function PreviewView({ state, onNavigate, onRetry }: PreviewViewProps) {
  const language = useLanguage()
  const t = useTexts(previewTexts)
  switch (state.state) {
    case 'none':
      return null
    case 'loading':
      return (
        <div className="r-preview" role="status" aria-busy="true" aria-label={t.loading}>
          <Skeleton width={40} />
          <div className="r-preview__skeletons">
            <Skeleton width={90} />
            <Skeleton width={75} />
            <Skeleton width={85} />
          </div>
        </div>
      )
    case 'failed':
      return (
        <div className="r-preview r-preview__failed">
          <p>{t.failed}</p>
          <Button busy={state.retrying} onClick={onRetry}>
            {t.retry}
          </Button>
        </div>
      )
    case 'ready': {
      const { count, newest } = state.value
      const sent = count === 0 ? t.none : fill(t.sent, { documents: documentCount(count, language).words })
      return (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
        <div className="r-preview" role="group" aria-label={t.label} aria-busy={state.busy}>
          <p className="r-preview__count" role="status">
            <bdi>{sent}</bdi>
          </p>
          {newest.length > 0 && (
            <ul className="r-preview__newest" aria-label={t.newest}>
              {newest.map((document) => (
                <Newest key={document.id} document={document} onNavigate={onNavigate} />
              ))}
            </ul>
          )}
        </div>
      )
    }
  }
}

type NewestProps = { document: PreviewDocument; onNavigate: (href: string) => boolean }

function Newest({ document: { title, href, date, type }, onNavigate }: NewestProps) {
  const language = useLanguage()
  const t = useTexts(previewTexts)
  const name = <bdi>{title || t.untitled}</bdi>
  return (
    <li className="r-preview__document">
      {href === undefined ? (
        name
      ) : (
        <Link variant="quiet" href={href} title={title} onClick={followIf(() => onNavigate(href))}>
          {name}
        </Link>
      )}
      <span className="r-preview__facts">
        {type && <DocumentType type={type} />}
        {date && <time dateTime={date}>{formatDate(date, 'long', locale(language))}</time>}
      </span>
    </li>
  )
}
