import { useLayoutEffect, useRef } from 'react'
import { categoryAfter } from '#config/category-label.ts'
import { appliedTexts } from '#i18n/en/filters.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { fill } from '#lib/format/fill.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { type ActiveRange, type DateRange, hasRange } from '../filters/date-range.ts'
import type { Tags } from '../filters/filters.ts'
import css from './active-filters-row.css?inline'
import { type ActiveGroup, getActiveGroups } from './active-groups.ts'
import { formatActiveRange, withoutRange } from './active-range.ts'
import { ManyChip } from './many-chip.tsx'

registerStyles('search', css)

export type ActiveFiltersRowProps = {
  tags: Tags
  /** In the order of the row (C55). */
  categories: readonly string[]
  /** For lists with dates. */
  range?: ActiveRange
  /** Without a value, removes the whole category. */
  onRemoveTag: (category: string, value?: string) => void
  /** Receives the range that replaces it (C50). */
  onRemoveRange?: (next: DateRange) => void
  onClearAll: () => void
  /** Called before a removal, with its text for screen readers. */
  onRemoved: (words: string) => void
}

/** The active filters: a group per category, then the dates, then `Clear all`. */
export function ActiveFiltersRow(props: ActiveFiltersRowProps) {
  const language = useLanguage()
  const t = useTexts(appliedTexts)
  const { tags, categories, range, onRemoveTag, onRemoveRange, onClearAll, onRemoved } = props
  const row = useRef<HTMLDivElement>(null)
  const groups = getActiveGroups(tags, categories, language)
  const toName = ({ category }: ActiveGroup, value: string) => valueLabel(category, value, language)
  const notePress = useKeptFocus(row, JSON.stringify([groups, range]))
  const dates = range && hasRange(range) ? range : undefined
  const isSet = groups.length > 0 || (dates && !dates.isDefault)

  const remove = (words: string, act: () => void) => {
    onRemoved(words)
    act()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a group of form fields
    <div ref={row} className="r-active-filters-row" role="group" aria-label={t.label} onClickCapture={notePress}>
      <ul className="r-active-filters-row__groups">
        {groups.map((group) => (
          <li key={group.category} className="r-active-filters-row__group">
            <span className="r-active-filters-row__word">{group.word}</span>
            <Values
              group={group}
              onRemove={(value) =>
                remove(fill(t.removed, { category: group.label, value: toName(group, value) }), () =>
                  onRemoveTag(group.category, value),
                )
              }
              onRemoveAll={() =>
                remove(fill(t.removedAll, toCounts(group, language)), () => onRemoveTag(group.category))
              }
            />
          </li>
        ))}
        {dates && (
          <li className="r-active-filters-row__group">
            <RangeChip
              range={dates}
              onRemove={(words) =>
                remove(fill(t.removed, { category: t.date, value: words }), () => onRemoveRange?.(withoutRange(dates)))
              }
            />
          </li>
        )}
        {isSet && (
          <li className="r-active-filters-row__group">
            <button type="button" className="r-active-filters-row__clear" onClick={() => remove(t.cleared, onClearAll)}>
              {t.clearAll}
            </button>
          </li>
        )}
      </ul>
    </div>
  )
}

const toCounts = ({ values, category }: ActiveGroup, language: string) => ({
  count: values.length,
  categories: categoryAfter(values.length, category, language),
})

type ValuesProps = { group: ActiveGroup; onRemove: (value: string) => void; onRemoveAll: () => void }

function Values({ group, onRemove, onRemoveAll }: ValuesProps) {
  const language = useLanguage()
  const t = useTexts(appliedTexts)
  if (group.summary !== undefined)
    return (
      <ManyChip
        label={group.summary}
        values={group.values.map((value) => valueLabel(group.category, value, language))}
        removeLabel={fill(t.removeAll, toCounts(group, language))}
        onRemove={onRemoveAll}
      />
    )
  return (
    <ul className="r-active-filters-row__values" aria-label={group.label}>
      {group.values.map((value) => (
        <li key={value}>
          <ValueChip group={group} value={value} onRemove={() => onRemove(value)} />
        </li>
      ))}
    </ul>
  )
}

type ValueChipProps = { group: ActiveGroup; value: string; onRemove: () => void }

function ValueChip({ group: { category, label }, value, onRemove }: ValueChipProps) {
  const language = useLanguage()
  const t = useTexts(appliedTexts)
  const name = valueLabel(category, value, language)
  return <Chip label={name} removeLabel={fill(t.remove, { category: label, value: name })} onRemove={onRemove} />
}

function RangeChip({ range, onRemove }: { range: ActiveRange; onRemove: (words: string) => void }) {
  const language = useLanguage()
  const t = useTexts(appliedTexts)
  const { label, full } = formatActiveRange(range, language)
  return (
    <Chip
      label={label}
      fullLabel={full}
      removeLabel={fill(t.remove, { category: t.date, value: full })}
      onRemove={() => onRemove(full)}
    />
  )
}

/** After a chip is removed, the focus moves to the next one, or to the last of the row. */
function useKeptFocus(row: { readonly current: HTMLElement | null }, shown: string) {
  const place = useRef<number>(undefined)
  const buttons = () => [...(row.current?.querySelectorAll('button') ?? [])]
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the chips change
  useLayoutEffect(() => {
    if (place.current === undefined) return
    const here = buttons()
    here[Math.min(place.current, here.length - 1)]?.focus()
    place.current = undefined
  }, [shown])
  // Uses the click, not the focus, because Safari does not focus a clicked button.
  return ({ target }: { target: EventTarget }) => {
    place.current = buttons().findIndex((button) => target instanceof Node && button.contains(target))
  }
}
