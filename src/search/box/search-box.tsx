import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { searchTexts } from '#i18n/en/search.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { takeLatest } from '#lib/async/take-latest.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Button } from '#ui/button/button.tsx'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import type { SearchMode } from '../filters/edits.ts'
import css from './search-box.css?inline'
import type { ListShown, SuggestFrom } from './suggestions.tsx'

registerStyles('search', css)

type SearchBoxProps = {
  /** The active search; an empty term means none. */
  activeSearch: { term: string; mode: SearchMode }
  /** Whether search by meaning is offered (C51). */
  meaning: boolean
  /** The source of suggestions; without it the box only searches. */
  suggest?: SuggestFrom
  /** An empty term clears the search. */
  onSearch: (term: string, mode: SearchMode) => void
  onTag: (category: string, value: string) => void
  /** More tools at the end of the row. */
  children?: ReactNode
}

/** `typed`: the user is typing, so suggestions may open. */
type Box = { text: string; typed: boolean }

const empty: Box = { text: '', typed: false }
const load = () => import('./suggestions.tsx')
const loadChip = () => import('./search-chip.tsx').then(({ SearchChip }) => SearchChip)

/** How long a search waits for the answer whether its term names a tag (R178). */
const QUICK_SELECT_MS = 1500

/** Rejects after the timeout, even if the request ignores the signal. */
function quickSelect(term: string, signal: AbortSignal) {
  const end = AbortSignal.any([signal, AbortSignal.timeout(QUICK_SELECT_MS)])
  const ended = new Promise<never>((_, reject) => end.addEventListener('abort', () => reject(end.reason)))
  return Promise.race([load().then((part) => part.quickSelect(term, end)), ended])
}

/** Android keyboards compose every word. Elsewhere, text in composition is not final yet. */
const composesAlways = () => /android/i.test(navigator.userAgent)

/** The search box with suggestions. The active search is a chip that can be edited and removed (R167–R187). */
export function SearchBox({ activeSearch, meaning, suggest, onSearch, onTag, children }: SearchBoxProps) {
  const t = useTexts(searchTexts)
  const [box, setBox] = useState(empty)
  const [chosenMode, setChosenMode] = useState(activeSearch.mode)
  const [asking, setAsking] = useState(false)
  const [list, setList] = useState<ListShown>()
  const [quick] = useState(takeLatest)
  const { part, want } = useLazy(load)
  const { part: Chip } = useLazy(loadChip, activeSearch.term)
  const field = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const keys = useRef<(event: KeyboardEvent) => void>(undefined)
  const composing = useRef(false)
  const stop = () => {
    quick.stop()
    setAsking(false)
  }
  // Another active search, for example after Back, cancels a waiting one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the active search changes
  useEffect(() => stop, [activeSearch.term, activeSearch.mode])
  const isActive = activeSearch.term !== ''
  const mode = !meaning ? 'text' : isActive ? activeSearch.mode : chosenMode

  const apply = (act: () => void) => {
    stop()
    act()
  }
  const search = (term: string, by: SearchMode) => {
    setChosenMode(by)
    apply(() => onSearch(term, by))
  }
  const prepare = () => suggest && want()
  const type = (text: string) => {
    prepare()
    setBox({ text, typed: !composing.current || composesAlways() })
  }
  const isSuggested = (category: string) =>
    !suggest || suggest.categories.length === 0 || suggest.categories.includes(category)
  const rest = () => setBox(({ text }) => ({ text, typed: false }))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const term = box.text.trim()
    if (term === '') return
    if (!suggest || mode === 'meaning') {
      setBox(empty)
      return search(term, mode)
    }
    rest()
    setAsking(true)
    quick.run(
      (signal) => quickSelect(term, signal),
      (outcome) => {
        // Keep text that was typed meanwhile.
        setBox((now) => (now.text.trim() === term ? empty : now))
        const tag = outcome.status === 'fulfilled' ? outcome.value : undefined
        // A tag that is not suggested here is not a filter, so its name is searched for.
        if (tag && isSuggested(tag.category)) apply(() => onTag(tag.category, tag.value))
        else search(term, 'text')
      },
    )
  }
  const press = (event: KeyboardEvent) => {
    keys.current?.(event)
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing || box.text === '') return
    // Escape closes one level at a time: panels around the box stay open.
    event.preventDefault()
    event.stopPropagation()
    setBox(empty)
  }
  const edit = () => {
    flushSync(() => setBox({ text: activeSearch.term, typed: false }))
    input.current?.focus()
    input.current?.setSelectionRange(activeSearch.term.length, activeSearch.term.length)
  }
  const remove = () => {
    search('', mode)
    input.current?.focus()
  }
  const switchMode = (next: SearchMode) => (isActive ? search(activeSearch.term, next) : setChosenMode(next))
  const combobox = suggest && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': list !== undefined,
    'aria-controls': list?.id,
    'aria-activedescendant': list?.active,
  }
  return (
    <search className="r-search-box">
      <form className="r-search-box__form" aria-busy={asking} onSubmit={submit}>
        <div ref={field} className="r-search-box__field">
          <SearchField
            {...combobox}
            inputRef={input}
            label={t.search}
            placeholder={t.search}
            value={box.text}
            onChange={type}
            clearLabel={t.clear}
            onFocus={prepare}
            onBlur={rest}
            onKeyDown={press}
            onCompositionStart={() => {
              composing.current = true
            }}
            onCompositionEnd={(event) => {
              composing.current = false
              type(event.currentTarget.value)
            }}
          />
          {suggest && part && (
            <part.Suggestions
              text={box.text}
              typed={box.typed}
              from={suggest}
              counted={mode === 'text'}
              meaning={meaning}
              field={field}
              keys={keys}
              onShow={setList}
              onReopen={() => setBox(({ text }) => ({ text, typed: true }))}
              onTag={(category, value) => {
                setBox(empty)
                apply(() => onTag(category, value))
              }}
              onMeaning={() => {
                setBox(empty)
                search(box.text.trim(), 'meaning')
              }}
            />
          )}
        </div>
        <Button type="submit">{t.submit}</Button>
      </form>
      {meaning && (
        <SegmentedControl
          label={t.mode}
          options={{ text: t.text, meaning: t.meaning }}
          value={mode}
          onChange={switchMode}
        />
      )}
      {children && <div className="r-search-box__beside">{children}</div>}
      {isActive && (
        <div className="r-search-box__chip">{Chip && <Chip {...activeSearch} onEdit={edit} onRemove={remove} />}</div>
      )}
    </search>
  )
}
