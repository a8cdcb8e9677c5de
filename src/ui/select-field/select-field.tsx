import { useId } from 'react'
import { registerStyles } from '../base/styles.ts'
import { Icon } from '../icons/icon.tsx'
import { errorIcon } from '../icons/icons.ts'
import { chevronDownIcon } from '../icons/icons-shell.ts'
import field from '../text-field/text-field.css?inline'
import select from './select-field.css?inline'

registerStyles('ui', field, select)

type SelectFieldProps = {
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  /** The error at the field. */
  error?: string | undefined
  onChange: (value: string) => void
}

/** The browser's own list of choices, in the look of a text field. */
export function SelectField({ label, options, value, error, onChange }: SelectFieldProps) {
  const id = useId()
  return (
    <div>
      <label className="r-field__label" htmlFor={id}>
        {label}
      </label>
      <div className="r-field__box r-select-field" part="field">
        <select
          id={id}
          className="r-field__input r-select-field__input"
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon path={chevronDownIcon} />
      </div>
      {error && (
        <p className="r-field__error" id={`${id}-error`}>
          <Icon path={errorIcon} />
          {error}
        </p>
      )}
    </div>
  )
}
