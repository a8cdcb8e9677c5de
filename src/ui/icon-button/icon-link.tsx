import type { ComponentProps } from 'react'
import { registerStyles } from '../base/styles.ts'
import { Icon } from '../icons/icon.tsx'
import css from './icon-button.css?inline'

registerStyles('ui', css)

type IconLinkProps = Omit<ComponentProps<'a'>, 'className' | 'children' | 'aria-label' | 'href'> & {
  icon: string
  /** The accessible name, also shown on hover. */
  label: string
  href: string
}

/** A link that looks like an icon button: it navigates, while a button acts. */
export function IconLink({ icon, label, href, ...attributes }: IconLinkProps) {
  return (
    <a title={label} {...attributes} href={href} className="r-icon-button" aria-label={label}>
      <Icon path={icon} />
    </a>
  )
}
