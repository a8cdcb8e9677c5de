import { useId } from 'react'

type SwitchFieldProps = { label: string; checked: boolean; onChange: (checked: boolean) => void }

export function SwitchField({ label, checked, onChange }: SwitchFieldProps) {
  return (
    <label className="c-field c-field--switch">
      <span className="c-field__label">{label}</span>
      <span className="r-switch">
        <input
          className="r-switch__track"
          type="checkbox"
          role="switch"
          aria-checked={checked}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
      </span>
    </label>
  )
}

type SelectFieldProps<T extends string> = {
  label: string
  value: T
  options: Readonly<Record<T, string>>
  disabled?: readonly T[]
  onChange: (value: T) => void
}

export function SelectField<T extends string>({ label, value, options, disabled = [], onChange }: SelectFieldProps<T>) {
  return (
    <label className="c-field">
      <span className="c-field__label">{label}</span>
      <select className="c-field__input" value={value} onChange={(event) => onChange(event.target.value as T)}>
        {(Object.entries(options) as [T, string][]).map(([option, words]) => (
          <option key={option} value={option} disabled={disabled.includes(option)}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

type TextFieldProps = {
  label: string
  value: string
  /** Stands in the empty field: what holds without a value. */
  hint?: string
  type?: 'text' | 'number'
  limits?: { min: number; max: number }
  error?: string | undefined
  onChange: (value: string) => void
}

export function TextField({ label, value, hint = '', type = 'text', limits, error, onChange }: TextFieldProps) {
  const id = useId()
  return (
    <div className="c-field">
      <label className="c-field__label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="c-field__input"
        type={type}
        value={value}
        placeholder={hint}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => onChange(event.target.value)}
        {...limits}
      />
      {error !== undefined && (
        <span id={`${id}-error`} className="c-field__error">
          {error}
        </span>
      )}
    </div>
  )
}
