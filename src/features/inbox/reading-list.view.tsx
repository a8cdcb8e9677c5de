import { useRef } from 'react'
import type { ReadingListItem } from '#api/reading-list.ts'
import { locale } from '#config/locale.ts'
import { DocumentTitle, type TileActions } from '#entities/document/document-title.tsx'
import { toTile } from '#entities/document/tile.ts'
import { useKeep } from '#entities/reading-list/keep.ts'
import { feedTexts } from '#i18n/en/feed.ts'
import { readingListTexts } from '#i18n/en/inbox.ts'
import { tileTexts } from '#i18n/en/tile.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { formatShortDay } from '#lib/format/short-day.ts'
import type { ResourceState } from '#session/resource.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Button } from '#ui/button/button.tsx'
import { TextButton } from '#ui/button/text-button.tsx'
import { useFocusOnMore } from '#ui/hooks/use-focus-on-more.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { SignedOut } from '#ui/states/signed-out.tsx'
import css from './inbox.css?inline'
import { RowFacts } from './row-facts.view.tsx'
import { RowSkeletons } from './row-skeletons.view.tsx'

registerStyles('features', css)

type ListProps = {
  /** How many rows are shown. */
  count: number
  actions: TileActions
  onMore: () => void
}

type ReadingListViewProps = ListProps & {
  state: ResourceState<ReadingListItem[]>
  onRetry: () => void
}

/** The list in each of its states: skeletons, documents, empty, failed, or signed out. */
export function ReadingListView({ state, onRetry, ...props }: ReadingListViewProps) {
  const t = useTexts(readingListTexts)
  switch (state.state) {
    case 'signed-out':
      return <SignedOut text={t.signedOut} onNavigate={props.actions.onNavigate} />
    case 'loading':
      return <RowSkeletons label={t.loading} count={props.count} />
    case 'failed':
      return <Failed text={t.failed} error={state.error} retrying={state.retrying} onRetry={onRetry} />
    case 'ready':
      if (state.value.length === 0) return <EmptyState text={t.empty} />
      return <Documents items={state.value} {...props} />
  }
}

function Documents({ items, count, actions, onMore }: ListProps & { items: ReadingListItem[] }) {
  const t = useTexts(feedTexts)
  const list = useRef<HTMLUListElement>(null)
  const shown = items.slice(0, count)
  useFocusOnMore(list, shown, ':scope > *')
  return (
    <>
      <ul ref={list}>
        {shown.map((item) => (
          <KeptRow key={item.document.id} item={item} actions={actions} />
        ))}
      </ul>
      {items.length > count && (
        <div className="r-list-end">
          <Button onClick={onMore}>{t.loadMore}</Button>
        </div>
      )}
    </>
  )
}

/** A document that is kept. What is removed stays in its place, so that it can be taken back. */
function KeptRow({ item: { document, saved_at: savedAt }, actions }: { item: ReadingListItem; actions: TileActions }) {
  const language = useLanguage()
  const t = useTexts(readingListTexts)
  const tTile = useTexts(tileTexts)
  const { isSaved, refusal, toggle } = useKeep({ id: document.id, saved: true })
  const tile = toTile(document, language)
  const title = tile.title || tTile.untitled
  const day = formatShortDay(savedAt, locale(language))
  return (
    <li className={`r-inbox__item r-inbox__item--kept${isSaved ? '' : ' r-inbox__item--removed'}`}>
      <div className="r-inbox__text">
        <div className="r-inbox__title" dir="auto">
          <DocumentTitle tile={tile} actions={actions} />
        </div>
        <RowFacts tile={tile} onNavigate={actions.onNavigate}>
          {isSaved ? day && fill(t.savedOn, { day }) : t.removed}
        </RowFacts>
      </div>
      <div className="r-inbox__keeping">
        <TextButton aria-label={fill(isSaved ? t.removeNamed : t.undoNamed, { title })} onClick={toggle}>
          {isSaved ? t.remove : t.undo}
        </TextButton>
      </div>
      {refusal && (
        <p className="r-inbox__refused" role="alert">
          {refusal}
        </p>
      )}
    </li>
  )
}
