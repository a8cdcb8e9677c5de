import { apiBase } from '#config/config.ts'
import type { Roadshow } from '#contract/roadshow.ts'
import { toText } from '#lib/format/words.ts'
import { safeUrl } from '#lib/url/safe-url.ts'

/** What a reader can do about an event that is to come. */
export type Registration =
  | { kind: 'none' }
  /** Done: they take part, or wait for an answer. */
  | { kind: 'requested' }
  /** Elsewhere, on the event's own page. */
  | { kind: 'link'; href: string }
  /** By the dialog: take part, or ask for access to what their subscription does not include. */
  | { kind: 'register' | 'request' }

type Registrable = Pick<Roadshow, 'permissioned' | 'can_register' | 'has_requested_slot' | 'meeting_url'>

/** The order of C68; of an event that takes nobody any more nothing is said (R322). */
export function registrationOf(event: Registrable): Registration {
  const { permissioned, can_register, has_requested_slot, meeting_url } = event
  const isLocked = permissioned === false
  if (can_register !== true) return { kind: 'none' }
  if (has_requested_slot === true && !isLocked) return { kind: 'requested' }
  if (isLocked) return { kind: 'request' }
  const meeting = safeUrl(toText(meeting_url), apiBase().href)
  return meeting ? { kind: 'link', href: meeting.href } : { kind: 'register' }
}
