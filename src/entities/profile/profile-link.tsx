import type { ComponentProps } from 'react'
import { followIf } from '#ui/link/follow.ts'
import { Link } from '#ui/link/link.tsx'

type ProfileLinkProps = {
  name: string
  /** Undefined if there is no profile, or it is the current page. */
  href: string | undefined
  /** What is shown instead of a long name. Screen readers add the name, and speech control takes what is shown. */
  short?: string | undefined
  /** Default `quiet`, for names in tables. */
  variant?: ComponentProps<typeof Link>['variant']
  /** Whether the browser may follow the link. */
  onNavigate: (href: string) => boolean
}

/**
 * A name that links to the profile, if there is one (R274, R278). The tooltip has the full name, in case it is cut off.
 */
export function ProfileLink({ name, short = name, href, variant = 'quiet', onNavigate }: ProfileLinkProps) {
  if (href === undefined) return <bdi title={name}>{name}</bdi>
  return (
    <Link
      dir="auto"
      variant={variant}
      href={href}
      title={name}
      aria-description={short === name ? undefined : name}
      onClick={followIf(() => onNavigate(href))}
    >
      {short}
    </Link>
  )
}
