import { useRef } from 'react'
import { fill } from '../../lib/fill.ts'
import { shorten } from '../../lib/shorten.ts'
import type { SearchMode } from '../../query/edits.ts'
import { searchTexts as t } from '../../text/search.ts'
import chip from '../../ui/chip.css?inline'
import { Chip } from '../../ui/chip.tsx'
import { useSheets } from '../../ui/use-sheets.ts'

type SearchChipProps = { term: string; mode: SearchMode; onEdit: () => void; onRemove: () => void }

const styles = [chip]

/** What is searched for, to be edited or removed (R183–R186); loaded with the first search. */
export function SearchChip({ term, mode, onEdit, onRemove }: SearchChipProps) {
  const place = useRef<HTMLDivElement>(null)
  useSheets(place, styles)
  const words = (shown: string) => fill(mode === 'meaning' ? t.searchingMeaning : t.searching, { term: shown })
  return (
    <div ref={place}>
      <Chip
        label={words(shorten(term))}
        fullLabel={words(term)}
        edit={{ label: t.edit, onEdit }}
        removeLabel={t.remove}
        onRemove={onRemove}
      />
    </div>
  )
}
