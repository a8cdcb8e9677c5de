import type { ComponentProps } from 'react'
import { registerStyles } from '../base/styles.ts'
import css from './checkbox.css?inline'

registerStyles('ui', css)

type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'onChange'> & {
  label: string
  onChange?: (checked: boolean) => void
}

export function Checkbox({ label, onChange, ...attributes }: CheckboxProps) {
  return (
    <label className="r-checkbox">
      <input
        {...attributes}
        type="checkbox"
        className="r-checkbox__box"
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
