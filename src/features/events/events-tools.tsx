import { useMemo } from 'react'
import { eventsListTexts } from '#i18n/en/events-list.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ListTools } from '#search/list/list-tools.tsx'
import type { Filtering } from '#search/panel/filter-panel.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { type EventsQuery, filterCategories } from './events.query.ts'
import type { EventsStore } from './events.store.ts'

type EventsToolsProps = {
  store: EventsStore
  searchState: EventsQuery
  filtering: Filtering | undefined
  search: boolean
  /** Whether `With Replay` is offered. */
  replays: boolean
  /** Whether the search box offers suggestions: the API does so for signed-in users. */
  suggests: boolean
}

/** The part above the table: search box, Filters button, `With Replay`, and active filters (R311, R313). */
export function EventsTools({ store, searchState, replays, suggests, ...tools }: EventsToolsProps) {
  const t = useTexts(eventsListTexts)
  const { lockedCategories } = store
  const suggest = useMemo(
    () => ({
      categories: filterCategories.filter((category) => !lockedCategories.includes(category)),
      selectedTags: searchState.tags,
    }),
    [searchState.tags, lockedCategories],
  )
  return (
    <ListTools
      {...tools}
      activeSearch={{ term: searchState.term, mode: 'text' }}
      suggest={suggests ? suggest : undefined}
      meaning={false}
      tools={replays && <Checkbox label={t.withReplay} checked={searchState.withReplay} onChange={store.showReplays} />}
      tags={searchState.tags}
      categories={filterCategories}
      range={{ ...searchState.range, isDefault: false }}
      onSearch={store.search}
      onTag={store.addTag}
      onRemoveTag={store.removeTag}
      onRemoveRange={store.chooseRange}
      onClearAll={store.clearAll}
    >
      <p className="r-events__all">{t.all}</p>
    </ListTools>
  )
}
