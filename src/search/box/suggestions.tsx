import { useStore } from '@nanostores/react'
import { type KeyboardEvent, type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useState } from 'react'
import { quickSelectTag, suggestTags } from '#api/suggestions.ts'
import { searchSuggestionTexts } from '#i18n/en/search-suggestions.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { $session } from '#session/session.store.ts'
import { getSessionId } from '#session/session.ts'
import { Announcer } from '#ui/announcer/announcer.tsx'
import { useListbox } from '#ui/listbox/use-listbox.ts'
import { SuggestionList } from '#ui/suggestion-list/suggestion-list.tsx'
import { documentFilters } from './document-filters.ts'
import { formatCount, isNamed, type NamedTag, toSuggestion } from './suggestion-rows.ts'
import { createSuggestions } from './suggestions.store.ts'

export type SuggestFrom = {
  /** Categories to suggest from; empty: all. */
  categories: readonly string[]
  selectedTags: Readonly<Record<string, readonly string[]>>
  /** The filters for counts of documents, by the API's keys; without them nothing is counted. */
  filters?: URLSearchParams
}

/** The id of the list and of its highlighted row, for the field's ARIA attributes. */
export type ListShown = { id: string; active?: string | undefined } | undefined

type SuggestionsProps = {
  text: string
  /** Whether the text was just typed and needs suggestions. */
  typed: boolean
  from: SuggestFrom
  counted: boolean
  /** Whether the last row offers a search by meaning (C51). */
  meaning: boolean
  /** The container of the field: a press outside closes the list. */
  field: RefObject<HTMLElement | null>
  /** Receives the handler for keys of the field. */
  keys: RefObject<((event: KeyboardEvent) => void) | undefined>
  onShow: (list: ListShown) => void
  onReopen: () => void
  onTag: (category: string, value: string) => void
  onMeaning: () => void
}

const DELAY_MS = 300

/** The tag that a term names, if it can be a filter (R178). */
export async function quickSelect(term: string, signal: AbortSignal): Promise<NamedTag | undefined> {
  const tag = await quickSelectTag(term, signal)
  return isNamed(tag) ? tag : undefined
}

/** Suggestions for the typed text. They are discarded when the user or the filters change. */
export function Suggestions(props: SuggestionsProps) {
  const { from } = props
  const counted = props.counted && from.filters !== undefined
  const sessionId = getSessionId(useStore($session))
  const key = JSON.stringify([sessionId, counted, from.categories, from.selectedTags, String(from.filters)])
  return <Completion key={key} {...props} counted={counted} />
}

const MEANING = 'by-meaning'

function Completion(props: SuggestionsProps) {
  const language = useLanguage()
  const t = useTexts(searchSuggestionTexts)
  const { text, typed, from, counted, meaning, field, keys, onShow, onReopen, onTag, onMeaning } = props
  const [{ $state, type, open, close, stop }] = useState(() => {
    const request = { ...from, filters: documentFilters(from.filters ?? new URLSearchParams()), counted }
    return createSuggestions({ suggest: (term, signal) => suggestTags({ ...request, term }, signal), delay: DELAY_MS })
  })
  const state = useStore($state)
  useEffect(() => stop, [stop])
  useEffect(() => type(typed ? text : ''), [type, typed, text])

  const tags = state.state === 'open' ? state.found.filter(isNamed) : []
  const rows = [...tags.map((tag) => tag.id), ...(meaning ? [MEANING] : [])]
  const isShown = state.state === 'loading' || (state.state === 'open' && rows.length > 0)
  const { id, active, activeId, activate, move, reset } = useListbox({ keys: isShown ? rows : [], text })

  useLayoutEffect(() => {
    onShow(isShown ? { id, active: activeId } : undefined)
    return () => onShow(undefined)
  }, [onShow, isShown, id, activeId])

  useEffect(() => {
    if (!isShown) return
    reset()
    const listening = new AbortController()
    const closeOnPressElsewhere = (event: Event) => {
      if (field.current && !event.composedPath().includes(field.current)) close()
    }
    document.addEventListener('pointerdown', closeOnPressElsewhere, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [isShown, field, close, reset])

  const choose = (key: string) => {
    const tag = tags.find((one) => one.id === key)
    if (tag) onTag(tag.category, tag.value)
    else onMeaning()
  }
  const arrow = (event: KeyboardEvent, step: 1 | -1) => {
    event.preventDefault()
    if (!isShown) {
      onReopen()
      return open(text)
    }
    if (!event.altKey) move(step)
  }
  const press = (event: KeyboardEvent) => {
    const { isComposing, ctrlKey, metaKey, shiftKey } = event.nativeEvent
    if (isComposing || ctrlKey || metaKey || shiftKey) return
    if (event.key === 'ArrowDown') arrow(event, 1)
    else if (event.key === 'ArrowUp') arrow(event, -1)
    else if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault()
      choose(active)
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }
  useImperativeHandle(keys, () => press)

  return (
    <div>
      <Announcer message={state.state === 'open' ? formatCount(tags.length, language) : ''} />
      {isShown && (
        <SuggestionList
          id={id}
          label={t.label}
          term={text}
          suggestions={tags.map((tag) => toSuggestion(tag, language))}
          action={meaning ? { key: MEANING, label: t.searchByMeaning } : undefined}
          loading={state.state === 'loading'}
          highlighted={active}
          onHighlight={activate}
          onChoose={choose}
        />
      )}
    </div>
  )
}
