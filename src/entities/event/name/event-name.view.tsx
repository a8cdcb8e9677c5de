import { portalLink } from '#config/config.ts'
import { followIf } from '#ui/link/follow.ts'
import { Link } from '#ui/link/link.tsx'

/** The page of an event in the portal. Undefined for an id without a digit, which the portal takes for a list of events. */
const getPage = (id: string): string | undefined =>
  /\d/.test(id) ? portalLink(`/events/${encodeURIComponent(id)}`)?.href : undefined

type EventNameProps = {
  id: string
  name: string
  /** Whether the link may be followed. Without it the name is no link, as for visitors, who have no page of the event. */
  onNavigate?: ((href: string) => boolean) | undefined
}

/** The name of an event in a list, which leads to its page. */
export function EventName({ id, name, onNavigate }: EventNameProps) {
  const href = onNavigate && getPage(id)
  if (!href) return <bdi>{name}</bdi>
  return (
    <Link dir="auto" variant="quiet" href={href} onClick={followIf(() => onNavigate(href))}>
      {name}
    </Link>
  )
}
