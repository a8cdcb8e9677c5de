import { useStore } from '@nanostores/react'
import { memo, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { $config } from '#config/config.ts'
import { wording } from '#config/wording.ts'
import type { WebDocument } from '#contract/document.ts'
import type { TileActions } from '#entities/document/document-title.tsx'
import { toTile } from '#entities/document/tile.ts'
import { TileView } from '#entities/document/tile.view.tsx'
import { feedTexts } from '#i18n/en/feed.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { $lastVisit } from '#session/last-visit.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { useFocusOnMore } from '#ui/hooks/use-focus-on-more.ts'
import { getHeight, useKeptHeights } from './kept-heights.ts'
import { findNew } from './since-visit.ts'
import css from './tile-list.css?inline'

registerStyles('features', css)

type TileListProps = {
  label: string
  documents: readonly WebDocument[]
  actions: TileActions
  /** Whether the newest document is the first one. */
  isNewestFirst: boolean
}

/** The documents in order. When more are loaded, the focus moves to the first of them without scrolling. */
export function TileList({ label, documents, actions, isNewestFirst }: TileListProps) {
  const language = useLanguage()
  const list = useRef<HTMLUListElement>(null)
  useStore($config)
  const words = wording(language)
  const shown = useGradually(documents)
  const lastVisit = useStore($lastVisit)
  const { older, marked } = useMemo(
    () => findNew(documents, { lastVisit, isNewestFirst }),
    [documents, lastVisit, isNewestFirst],
  )
  useKeptHeights(list, shown)
  useFocusOnMore(list, documents, ':scope > *')
  return (
    <ul ref={list} className="r-feed__list" aria-label={label}>
      {shown.map((document) => (
        <Item
          key={document.id}
          document={document}
          actions={actions}
          words={words}
          isOlder={document === older}
          isMarked={marked.includes(document)}
        />
      ))}
    </ul>
  )
}

type ItemProps = {
  document: WebDocument
  actions: TileActions
  /** Changes when texts or settings change, so that tiles render again. */
  words: unknown
  /** Whether it is the first one that was there at the user's last visit. */
  isOlder: boolean
  /** Whether it is new since then, and not above the line. */
  isMarked: boolean
}

/** Memoized, so that only changed tiles of a long list render again. */
const Item = memo(function Item({ document, actions, isOlder, isMarked }: ItemProps) {
  const language = useLanguage()
  const t = useTexts(feedTexts)
  const height = getHeight(document)
  return (
    <li className="r-feed__item" {...(height && { style: { containIntrinsicBlockSize: `auto ${height}px` } })}>
      {isOlder && <p className="r-feed__since">{t.sinceLastVisit}</p>}
      {isMarked && <p className="r-feed__new">{t.isNew}</p>}
      <TileView tile={toTile(document, language)} actions={actions} />
    </li>
  )
})

/** More than fill a screen. */
const FIRST = 30

/**
 * Renders a long list in two steps. If many records come at once, for example after Back, the first ones render now and
 * the others as a transition, which does not block input. Records added later render at once.
 */
export function useGradually<T>(records: readonly T[]): readonly T[] {
  const [begun, begin] = useState<T | undefined>(() => (records.length <= FIRST ? records[0] : undefined))
  const [first] = records
  // A short list needs no second step, nor a commit for it.
  if (begun !== first && records.length <= FIRST) begin(first)
  useEffect(() => {
    if (begun !== first) startTransition(() => begin(first))
  }, [begun, first])
  return begun === first ? records : records.slice(0, FIRST)
}
