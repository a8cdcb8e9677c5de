import { useId, useRef } from 'react'
import { registerStyles } from '../base/styles.ts'
import { useCentered } from '../hooks/use-centered.ts'
import { useOverflow } from '../hooks/use-overflow.ts'
import fadingRow from '../text/fading-row.css?inline'
import underlined from '../text/underlined.css?inline'
import quickFilter from './quick-filter.css?inline'

registerStyles('ui', underlined, fadingRow, quickFilter)

type QuickFilterProps<Value extends string> = {
  /** The accessible name of the group. */
  label: string
  options: readonly { value: Value; label: string }[]
  /** Undefined: none. */
  value: Value | undefined
  onChange: (value: Value) => void
  /** Replaces the options while they do not apply; nothing can be selected then (R254). */
  replacement?: string | undefined
}

/** One choice of a few in a scrolling row (R250). Built on radio buttons: one tab stop; arrow keys select and wrap. */
export function QuickFilter<Value extends string>(props: QuickFilterProps<Value>) {
  const { label, options, value, onChange, replacement } = props
  const name = useId()
  const row = useRef<HTMLDivElement>(null)
  useOverflow(row)
  const isReplaced = replacement !== undefined
  const shown = isReplaced ? [{ value: undefined, label: replacement }] : options
  useCentered(
    row,
    shown.findIndex((option) => option.value === value),
  )
  return (
    <fieldset className="r-quick-filter" disabled={isReplaced}>
      <legend className="r-visually-hidden">{label}</legend>
      <div className="r-fading-row r-quick-filter__row" ref={row}>
        {shown.map((option) => (
          <label className="r-underlined r-quick-filter__option" key={option.label}>
            <input
              type="radio"
              className="r-quick-filter__radio"
              name={name}
              value={option.value ?? ''}
              checked={isReplaced || option.value === value}
              onChange={() => option.value !== undefined && onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
