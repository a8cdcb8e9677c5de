import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

type LinkProps = Omit<ComponentProps<'a'>, 'className' | 'href' | 'target' | 'rel'> & {
  href: string
  /** `inline` stands out in running text; `quiet` reads as text until pointed at. Default `inline`. */
  variant?: 'inline' | 'quiet'
  /** Opens a new tab, without handing it this page; the value tells so to those who cannot see the arrow. */
  newTabLabel?: string
}

export function Link({ variant = 'inline', newTabLabel, children, ...attributes }: LinkProps) {
  const tab = newTabLabel === undefined ? {} : { target: '_blank', rel: 'noopener' }
  return (
    <a {...attributes} {...tab} className={`r-link r-link--${variant}`}>
      {children}
      {newTabLabel !== undefined && (
        <>
          <Icon name="external" />
          <span className="r-visually-hidden"> ({newTabLabel})</span>
        </>
      )}
    </a>
  )
}
