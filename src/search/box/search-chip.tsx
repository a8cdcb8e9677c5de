import { searchTexts } from '#i18n/en/search.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { Chip } from '#ui/chip/chip.tsx'
import type { SearchMode } from '../filters/edits.ts'

type SearchChipProps = { term: string; mode: SearchMode; onEdit: () => void; onRemove: () => void }

const LONGEST = 15
const KEPT = 12

/** A search term for its chip: more than 15 graphemes become the first 12 and two dots (R184, C52). */
export function shorten(term: string): string {
  const characters = Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(term), (s) => s.segment)
  return characters.length > LONGEST ? `${characters.slice(0, KEPT).join('')}..` : term
}

/** The active search, which can be edited or removed (R183–R186). Loaded with the first search. */
export function SearchChip({ term, mode, onEdit, onRemove }: SearchChipProps) {
  const t = useTexts(searchTexts)
  const words = (shown: string) => fill(mode === 'meaning' ? t.searchingMeaning : t.searching, { term: shown })
  return (
    <div>
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
