import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { SavedSearch } from '#contract/saved-search.ts'
import { NewCount } from '#entities/saved-search/new-count.view.tsx'
import { savedSearchUrl } from '#entities/saved-search/saved-search-url.ts'
import { searchListTexts } from '#i18n/en/saved-searches.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { TextButton } from '#ui/button/text-button.tsx'
import { FocusAround } from '#ui/dom/keep-focus.tsx'
import { DottedList } from '#ui/dotted-list/dotted-list.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { closeIcon } from '#ui/icons/icons.ts'
import { editIcon } from '#ui/icons/icons-edit.ts'
import { followIf } from '#ui/link/follow.ts'
import { Link } from '#ui/link/link.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { describeSearch } from './describe-search.ts'
import { RenameForm } from './rename-form.view.tsx'
import { useChange } from './use-change.ts'

type SearchRowProps = {
  search: SavedSearch
  onOpen: () => void
  onUpdate: (changes: { name?: string; alerts?: boolean }) => Promise<void>
  onDelete: () => Promise<void>
  onNavigate: (href: string) => boolean
  onFailure: (failure: Error) => void
}

/** A saved search: its name opens it. */
export function SearchRowView({ search, onOpen, onUpdate, onDelete, onNavigate, onFailure }: SearchRowProps) {
  const t = useTexts(searchListTexts)
  const { isChanging, refusal, run, runInTurn } = useChange(onFailure)
  // The switch as it was set, until that is stored or refused.
  const [alerts, setAlerts] = useState<boolean>()
  const [isRenaming, setRenaming] = useState(false)
  const rename = useRef<HTMLSpanElement>(null)
  const wasRenaming = useRef(false)
  useEffect(() => {
    // The button is there again.
    if (wasRenaming.current && !isRenaming) rename.current?.querySelector('button')?.focus()
    wasRenaming.current = isRenaming
  }, [isRenaming])
  const endRenaming = () => setRenaming(false)
  const { name } = search
  const href = savedSearchUrl(search.query)
  const about = [...new Set(describeSearch(search.query, useLanguage()))]
  if (isRenaming)
    return (
      <li className="r-search-list__row">
        <RenameForm
          name={name}
          isChanging={isChanging}
          refusal={refusal}
          onCancel={endRenaming}
          onRename={async (next) => {
            if (next === name || (await run(() => onUpdate({ name: next })))) endRenaming()
          }}
        />
      </li>
    )
  return (
    <li className="r-search-list__row">
      <div className="r-search-list__search">
        <span className="r-search-list__name">
          <Link
            href={href}
            onClick={(event) => {
              onOpen()
              followIf(() => onNavigate(href))(event)
            }}
          >
            <bdi>{name}</bdi>
          </Link>
          <NewCount count={search.new_count} />
        </span>
        {/* A search that was never named has its description as its name. */}
        {about.join(' · ') !== name && (
          <div className="r-search-list__about">
            <DottedList>
              {about.map((part) => (
                <bdi key={part}>{part}</bdi>
              ))}
            </DottedList>
          </div>
        )}
      </div>
      <span className="r-search-list__tools">
        <span className="r-search-list__alerts" aria-hidden="true">
          {t.alertsLabel}
        </span>
        <Switch
          label={fill(t.alertsFor, { name })}
          checked={alerts ?? search.alerts}
          aria-busy={isChanging}
          onChange={async (next) => {
            setAlerts(next)
            await runInTurn(() => onUpdate({ alerts: next }))
            setAlerts(undefined)
          }}
        />
        <span ref={rename}>
          <IconButton icon={editIcon} label={fill(t.rename, { name })} onClick={() => setRenaming(true)} />
        </span>
        <IconButton icon={closeIcon} label={fill(t.remove, { name })} onClick={() => run(onDelete)} />
      </span>
      {refusal && (
        <span className="r-search-list__refusal" role="alert">
          {refusal}
        </span>
      )}
    </li>
  )
}

type DeletedRowProps = {
  search: SavedSearch
  onUndo: () => Promise<void>
  onFailure: (failure: Error) => void
}

/** What is left of a search that the user has just deleted. */
export function DeletedRow({ search, onUndo, onFailure }: DeletedRowProps) {
  const t = useTexts(searchListTexts)
  const { isChanging, refusal, run } = useChange(onFailure)
  const place = useRef<HTMLLIElement>(null)
  // The button that was pressed is gone, and the focus must not be nowhere for a frame.
  useLayoutEffect(() => place.current?.querySelector('button')?.focus(), [])
  return (
    <li ref={place} className="r-search-list__row r-search-list__row--deleted">
      <span className="r-search-list__name" role="status">
        <span>{fill(t.deleted, { name: search.name })}</span>
      </span>
      <FocusAround>
        <TextButton aria-busy={isChanging} onClick={() => run(onUndo)}>
          {t.undo}
        </TextButton>
      </FocusAround>
      {refusal && (
        <span className="r-search-list__refusal" role="alert">
          {refusal}
        </span>
      )}
    </li>
  )
}
