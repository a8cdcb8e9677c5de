import { type ReactNode, useId } from 'react'
import { registerStyles } from '../base/styles.ts'
import css from './segmented-control.css?inline'

registerStyles('ui', css)

type SegmentedControlProps<Value extends string> = {
  /** The accessible name of the group. */
  label: string
  /** What each value is called, in this order. */
  options: Readonly<Partial<Record<Value, ReactNode>>>
  value: Value
  onChange: (value: Value) => void
}

/** One choice of a few, side by side. Built on radio buttons: one tab stop; arrow keys select and wrap. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <fieldset className="r-segments">
      <legend className="r-visually-hidden">{label}</legend>
      {(Object.keys(options) as Value[]).map((each) => (
        <label className="r-segments__segment" key={each}>
          <input type="radio" name={name} value={each} checked={each === value} onChange={() => onChange(each)} />
          <span>{options[each]}</span>
        </label>
      ))}
    </fieldset>
  )
}
