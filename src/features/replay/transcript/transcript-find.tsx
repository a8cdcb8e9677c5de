import type { KeyboardEvent } from 'react'
import { transcriptTexts } from '#i18n/en/replay.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { arrowDownIcon, arrowUpIcon } from '#ui/icons/icons-more.ts'
import { SearchField } from '#ui/search-field/search-field.tsx'

type TranscriptFindProps = {
  term: string
  onTerm: (term: string) => void
  /** The index of the current match, and how many there are. */
  at: number
  count: number
  onMove: (by: 1 | -1) => void
}

/** The bar that searches the transcript. */
export function TranscriptFind({ term, onTerm, at, count, onMove }: TranscriptFindProps) {
  const t = useTexts(transcriptTexts)
  const keyDown = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && event.target instanceof HTMLInputElement
    if (isEnter && count > 0) onMove(event.shiftKey ? -1 : 1)
    else if (event.key === 'Escape' && term !== '') onTerm('')
    else if (!isEnter) return
    event.preventDefault()
    event.stopPropagation()
  }
  const found = count > 0 ? fill(t.count, { number: at + 1, count }) : t.none
  return (
    <search className="r-transcript__find" onKeyDown={keyDown}>
      <SearchField label={t.find} placeholder={t.find} value={term} onChange={onTerm} clearLabel={t.clear} />
      <span className="r-transcript__count" role="status">
        {term.trim() === '' ? '' : found}
      </span>
      <IconButton icon={arrowUpIcon} label={t.previous} disabled={count === 0} onClick={() => onMove(-1)} />
      <IconButton icon={arrowDownIcon} label={t.next} disabled={count === 0} onClick={() => onMove(1)} />
    </search>
  )
}
