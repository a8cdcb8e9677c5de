import type { ComponentProps } from 'react'
import { registerStyles } from '../base/styles.ts'
import css from './link.css?inline'

registerStyles('ui', css)

type LinkProps = Omit<ComponentProps<'a'>, 'className' | 'href'> & {
  href: string
  /** `inline` stands out in a text; `quiet` looks like text until hovered. Default `inline`. */
  variant?: 'inline' | 'quiet'
}

export function Link({ variant = 'inline', ...attributes }: LinkProps) {
  return <a {...attributes} className={`r-link r-link--${variant}`} />
}
