import type { ComponentProps } from 'react'

type LinkProps = Omit<ComponentProps<'a'>, 'className' | 'href'> & {
  href: string
  /** `inline` stands out in running text; `quiet` reads as text until pointed at. Default `inline`. */
  variant?: 'inline' | 'quiet'
}

export function Link({ variant = 'inline', ...attributes }: LinkProps) {
  return <a {...attributes} className={`r-link r-link--${variant}`} />
}
