import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { categoryLabel } from '#config/category-label.ts'
import { preferenceEditorTexts } from '#i18n/en/preference-editor.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { fill } from '#lib/format/fill.ts'
import { registerStyles } from '#ui/base/styles.ts'
import css from '#ui/chip/chip.css?inline'
import { Chip } from '#ui/chip/chip.tsx'
import type { Mark } from './editor-group.ts'

registerStyles('ui', css)

/** With more values than `MOST`, only the first eight are shown until the user expands the list. */
const MOST = 10
const FIRST = 8

type ChosenProps = {
  category: string
  mark: Mark | undefined
  values: readonly string[]
  onRemove: (value: string) => void
}

/**
 * The selected values of a group, each with a remove button. Values that could not be selected now are listed under the
 * reason.
 */
export function Chosen({ category, mark, values, onRemove }: ChosenProps) {
  const language = useLanguage()
  const t = useTexts(preferenceEditorTexts)
  const label = categoryLabel(category, language)
  const toName = (value: string) => valueLabel(category, value, language)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isLong = values.length > MOST
  const shown = isLong && !isOpen ? values.slice(0, FIRST) : values
  return (
    <div className="r-editor__chosen">
      {mark && (
        <p className="r-editor__mark" id={`${id}-mark`}>
          {t[mark]}
        </p>
      )}
      <ul
        className="r-editor__chips"
        id={`${id}-values`}
        aria-label={fill(t.chosen, { category: label })}
        aria-describedby={mark && `${id}-mark`}
      >
        {shown.map((value) => (
          <li key={value}>
            <Chip
              label={toName(value)}
              removeLabel={fill(t.remove, { category: label, value: toName(value) })}
              onRemove={() => onRemove(value)}
            />
          </li>
        ))}
      </ul>
      {isLong && (
        <button
          type="button"
          className="r-editor__more"
          aria-expanded={isOpen}
          aria-controls={`${id}-values`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t.showFewer : fill(t.showAll, { count: values.length })}
        </button>
      )}
    </div>
  )
}

/** After a chip is removed, the focus moves to the next one, or to the group's field. */
export function useChipFocus(group: RefObject<HTMLElement | null>, chosen: readonly string[]) {
  const place = useRef<number>(undefined)
  const buttons = () => [...(group.current?.querySelectorAll<HTMLElement>('.r-chip button') ?? [])]
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the chips change
  useLayoutEffect(() => {
    if (place.current === undefined) return
    const here = buttons()
    const next = here[Math.min(place.current, here.length - 1)]
    ;(next ?? group.current?.querySelector<HTMLElement>('[role=combobox]'))?.focus()
    place.current = undefined
  }, [chosen])
  /** Uses the click, not the focus, because Safari does not focus a clicked button. */
  return ({ target }: { target: EventTarget }) => {
    const pressed = buttons().findIndex((button) => target instanceof Node && button.contains(target))
    place.current = pressed < 0 ? undefined : pressed
  }
}
