import { memo } from 'react'
import type { InboxItem } from '#contract/inbox.ts'
import { DocumentTitle, type TileActions } from '#entities/document/document-title.tsx'
import { toTile } from '#entities/document/tile.ts'
import { inboxTexts } from '#i18n/en/inbox.ts'
import { tileTexts } from '#i18n/en/tile.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { toRecords } from '#lib/format/words.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { mailIcon, readIcon } from '#ui/icons/icons-mail.ts'
import { describeReasons } from './reasons.ts'
import { RowFacts } from './row-facts.view.tsx'

type ItemRowProps = {
  item: InboxItem
  /** On which it arrived, `YYYY-MM-DD`; it stands above the row. */
  day: string
  actions: TileActions
  onMark: (item: InboxItem, read: boolean) => void
  /** Whether it is the last one that is new since the last visit. */
  isLastNew: boolean
}

/** One item. Opening its document marks it as read; scrolling past it does not. */
export const ItemRow = memo(function ItemRow({ item, day, actions, onMark, isLastNew }: ItemRowProps) {
  const language = useLanguage()
  const t = useTexts(inboxTexts)
  const tTile = useTexts(tileTexts)
  const isRead = Boolean(item.read_at)
  const tile = { ...toTile(item.document, language), isRead }
  const reasons = describeReasons(toRecords(item.reasons), language)
  const opening = {
    ...actions,
    onOpen(document: Parameters<TileActions['onOpen']>[0]) {
      onMark(item, true)
      return actions.onOpen(document)
    },
    // The dialog has the answer to the user's request.
    onLocked(document: Parameters<TileActions['onLocked']>[0]) {
      onMark(item, true)
      actions.onLocked(document)
    },
  }
  const mark = fill(isRead ? t.markUnread : t.markRead, { title: tile.title || tTile.untitled })
  return (
    <li className={`r-inbox__item${isRead ? '' : ' r-inbox__item--unread'}`}>
      <div className="r-inbox__text">
        <div className="r-inbox__title" dir="auto">
          {!isRead && <span className="r-visually-hidden">{t.unread}: </span>}
          <DocumentTitle tile={tile} actions={opening} />
        </div>
        <RowFacts tile={tile} dayAbove={day} onNavigate={actions.onNavigate}>
          {[...new Set(reasons)].map((reason) => (
            <bdi key={reason}>{reason}</bdi>
          ))}
        </RowFacts>
      </div>
      <IconButton icon={isRead ? mailIcon : readIcon} label={mark} onClick={() => onMark(item, !isRead)} />
      {isLastNew && <p className="r-inbox__since">{t.sinceLastVisit}</p>}
    </li>
  )
})
