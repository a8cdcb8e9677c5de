import type { ComponentProps } from 'react'

type SwitchProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'role' | 'aria-label' | 'onChange'> & {
  /** The accessible name; what it switches stands in words beside it or above. */
  label: string
  onChange?: (checked: boolean) => void
}

/** Turns something on and off. Larger than it looks: the room around it is pressed too. */
export function Switch({ label, onChange, ...attributes }: SwitchProps) {
  return (
    <label className="r-switch">
      <input
        {...attributes}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
        role="switch"
        className="r-switch__track"
        aria-label={label}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
    </label>
  )
}
