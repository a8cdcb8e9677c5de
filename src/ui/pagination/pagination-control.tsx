import type { MouseEvent, ReactNode } from 'react'

type PageControlProps = {
  className: string
  label: string
  /** With an address, it is a link. */
  href: string | undefined
  current?: boolean
  disabled?: boolean
  /** The id of the reason why it is disabled. */
  describedBy?: string | undefined
  tabIndex?: number
  onPress: (event: MouseEvent<HTMLElement>) => void
  children: ReactNode
}

/** A control for a page. A disabled one stays the same element, so that it keeps the focus on the last page. */
export function PageControl({ label, href, current, disabled, describedBy, onPress, ...rest }: PageControlProps) {
  const common = {
    ...rest,
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
    'aria-disabled': disabled || undefined,
    'aria-describedby': describedBy,
    onClick: (event: MouseEvent<HTMLElement>) => !disabled && onPress(event),
  }
  if (href === undefined) return <button type="button" {...common} />
  if (disabled) return <a role="link" tabIndex={0} {...common} />
  return <a href={href} {...common} />
}
