import type { RoadshowDetail } from '#contract/roadshow.ts'
import { getRegistration, type Registration } from '#entities/event/registration/registration.ts'
import { toText } from '#lib/format/words.ts'

/**
 * Where the user stands with an event: what has become of it, what the user has asked for, or what the user can do (`register`,
 * `request`, or `link`: on the event's own page). `locked`: it is outside the subscription, and access cannot be requested.
 */
export type Standing =
  | { kind: 'cancelled' | 'over' | 'registered' | 'requested' | 'locked' | 'closed' }
  | Exclude<Registration, { kind: 'none' | 'requested' }>

/** An event without an end is over when it has begun, as on the server; one without a date is to come. */
const isOver = ({ start_date, end_date }: RoadshowDetail, now: number) =>
  Date.parse(toText(end_date) || toText(start_date)) < now

export function getStanding(roadshow: RoadshowDetail, now = Date.now()): Standing {
  const isLocked = roadshow.permissioned === false
  if (roadshow.cancelled === true) return { kind: 'cancelled' }
  if (isOver(roadshow, now)) return { kind: 'over' }
  if (roadshow.has_requested_slot === true) {
    const asked = roadshow.registration_kind ?? (isLocked ? 'request' : 'register')
    return { kind: asked === 'request' ? 'requested' : 'registered' }
  }
  const registration = getRegistration(roadshow)
  if (registration.kind === 'none' || registration.kind === 'requested') return { kind: isLocked ? 'locked' : 'closed' }
  return registration
}
