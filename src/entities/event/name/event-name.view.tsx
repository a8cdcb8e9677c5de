import { followIf } from '#ui/link/follow.ts'
import { Link } from '#ui/link/link.tsx'
import { getEventPage } from '../event-page.ts'

type EventNameProps = {
  id: string
  name: string
  /** Whether the link may be followed. Without it the name is no link, as for visitors, who have no page of the event. */
  onNavigate?: ((href: string) => boolean) | undefined
}

/** The name of an event in a list, which leads to its page. */
export function EventName({ id, name, onNavigate }: EventNameProps) {
  const href = onNavigate && getEventPage(id)
  if (!href) return <bdi>{name}</bdi>
  return (
    <Link dir="auto" variant="quiet" href={href} onClick={followIf(() => onNavigate(href))}>
      {name}
    </Link>
  )
}
