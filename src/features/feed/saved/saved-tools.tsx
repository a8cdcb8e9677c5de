import { useState } from 'react'
import type { SavedSearch } from '#contract/saved-search.ts'
import { NewCount } from '#entities/saved-search/new-count.view.tsx'
import { savedSearchesUrl, savedSearchUrl } from '#entities/saved-search/saved-search-url.ts'
import { useSavedSearches } from '#entities/saved-search/use-saved-searches.ts'
import { savedSearchTexts, saveSearchTexts } from '#i18n/en/saved-searches.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { Announcer } from '#ui/announcer/announcer.tsx'
import { registerStyles } from '#ui/base/styles.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { checkIcon, plusIcon } from '#ui/icons/icons-check.ts'
import { followIf } from '#ui/link/follow.ts'
import { Menu, type MenuItem } from '#ui/menu/menu.tsx'
import type { FeedQuery } from '../feed.query.ts'
import type { FeedStore } from '../feed.store.ts'
import type { QuickFilter } from '../quick-filters.ts'
import { SaveDialog } from './save-dialog.tsx'
import { canSave, findSaved, getSavedQuery, toFeedQuery } from './saved-query.ts'
import css from './saved-tools.css?inline'

registerStyles('features', css)

/** What the element knows of its feed. */
export type SavedToolsOwner = {
  quickFilter: QuickFilter
  onNavigate: (href: string) => boolean
  onFailure: (failure: Error) => void
}

type SavedToolsProps = {
  owner: SavedToolsOwner
  store: Pick<FeedStore, 'lockedFilters' | 'update'>
  searchState: FeedQuery
}

/** Saves the search of the feed, and opens the saved ones. Nothing is shown until they are loaded, or if the API lacks them. */
export function SavedTools({ owner, store, searchState }: SavedToolsProps) {
  const t = useTexts(savedSearchTexts)
  const tSave = useTexts(saveSearchTexts)
  const { state } = useSavedSearches(owner.onFailure)
  const [isOpen, setOpen] = useState(false)
  const [message, setMessage] = useState('')
  if (state.state !== 'ready') return null
  const query = getSavedQuery(searchState, store.lockedFilters)
  const saved = findSaved(state.value, query)
  const isOffered = canSave(searchState, owner.quickFilter)
  return (
    <div className="r-saved-tools">
      {isOffered && (
        <button
          type="button"
          className="r-saved-tools__save"
          aria-haspopup="dialog"
          aria-label={saved && fill(tSave.savedNamed, { name: saved.name })}
          onClick={() => {
            setMessage('')
            setOpen(true)
          }}
        >
          <Icon path={saved ? checkIcon : plusIcon} />
          {saved ? tSave.saved : tSave.open}
        </button>
      )}
      {state.value.length > 0 && <SavedMenu searches={state.value} current={saved} owner={owner} store={store} />}
      {isOffered && isOpen && (
        <SaveDialog
          saved={saved}
          query={query}
          searchState={searchState}
          listLink={{
            href: savedSearchesUrl(),
            onClick: followIf(() => owner.onNavigate(savedSearchesUrl())),
          }}
          onDone={(name) => {
            setMessage(fill(tSave.done, { name }))
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
          onFailure={owner.onFailure}
        />
      )}
      <Announcer message={message && `${message} ${t.title}.`} />
    </div>
  )
}

type SavedMenuProps = Omit<SavedToolsProps, 'searchState'> & {
  searches: readonly SavedSearch[]
  current: SavedSearch | undefined
}

function SavedMenu({ searches, current, owner, store }: SavedMenuProps) {
  const t = useTexts(savedSearchTexts)
  const saved = useSavedSearches(owner.onFailure)
  const toItem = (search: SavedSearch): MenuItem => ({
    key: search.id,
    label: (
      <>
        <span className="r-saved-tools__name" dir="auto">
          {search.name}
        </span>
        <NewCount count={search.new_count} />
      </>
    ),
    href: savedSearchUrl(search.query),
    current: search === current,
    onSelect(event) {
      saved.store.markSeen(search)
      // With a modifier the link opens elsewhere.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      store.update(() => toFeedQuery(search.query, owner.quickFilter))
    },
  })
  const manage: MenuItem = {
    key: 'manage',
    label: t.manage,
    href: savedSearchesUrl(),
    onSelect: followIf(() => owner.onNavigate(savedSearchesUrl())),
  }
  return (
    <Menu label={t.title} groups={[searches.map(toItem), [manage]]}>
      {t.title}
    </Menu>
  )
}
