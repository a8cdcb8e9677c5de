import type { ComponentPropsWithoutRef, MouseEvent, RefObject } from 'react'
import { registerStyles } from '../base/styles.ts'
import { Icon } from '../icons/icon.tsx'
import css from './button.css?inline'

registerStyles('ui', css)

type Look = {
  /** `primary` at most once in a form or dialog; `danger` is that of `DangerButton`. Default `secondary`. */
  variant?: 'primary' | 'secondary' | 'danger'
  icon?: string
}

type ButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'className'> &
  Look & {
    /** Work is running: the button keeps its width and focus, and ignores clicks and Enter. */
    busy?: boolean
    /** Greyed out but focusable, so that its reason can be read (R261). */
    'aria-disabled'?: boolean
    /** Not `ref`, because React 18 does not pass refs to function components. */
    buttonRef?: RefObject<HTMLButtonElement | null>
  }

export function Button({ variant = 'secondary', icon, busy = false, type = 'button', onClick, ...rest }: ButtonProps) {
  const { children, buttonRef, ...attributes } = rest
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...attributes}
      ref={buttonRef}
      part="button"
      type={type}
      className={`r-button r-button--${variant}`}
      aria-busy={busy}
      aria-disabled={busy || attributes['aria-disabled']}
      onClick={click}
    >
      {icon && <Icon path={icon} />}
      <span className="r-button__label">{children}</span>
      {busy && <span className="r-button__busy" aria-hidden="true" />}
    </button>
  )
}

type ButtonLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'className' | 'href'> & Look & { href: string }

/** A link that looks like a button: it navigates, while a button acts. */
export function ButtonLink({ variant = 'secondary', icon, children, ...attributes }: ButtonLinkProps) {
  return (
    <a {...attributes} part="button" className={`r-button r-button--${variant}`}>
      {icon && <Icon path={icon} />}
      <span className="r-button__label">{children}</span>
    </a>
  )
}
