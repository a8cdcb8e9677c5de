import type { ComponentProps } from 'react'
import { registerStyles } from '../base/styles.ts'
import css from './switch.css?inline'

registerStyles('ui', css)

type SwitchProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'role' | 'aria-label' | 'onChange'> & {
  /** The accessible name; a visible label is beside or above it. */
  label: string
  onChange?: (checked: boolean) => void
}

/** A switch. The area around it is clickable too. */
export function Switch({ label, onChange, ...attributes }: SwitchProps) {
  return (
    <label className="r-switch">
      <input
        {...attributes}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox reports its own state
        role="switch"
        className="r-switch__track"
        aria-label={label}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
    </label>
  )
}
