import { useId } from 'react'

type ChoiceProps<T extends string> = {
  label: string
  /** Words by value, in their order. */
  options: Readonly<Record<T, string>>
  value: T
  disabled?: readonly T[]
  onChange: (value: T) => void
}

/** One of few, all in sight. */
export function Choice<T extends string>({ label, options, value, disabled = [], onChange }: ChoiceProps<T>) {
  const name = useId()
  const entries = Object.entries(options) as [T, string][]
  return (
    <fieldset className="c-choice">
      <legend className="r-visually-hidden">{label}</legend>
      {entries.map(([option, words]) => (
        <label key={option} className="c-choice__option">
          <input
            className="c-choice__input"
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            disabled={disabled.includes(option)}
            onChange={() => onChange(option)}
          />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  )
}
