import { useLayoutEffect, useRef } from 'react'
import { categoryPlural } from '#config/category-label.ts'
import { appliedTexts as t } from '#i18n/en/filters.ts'
import { speaker } from '#i18n/language.ts'
import { fill } from '#lib/format/fill.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { useSheets } from '#ui/hooks/use-sheets.ts'
import { type ActiveRange, type DateRange, hasRange } from '../filters/date-range.ts'
import type { Tags } from '../filters/filters.ts'
import { activeFiltersRowStyles } from './active-filters-row.styles.ts'
import { type ActiveGroup, getActiveGroups } from './active-groups.ts'
import { formatActiveRange, withoutRange } from './active-range.ts'
import { ManyChip } from './many-chip.tsx'

export type ActiveFiltersRowProps = {
  tags: Tags
  /** In the order of the row (C55). */
  categories: readonly string[]
  /** Of lists that know dates. */
  range?: ActiveRange
  /** Without a value: the whole category. */
  onRemoveTag: (category: string, value?: string) => void
  /** Receives the range that takes its place (C50). */
  onRemoveRange?: (next: DateRange) => void
  onClearAll: () => void
  /** Before something is removed, in words for a screen reader. */
  onRemoved: (words: string) => void
}

/** The active filters, one group a category, then the dates, then `Clear all`. */
export function ActiveFiltersRow(props: ActiveFiltersRowProps) {
  const { tags, categories, range, onRemoveTag, onRemoveRange, onClearAll, onRemoved } = props
  const row = useRef<HTMLDivElement>(null)
  useSheets(row, activeFiltersRowStyles)
  const groups = getActiveGroups(tags, categories)
  const notePress = useKeptFocus(row, JSON.stringify([groups, range]))
  const dates = range && hasRange(range) ? range : undefined
  const isSet = groups.length > 0 || (dates && !dates.isDefault)

  const speak = speaker()
  const remove = (words: () => string, act: () => void) => {
    onRemoved(speak(words))
    act()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a group of form fields
    <div ref={row} className="r-applied-row" role="group" aria-label={t.label} onClickCapture={notePress}>
      <ul className="r-applied-row__groups">
        {groups.map((group) => (
          <li key={group.category} className="r-applied-row__group">
            <span className="r-applied-row__word">{group.word}</span>
            <Values
              group={group}
              onRemove={(value) =>
                remove(
                  () => fill(t.removed, { category: group.label, value }),
                  () => onRemoveTag(group.category, value),
                )
              }
              onRemoveAll={() =>
                remove(
                  () => fill(t.removedAll, countsOf(group)),
                  () => onRemoveTag(group.category),
                )
              }
            />
          </li>
        ))}
        {dates && (
          <li className="r-applied-row__group">
            <RangeChip
              range={dates}
              onRemove={(words) =>
                remove(
                  () => fill(t.removed, { category: t.date, value: words }),
                  () => onRemoveRange?.(withoutRange(dates)),
                )
              }
            />
          </li>
        )}
        {isSet && (
          <li className="r-applied-row__group">
            <button type="button" className="r-applied-row__clear" onClick={() => remove(() => t.cleared, onClearAll)}>
              {t.clearAll}
            </button>
          </li>
        )}
      </ul>
    </div>
  )
}

const countsOf = ({ values, category }: ActiveGroup) => ({
  count: values.length,
  categories: categoryPlural(category),
})

type ValuesProps = { group: ActiveGroup; onRemove: (value: string) => void; onRemoveAll: () => void }

function Values({ group, onRemove, onRemoveAll }: ValuesProps) {
  if (group.summary !== undefined)
    return (
      <ManyChip
        label={group.summary}
        values={group.values}
        removeLabel={fill(t.removeAll, countsOf(group))}
        onRemove={onRemoveAll}
      />
    )
  return (
    <ul className="r-applied-row__values" aria-label={group.label}>
      {group.values.map((value) => (
        <li key={value}>
          <Chip
            label={value}
            removeLabel={fill(t.remove, { category: group.label, value })}
            onRemove={() => onRemove(value)}
          />
        </li>
      ))}
    </ul>
  )
}

function RangeChip({ range, onRemove }: { range: ActiveRange; onRemove: (words: string) => void }) {
  const { label, full } = formatActiveRange(range)
  return (
    <Chip
      label={label}
      fullLabel={full}
      removeLabel={fill(t.remove, { category: t.date, value: full })}
      onRemove={() => onRemove(full)}
    />
  )
}

/** After a chip has gone, the focus goes to what has come to its place, or to the last of the row. */
function useKeptFocus(row: { readonly current: HTMLElement | null }, shown: string) {
  const place = useRef<number>(undefined)
  const buttons = () => [...(row.current?.querySelectorAll('button') ?? [])]
  // biome-ignore lint/correctness/useExhaustiveDependencies: a render that leaves the chips as they are is not the one awaited
  useLayoutEffect(() => {
    if (place.current === undefined) return
    const here = buttons()
    here[Math.min(place.current, here.length - 1)]?.focus()
    place.current = undefined
  }, [shown])
  // By the press, not by the focus, which Safari does not give to a button that is pressed.
  return ({ target }: { target: EventTarget }) => {
    place.current = buttons().findIndex((button) => target instanceof Node && button.contains(target))
  }
}
