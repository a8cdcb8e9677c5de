import type { ComponentPropsWithoutRef, MouseEvent } from 'react'
import { registerStyles } from '../base/styles.ts'
import { Icon } from '../icons/icon.tsx'
import css from './icon-button.css?inline'

registerStyles('ui', css)

type IconButtonProps = Omit<
  ComponentPropsWithoutRef<'button'>,
  'className' | 'children' | 'aria-label' | 'disabled'
> & {
  icon: string
  /** The accessible name, also shown on hover. */
  label: string
  /** Greyed out and without effect, but focusable, so that its reason can be read (R261). */
  disabled?: boolean
}

export function IconButton({
  icon,
  label,
  disabled = false,
  type = 'button',
  onClick,
  ...attributes
}: IconButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (disabled) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      title={label}
      {...attributes}
      type={type}
      className="r-icon-button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={click}
    >
      <Icon path={icon} />
    </button>
  )
}
