import type { Roadshow, RoadshowDetail } from '#contract/roadshow.ts'
import { zonedIso } from '#lib/format/zone.ts'
import { type Entitlement, isPermitted } from '#server/access/access-rule.ts'
import type { ReplayTickets } from '#server/access/replay-tickets.ts'
import { providerDomain } from '#server/platform/config/provider.ts'
import { type TagsById, toTagRefs } from '#server/tags/wire.ts'
import type { ReplayHits } from './captions/replay-hits.ts'
import { formatDateRange } from './date-range.ts'
import { getEventFiles } from './files/event-files.ts'
import { buildReplay, FILM_SECONDS } from './replay.ts'
import { isOver, type RoadshowRow } from './repository.ts'

/** Events are tied to no asset class. */
export const mayTakePart = ({ region_ids, preview_level }: RoadshowRow, user: Entitlement): boolean =>
  isPermitted({ region_ids, asset_class_ids: [], level: preview_level }, user)

/** Whether a user may watch the replay, if there is one. */
export const mayWatch = (row: RoadshowRow, user: Entitlement): boolean =>
  row.video_id !== null && mayTakePart(row, user)

/** What calendars know an event by: its id alone would not be one in the world. */
export const buildCalendarUid = (id: number): string => `roadshow-${id}@${providerDomain}`

/** What everybody may know of an event who may know of it at all: nothing of any user, and no way in. */
export function toPublicRoadshow(row: RoadshowRow): Roadshow {
  return {
    id: String(row.id),
    name: row.name,
    daterange: formatDateRange(row.start_at, row.end_at, row.time_zone),
    start_date: zonedIso(row.start_at, row.time_zone),
    end_date: row.end_at && zonedIso(row.end_at, row.time_zone),
    time_zone: row.time_zone,
    description: row.description,
    type: { name: row.type_name, colour: row.type_colour },
    location: row.location,
    format: row.format,
    promoted: row.promoted,
    cancelled: row.cancelled_at !== null,
    can_register: row.is_open && row.has_room,
    calendar_uid: buildCalendarUid(row.id),
    revision: row.revision,
  }
}

/** An event as a search found it, with what is said in its replay about it. */
export const toFoundRoadshow = (row: RoadshowRow, user: Entitlement, hits: ReplayHits | undefined): Roadshow => ({
  ...toRoadshow(row, user),
  ...(hits && { replay_hits: hits.best, replay_hit_count: hits.total }),
})

/**
 * An event as one user may see it (R403). Its files and the ways in, to the meeting and to the replay, are given only if it is
 * permitted. The details of an event that is not public are given only to users who may take part.
 */
export function toRoadshow(row: RoadshowRow, user: Entitlement): Roadshow {
  const permissioned = mayTakePart(row, user)
  const { invitation, schedule } = getEventFiles(row)
  return {
    ...toPublicRoadshow(row),
    description: permissioned || row.is_public ? row.description : null,
    invitation_url: permissioned ? invitation : null,
    schedule_url: permissioned ? schedule : null,
    meeting_url: permissioned && !row.cancelled_at ? row.meeting_url : null,
    feedback_url: permissioned ? row.feedback_url : null,
    replay_details:
      permissioned && row.video_id !== null
        ? { video_id: row.video_id, title: row.name, duration: FILM_SECONDS }
        : null,
    permissioned,
    // A request for access takes no place (R328), and does not hinder a registration once access is given.
    can_register: row.is_open && (row.has_room || !permissioned),
    has_requested_slot: row.asked === 'register' || (row.asked === 'request' && !permissioned),
  }
}

/** Categories of the tags that the page of an event names. */
const namedCategories: ReadonlySet<string> = new Set(['Company', 'Analyst', 'Sector'])

type DetailReading = {
  user: { id: number; entitlement: Entitlement }
  sessionId: string
  tickets: ReplayTickets
  /** At least those of the event. */
  tags: TagsById
  now: Date
}

/** A single event (R335), with its replay if this user may watch it. Users who may know its description are told its tags. */
export function toRoadshowDetail(row: RoadshowRow, reading: DetailReading): RoadshowDetail {
  const { user, sessionId, tickets, tags, now } = reading
  const roadshow = toRoadshow(row, user.entitlement)
  const videoId = roadshow.replay_details?.video_id
  const named = row.tag_ids.filter((id) => namedCategories.has(tags.get(id)?.category ?? ''))
  const isKnown = roadshow.permissioned === true
  return {
    ...roadshow,
    replay: videoId ? buildReplay(videoId, tickets.issue(videoId, { userId: user.id, sessionId })) : null,
    tags: isKnown || row.is_public ? toTagRefs(named, tags, { contact: isKnown }) : [],
    registration_kind: roadshow.has_requested_slot ? row.asked : null,
    can_withdraw: roadshow.has_requested_slot === true && !row.cancelled_at && !isOver(row, now),
  }
}
