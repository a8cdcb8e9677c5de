import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { fill } from '#lib/format/fill.ts'
import { Announcer } from '../announcer/announcer.tsx'
import { registerStyles } from '../base/styles.ts'
import css from '../checkbox/checkbox.css?inline'
import { rove } from '../dom/rove.ts'
import { SearchField } from '../search-field/search-field.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import {
  allToggled,
  arrange,
  getShare,
  isFree,
  isOffered,
  type MultiSelectOption,
  matching,
  toggled,
} from './multi-select-options.ts'
import type { MultiSelectProps } from './multi-select-props.ts'
import { Rows } from './multi-select-rows.tsx'
import { readPastedList } from './pasted-list.ts'

registerStyles('ui', css)

type PopupProps = MultiSelectProps & {
  /** The selection when the popup opened. It is listed first and stays visible when removed. */
  first: readonly string[]
}

const SKELETONS = 10
/** The rows of a block, more than are visible at once. */
const ROWS = 20
/** The number of blocks added at a time. */
const STEP = 5
/** The pause between steps in ms, for a frame and input. */
const STEP_TIME = 32

/** The search box, Select All and the options, while the popup is open. */
export function MultiSelectPopup(props: PopupProps) {
  const { label, options, selected, onChange, loading = false, texts, first, renderMissing } = props
  const place = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useState('')
  const [pasted, setPasted] = useState('')
  const [tabStop, setTabStop] = useState<string>()
  const chosen = useMemo(() => new Set(selected), [selected])
  const [unknownAtFirst] = useState(() => {
    const offered = new Set(options.map(({ value }) => value))
    return first.filter((value) => !offered.has(value))
  })
  const arranged = useMemo(() => {
    const offered = new Set(options.map(({ value }) => value))
    const others = unknownAtFirst.filter((value) => !offered.has(value))
    return arrange([...options, ...others.map((value) => ({ value, label: value }))], new Set(first))
  }, [options, first, unknownAtFirst])
  const found = useMemo(() => matching(arranged, search), [arranged, search])
  const blocks = useMemo(() => toBlocks(found), [found])
  const grown = useGrowing(blocks)
  const stop = (found.find(({ value }) => value === tabStop) ?? found[0])?.value
  useKeptFocus(place)

  const box = () => place.current?.querySelector('input')
  const stops = () => [
    ...(place.current?.querySelectorAll<HTMLElement>('.r-multi-select__all input, [role=option]') ?? []),
  ]
  const optionAt = (target: EventTarget) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null
    return row ? found[Number(row.dataset.index)] : undefined
  }
  const toggle = (target: EventTarget) => {
    const option = optionAt(target)
    if (option && isFree(option, chosen)) onChange(toggled(selected, option.value))
  }
  const toggleAll = () => onChange(allToggled(found, selected))
  const keyInSearch = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event)
    const [only, ...more] = found
    if (event.key !== 'Enter' || !only || more.length > 0 || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (isFree(only, chosen)) onChange(toggled(selected, only.value))
  }
  /** A list of names selects what it names; other text is a search. */
  const paste = (event: ClipboardEvent) => {
    const list = readPastedList(event.clipboardData.getData('text/plain'), arranged)
    if (!list) return
    event.preventDefault()
    const fresh = list.options.filter(({ value }) => !chosen.has(value))
    const added = fresh.filter(({ disabled }) => !disabled).map(({ value }) => value)
    const refused = fresh.filter(({ disabled }) => disabled).map((option) => option.label)
    const tell = (text: string, names: readonly string[]) =>
      names.length > 0 ? [fill(text, { count: names.length, values: formatNames(names) })] : []
    setSearch('')
    setPasted(
      [
        fill(texts.added, { count: added.length }),
        ...tell(texts.refused, refused),
        ...tell(texts.missing, list.missing),
      ].join(', '),
    )
    if (added.length > 0) onChange([...selected, ...added])
  }
  const searchFor = (text: string) => {
    setSearch(text)
    setPasted('')
  }
  const move = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp' || event.key === 'End') flushSync(grown.showAll)
    rove(event, stops())
  }
  const keyInList = (event: KeyboardEvent) => {
    move(event)
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const option = optionAt(event.target)
    if (option && (event.key === ' ' || event.key === 'Enter')) {
      event.preventDefault()
      toggle(event.target)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      toggleAll()
    } else if (event.key.length === 1 || event.key === 'Backspace') box()?.focus()
  }

  if (loading)
    return (
      <div className="r-multi-select__list" role="status" aria-label={texts.loading}>
        {[...Array(SKELETONS).keys()].map((key) => (
          <div className="r-multi-select__skeleton" key={key}>
            <Skeleton width={90 - (key % 4) * 15} />
          </div>
        ))}
      </div>
    )
  const share = getShare(found, chosen)
  const searched = search.trim() !== ''
  return (
    <div className="r-multi-select__content" ref={place}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles keys and pastes of the search box inside */}
      <div className="r-multi-select__search" onKeyDown={keyInSearch} onPaste={paste}>
        <SearchField
          label={texts.search}
          placeholder={texts.search}
          value={search}
          onChange={searchFor}
          clearLabel={texts.clear}
        />
      </div>
      <Announcer message={searched ? fill(texts.found, { count: found.length }) : pasted} />
      {pasted !== '' && <p className="r-multi-select__pasted">{pasted}</p>}
      {found.some(({ disabled }) => !disabled) && (
        <label className="r-multi-select__all">
          <input
            ref={(all) => {
              if (all) all.indeterminate = share === 'some'
            }}
            type="checkbox"
            className="r-checkbox__box"
            checked={share === 'all'}
            onChange={toggleAll}
            onKeyDown={keyInList}
          />
          {searched ? fill(texts.selectFound, { count: found.length }) : texts.selectAll}
        </label>
      )}
      {found.length === 0 ? (
        <p className="r-multi-select__nothing">{searched ? texts.nothing : texts.empty}</p>
      ) : (
        <div
          role="listbox"
          tabIndex={-1}
          className="r-multi-select__list"
          aria-label={label}
          aria-multiselectable="true"
          onClick={(event) => toggle(event.target)}
          onFocus={(event) => setTabStop(optionAt(event.target)?.value)}
          onKeyDown={keyInList}
        >
          {blocks.slice(0, grown.count).map((block, index) => (
            <Rows
              key={block[0]?.value}
              options={block}
              start={index * ROWS}
              marks={block.map(({ value }) => (chosen.has(value) ? '1' : '0')).join('')}
              tabStop={block.some(({ value }) => value === stop) ? stop : undefined}
              disabled={texts.disabled}
            />
          ))}
        </div>
      )}
      {searched && renderMissing && !isOffered(found, search) && renderMissing(search.trim())}
    </div>
  )
}

/** More names than these would cover the options. */
const MOST_NAMES = 10

const formatNames = (names: readonly string[]) =>
  names.slice(0, MOST_NAMES).join(', ') + (names.length > MOST_NAMES ? ' …' : '')

const toBlocks = (options: readonly MultiSelectOption[]) =>
  Array.from({ length: Math.ceil(options.length / ROWS) }, (_, index) =>
    options.slice(index * ROWS, (index + 1) * ROWS),
  )

/** Renders the first block at once and more step by step, because thousands of rows would delay the popup. */
function useGrowing(blocks: readonly unknown[]) {
  const [grown, setGrown] = useState({ blocks, count: 1 })
  const count = grown.blocks === blocks ? grown.count : 1
  useEffect(() => {
    if (count >= blocks.length) return
    const next = setTimeout(() => setGrown({ blocks, count: count + STEP }), STEP_TIME)
    return () => clearTimeout(next)
  }, [blocks, count])
  return { count, showAll: () => setGrown({ blocks, count: blocks.length }) }
}

/** Moves the focus to the search box when the focused row is removed, for example by reloaded lists. */
function useKeptFocus(place: RefObject<HTMLElement | null>) {
  const had = useRef(false)
  useLayoutEffect(() => {
    const has = place.current?.matches(':focus-within') ?? false
    if (had.current && !has) place.current?.querySelector('input')?.focus()
    had.current = has
  })
}
