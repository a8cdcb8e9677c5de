import type { ComponentProps } from 'react'
import { asking } from '#ui/link/follow.ts'
import { Link } from '#ui/link/link.tsx'

type ProfileLinkProps = {
  name: string
  /** Undefined where there is no profile, or where it is the page one is on. */
  href: string | undefined
  /** Default `quiet`, for names in tables. */
  variant?: ComponentProps<typeof Link>['variant']
  /** Whether the browser may follow the link. */
  onNavigate: (href: string) => boolean
}

/** A company's or an analyst's name, which leads to the profile where there is one (R274, R278); whole on hover, where it is cut. */
export function ProfileLink({ name, href, variant = 'quiet', onNavigate }: ProfileLinkProps) {
  if (href === undefined) return <bdi title={name}>{name}</bdi>
  return (
    <Link variant={variant} href={href} title={name} onClick={asking(() => onNavigate(href))}>
      <bdi>{name}</bdi>
    </Link>
  )
}
