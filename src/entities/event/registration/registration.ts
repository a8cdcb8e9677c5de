import { apiBase } from '#config/config.ts'
import type { Roadshow } from '#contract/roadshow.ts'
import { toText } from '#lib/format/words.ts'
import { safeUrl } from '#lib/url/safe-url.ts'

/** What a user can do about an upcoming event. */
export type Registration =
  | { kind: 'none' }
  /** The user is registered, or waits for an answer. */
  | { kind: 'requested' }
  /** Registration is on the event's own page. */
  | { kind: 'link'; href: string }
  /** By the dialog: register, or request access to an event outside the subscription. */
  | { kind: 'register' | 'request' }

type Registrable = Pick<Roadshow, 'permissioned' | 'can_register' | 'has_requested_slot' | 'meeting_url'>

/** In the order of C68. An event that is closed for registration shows nothing (R322). */
export function getRegistration(event: Registrable): Registration {
  const { permissioned, can_register, has_requested_slot, meeting_url } = event
  const isLocked = permissioned === false
  if (can_register !== true) return { kind: 'none' }
  if (has_requested_slot === true && !isLocked) return { kind: 'requested' }
  if (isLocked) return { kind: 'request' }
  const meeting = safeUrl(toText(meeting_url), apiBase().href)
  return meeting ? { kind: 'link', href: meeting.href } : { kind: 'register' }
}
