import { useEffect, useMemo, useState } from 'react'
import { portalLink } from '../../config/config.ts'
import { useStore } from '../../lib/use-store.ts'
import { isNarrowed } from '../../query/filters.ts'
import { memoryQuery, pageQuery } from '../../query/query-state.ts'
import { feedTexts as t } from '../../text/feed.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { asking } from '../../ui/follow.ts'
import { Notice } from '../../ui/notice.tsx'
import { QuickFilter } from '../../ui/quick-filter.tsx'
import { createFeed } from './feed.store.ts'
import { FeedResults } from './feed.view.tsx'
import { type QuickFilter as QuickFilterName, quickFilters } from './quick-filters.ts'
import { SearchForm } from './search-form.view.tsx'
import type { TileActions } from './tile.view.tsx'

type FeedProps = {
  quickFilter: QuickFilterName
  pageSize: number
  limit: number
  limitMessage: 'library' | 'refine'
  /** A query string of filters that the reader cannot change. */
  filters: string
  urlState: 'memory' | 'page' | 'prefixed'
  onNavigate: (href: string) => boolean
  onOpenDocument: (document: { id: string; reference: string; href: string }) => boolean
  /** Opens a file; whether that went well. */
  onDownload: (url: URL) => Promise<boolean>
  onFailure: (failure: Error) => void
}

const PREFIX = 'research-'

const queryFor = (urlState: FeedProps['urlState']) =>
  urlState === 'memory' ? memoryQuery() : pageQuery(urlState === 'prefixed' ? PREFIX : '')

const options = quickFilters.map((name) => ({ value: name, label: name }))

/** The research feed (R250–R267). */
export function Feed(props: FeedProps) {
  const { quickFilter, pageSize, limit, limitMessage, filters, urlState } = props
  const { onNavigate, onOpenDocument, onDownload, onFailure } = props
  // What was asked for outlives a change of the other attributes.
  const query = useMemo(() => queryFor(urlState), [urlState])
  const store = useMemo(
    () =>
      createFeed({
        query,
        defaultFilter: quickFilter,
        fixed: new URLSearchParams(filters),
        pageSize,
        limit,
        onFailure,
      }),
    [query, quickFilter, pageSize, limit, filters, onFailure],
  )
  useEffect(() => store.start(), [store])
  const asked = useStore(store.$asked)
  const state = useStore(store.$state)
  const [locked, setLocked] = useState(false)
  const [downloadFailed, setDownloadFailed] = useState(false)

  const linkTo = (path: string) => {
    const href = portalLink(path)?.href ?? path
    return { href, onClick: asking(() => onNavigate(href)) }
  }
  const actions: TileActions = {
    onNavigate,
    onOpen: (document) => onOpenDocument(document) && onNavigate(document.href),
    onDownload: async (url) => setDownloadFailed(!(await onDownload(url))),
    onLocked: () => setLocked(true),
  }
  return (
    <section className="r-feed" aria-label={t.label}>
      {state.state !== 'signed-out' && (
        <>
          <QuickFilter
            label={t.quickFilters}
            options={options}
            value={asked.quickFilter}
            onChange={store.chooseQuickFilter}
          />
          <SearchForm term={asked.filters.searchTerm} onSearch={store.search} />
        </>
      )}
      <FeedResults
        state={state}
        narrowed={isNarrowed(asked.filters)}
        pageSize={pageSize}
        limitMessage={limitMessage}
        libraryLink={linkTo('/library')}
        signInLink={linkTo('/login')}
        actions={actions}
        onLoadMore={store.loadMore}
        onRetry={store.retry}
      />
      {downloadFailed && (
        <div className="r-feed__notice">
          <Notice dismiss={{ label: t.close, onDismiss: () => setDownloadFailed(false) }}>{t.downloadFailed}</Notice>
        </div>
      )}
      {locked && (
        <Dialog title={t.notAuthorised} closeLabel={t.close} onClose={() => setLocked(false)}>
          {t.notAuthorisedText}
        </Dialog>
      )}
    </section>
  )
}
