import { type MouseEvent, type ReactNode, useRef } from 'react'
import type { TileActions } from '#entities/document/document-title.tsx'
import { TileSkeleton } from '#entities/document/tile-skeleton.view.tsx'
import { feedTexts } from '#i18n/en/feed.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { ListEnd, type ListEndProps } from '#search/list/list-end.view.tsx'
import type { RecoveryActions } from '#search/recovery/recovery.view.tsx'
import { Announcer } from '#ui/announcer/announcer.tsx'
import { registerStyles } from '#ui/base/styles.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { type Lazy, preload, useLazy } from '#ui/hooks/use-lazy.ts'
import { Link } from '#ui/link/link.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { SignedOut } from '#ui/states/signed-out.tsx'
import { LinkedText } from '#ui/text/linked-text.tsx'
import feed from './feed.css?inline'
import type { FeedState } from './feed.store.ts'
import type { TileList } from './tile-list.view.tsx'
import tileRows from './tile-rows.css?inline'

registerStyles('features', feed, tileRows)

type AddressedLink = { href: string; onClick: (event: MouseEvent<HTMLElement>) => void }

export type FeedResultsProps = Omit<ListEndProps, 'state' | 'limit' | 'texts'> & {
  state: FeedState
  /** Whether a search or a filter is active; decides the text of an empty list (C40). */
  filtered: boolean
  pageSize: number
  limitMessage: 'library' | 'refine'
  libraryLink: AddressedLink
  isNewestFirst: boolean
  actions: TileActions
  onRetry: () => void
  /** Clears search and filters. */
  onStartOver: () => void
  recovering: RecoveryActions
}

const loadTiles = () => import('./tile-list.view.tsx').then(({ TileList }) => TileList)
const loadRecovery = () => import('#search/recovery/recovery.view.tsx')
// Loads the tiles' code while the documents are loading.
preload(loadTiles)

/** The list in each of its states: skeletons, documents, empty, failed, or signed out. */
export function FeedResults(props: FeedResultsProps) {
  const language = useLanguage()
  const { state } = props
  const tiles = useLazy(loadTiles, true)
  const recovery = state.state === 'ready' ? state.recovery : undefined
  const { part: parts } = useLazy(loadRecovery, recovery?.corrected_search_term ?? recovery?.removable_filters)
  const results = useRef<HTMLDivElement>(null)
  // Page links are removed while a page loads, so the focus moves to the start of the list.
  const goToPage = (page: number) => {
    results.current?.scrollIntoView()
    results.current?.focus({ preventScroll: true })
    props.onPage(page)
  }
  const recovering = recovery && {
    ...props.recovering,
    recovery,
    // What was pressed is removed while the list loads.
    onPressed: () => results.current?.focus({ preventScroll: true }),
  }
  return (
    <div
      ref={results}
      className="r-feed__results"
      tabIndex={-1}
      aria-busy={isLoading(state) || (state.state === 'ready' && (state.busy || (!tiles.part && !tiles.failed)))}
    >
      <Announcer message={announcement(props, language)} />
      <div aria-live="polite">{parts && recovering && <parts.RecoveryLine {...recovering} />}</div>
      <Results {...props} tiles={tiles} onPage={goToPage}>
        {parts && recovering && <parts.CostlyFilter {...recovering} />}
      </Results>
    </div>
  )
}

const isLoading = (state: FeedState) => state.state === 'loading' || (state.state === 'failed' && state.retrying)

function announcement({ state, filtered }: FeedResultsProps, language: string): string {
  const t = feedTexts(language)
  if (state.state !== 'ready' || state.busy) return ''
  return state.records.length > 0 ? fill(t.loaded, { count: state.records.length }) : nothing(filtered, language)
}

const nothing = (filtered: boolean, language: string) => {
  const t = feedTexts(language)
  return filtered ? t.emptyNarrowed : t.empty
}

function Results({
  state,
  filtered,
  pageSize,
  onRetry,
  onStartOver,
  tiles,
  children,
  ...rest
}: FeedResultsProps & { tiles: Lazy<typeof TileList>; children: ReactNode }): ReactNode {
  const language = useLanguage()
  const t = useTexts(feedTexts)
  switch (state.state) {
    case 'signed-out':
      return <SignedOut text={t.signedOut} onNavigate={rest.actions.onNavigate} />
    case 'loading':
      return <Skeletons count={pageSize} />
    case 'failed':
      return (
        <Failed
          isList
          text={nothing(filtered, language)}
          error={state.error}
          retrying={state.retrying}
          onRetry={onRetry}
        />
      )
    case 'ready':
      if (state.records.length === 0)
        return (
          <EmptyState
            text={nothing(filtered, language)}
            action={
              <>
                {children}
                {filtered && <Button onClick={onStartOver}>{t.startOver}</Button>}
                {!filtered && rest.paging === 'more' && <ButtonLink {...rest.libraryLink}>{t.browse}</ButtonLink>}
              </>
            }
          />
        )
      if (tiles.failed) return <Failed text={t.failed} onRetry={tiles.want} />
      if (!tiles.part) return <Skeletons count={pageSize} />
      return (
        <>
          <tiles.part
            label={t.label}
            documents={state.records}
            actions={rest.actions}
            isNewestFirst={rest.isNewestFirst}
          />
          <ListEnd state={state} limit={limitText(rest, language)} texts={t} {...rest} />
        </>
      )
  }
}

export function Skeletons({ count }: { count: number }) {
  const t = useTexts(feedTexts)
  return (
    <div className="r-feed__list" role="status" aria-label={t.loading}>
      {[...Array(count).keys()].map((key) => (
        <TileSkeleton key={key} />
      ))}
    </div>
  )
}

type LimitProps = Pick<FeedResultsProps, 'limitMessage' | 'libraryLink'>

/** Advice for a list that is longer than its limit (R246, R265). */
const limitText = ({ limitMessage, libraryLink }: LimitProps, language: string) => {
  const t = feedTexts(language)
  return limitMessage === 'refine' ? (
    t.limitRefine
  ) : (
    <LinkedText text={t.limitLibrary} link={<Link {...libraryLink}>{t.libraryLink}</Link>} />
  )
}
