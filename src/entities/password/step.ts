import type { MouseEvent } from 'react'
import { portalLink } from '#config/config.ts'
import { followIf } from '#ui/link/follow.ts'

/** A navigation to another page of the portal, as a link or at once. */
export type Step = { link: { href: string; onClick: (event: MouseEvent<HTMLElement>) => void }; take: () => void }

/** A navigation to a path of the portal. The host is asked first and may handle it. */
export function stepTo(path: string, onNavigate: (href: string) => boolean): Step {
  const href = portalLink(path)?.href ?? path
  return {
    link: { href, onClick: followIf(() => onNavigate(href)) },
    take: () => {
      if (onNavigate(href)) location.assign(href)
    },
  }
}
