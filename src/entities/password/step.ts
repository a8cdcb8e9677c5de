import type { MouseEvent } from 'react'
import { portalLink } from '#config/config.ts'
import { asking } from '#ui/link/follow.ts'

/** A way to another page of the portal: a link to it, or a step taken at once. */
export type Step = { link: { href: string; onClick: (event: MouseEvent<HTMLElement>) => void }; take: () => void }

/** The way to a path of the portal; the host is asked first and may take over. */
export function stepTo(path: string, onNavigate: (href: string) => boolean): Step {
  const href = portalLink(path)?.href ?? path
  return {
    link: { href, onClick: asking(() => onNavigate(href)) },
    take: () => {
      if (onNavigate(href)) location.assign(href)
    },
  }
}
