import { registerStyles } from '../base/styles.ts'
import { Icon } from '../icons/icon.tsx'
import { chevronDownIcon } from '../icons/icons-shell.ts'
import { Field } from '../text-field/field.tsx'
import select from './select-field.css?inline'

registerStyles('ui', select)

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
  return (
    <Field label={label} error={error} kind="r-select-field">
      {(attributes) => (
        <>
          <select
            {...attributes}
            className="r-field__input r-select-field__input"
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon path={chevronDownIcon} />
        </>
      )}
    </Field>
  )
}
