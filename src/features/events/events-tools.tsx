import { useMemo } from 'react'
import { eventsListTexts as t } from '#i18n/en/events-list.ts'
import { ListTools } from '#search/list/list-tools.tsx'
import type { Filtering } from '#search/panel/use-filtering.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { type EventsQuery, filterCategories } from './events.query.ts'
import type { EventsStore } from './events.store.ts'

type EventsToolsProps = {
  store: EventsStore
  asked: EventsQuery
  /** Categories that the list is fixed to. */
  locked: readonly string[]
  filtering: Filtering | undefined
  search: boolean
  /** Whether `With Replay` is offered. */
  replays: boolean
  /** Whether the search box completes what is typed: the API does so for those who are signed in. */
  suggests: boolean
}

/** Above the table: its search box, the way to the filters, `With Replay`, and what is applied (R311, R313). */
export function EventsTools({ store, asked, locked, replays, suggests, ...tools }: EventsToolsProps) {
  const suggest = useMemo(
    () => ({
      categories: filterCategories.filter((category) => !locked.includes(category)),
      selectedTags: asked.tags,
    }),
    [asked.tags, locked],
  )
  return (
    <ListTools
      {...tools}
      applied={{ term: asked.term, mode: 'text' }}
      suggest={suggests ? suggest : undefined}
      meaning={false}
      tools={replays && <Checkbox label={t.withReplay} checked={asked.withReplay} onChange={store.showReplays} />}
      tags={asked.tags}
      categories={filterCategories}
      range={{ ...asked.range, isDefault: false }}
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
