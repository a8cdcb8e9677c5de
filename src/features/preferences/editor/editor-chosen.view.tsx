import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { preferenceEditorTexts as t } from '#i18n/en/preference-editor.ts'
import { fill } from '#lib/format/fill.ts'
import { Chip } from '#ui/chip/chip.tsx'
import type { Mark } from './editor-group.ts'

/** Of more values than these, the first eight are shown until the reader wants all. */
const MOST = 10
const FIRST = 8

type ChosenProps = {
  /** What the deployment calls the category. */
  label: string
  mark: Mark | undefined
  values: readonly string[]
  onRemove: (value: string) => void
}

/** Values of a group that are chosen, each with a way to take it away; those that could not be chosen now under the reason. */
export function Chosen({ label, mark, values, onRemove }: ChosenProps) {
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
              label={value}
              removeLabel={fill(t.remove, { category: label, value })}
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

/** After a chip of a group has gone, the focus goes to what has come to its place, or to the group's field. */
export function useChipFocus(group: RefObject<HTMLElement | null>, chosen: readonly string[]) {
  const place = useRef<number>(undefined)
  const buttons = () => [...(group.current?.querySelectorAll<HTMLElement>('.r-chip button') ?? [])]
  // biome-ignore lint/correctness/useExhaustiveDependencies: a render that leaves the chips as they are is not the one awaited
  useLayoutEffect(() => {
    if (place.current === undefined) return
    const here = buttons()
    const next = here[Math.min(place.current, here.length - 1)]
    ;(next ?? group.current?.querySelector<HTMLElement>('[role=combobox]'))?.focus()
    place.current = undefined
  }, [chosen])
  /** By the press, not by the focus, which Safari does not give to a button that is pressed. */
  return ({ target }: { target: EventTarget }) => {
    const pressed = buttons().findIndex((button) => target instanceof Node && button.contains(target))
    place.current = pressed < 0 ? undefined : pressed
  }
}
