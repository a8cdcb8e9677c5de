import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { findTexts } from '#i18n/en/document.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { closeIcon } from '#ui/icons/icons.ts'
import { arrowDownIcon, arrowUpIcon } from '#ui/icons/icons-more.ts'
import { SearchField } from '#ui/search-field/search-field.tsx'
import css from './find-bar.css?inline'
import { mark } from './find-marks.ts'
import { findRanges, indexText } from './find-text.ts'

registerStyles('features', css)

type FindBarProps = {
  /** The shadow root with the text. */
  root: ShadowRoot
  /** What is looked for at first, and the page from which; without words the user types. */
  start: { page: number; words: string }
  onClose: () => void
}

/** Searches the shown text. All matches are highlighted, the current one in another colour. */
export function FindBar({ root, start, onClose }: FindBarProps) {
  const t = useTexts(findTexts)
  const input = useRef<HTMLInputElement>(null)
  const [term, setTerm] = useState(start.words)
  const text = useMemo(() => indexText(root), [root])
  const ranges = useMemo(() => findRanges(text, term), [text, term])
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      ranges.findIndex((range) => getPage(range) >= start.page),
    ),
  )
  const current = ranges[at]
  useEffect(() => {
    if (start.words === '') input.current?.focus()
  }, [start.words])
  useEffect(() => mark('research-find', ranges), [ranges])
  useEffect(() => {
    if (!current) return
    reveal(current)
    return mark('research-find-current', [current])
  }, [current])

  const search = (words: string) => {
    setTerm(words)
    setAt(0)
  }
  const { length } = ranges
  const move = (by: number) => length > 0 && setAt((now) => (now + by + length) % length)
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && event.target === input.current) move(event.shiftKey ? -1 : 1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const count = length > 0 ? fill(t.count, { number: at + 1, count: length }) : t.none
  return (
    <search className="r-find" onKeyDown={keyDown}>
      <SearchField
        inputRef={input}
        label={t.find}
        placeholder={t.find}
        value={term}
        onChange={search}
        clearLabel={t.clear}
      />
      <span className="r-find__count" role="status">
        {term.trim() === '' ? '' : count}
      </span>
      <IconButton icon={arrowUpIcon} label={t.previous} disabled={length === 0} onClick={() => move(-1)} />
      <IconButton icon={arrowDownIcon} label={t.next} disabled={length === 0} onClick={() => move(1)} />
      <IconButton icon={closeIcon} label={t.close} onClick={onClose} />
    </search>
  )
}

/** The page that a match stands on, 1 in a text without pages. */
const getPage = ({ startContainer }: Range) =>
  Number(startContainer.parentElement?.closest<HTMLElement>('[data-page]')?.dataset.page ?? 1)

/** Scrolls a match into view and opens collapsed sections around it. */
function reveal({ startContainer }: Range) {
  const element = startContainer.parentElement
  for (let folded = element?.closest('details'); folded; folded = folded.parentElement?.closest('details'))
    folded.open = true
  element?.scrollIntoView({ block: 'center' })
}
