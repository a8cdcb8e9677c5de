import { useId } from 'react'

type SegmentsProps<Value extends string> = {
  /** What is chosen between, for a screen reader. */
  label: string
  options: Readonly<Record<Value, string>>
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, side by side. Radio buttons underneath: one stop for Tab, arrows choose and wrap. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
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
