import type { Roadshow } from '../../../src/contract/roadshow.ts'
import { type Entitlement, isPermitted } from '../access/access-rule.ts'
import type { RoadshowRow } from '../repositories/roadshows.ts'
import { dateRangeOf } from './date-range.ts'
import { zonedIso } from './zone.ts'

/** Events are tied to no asset class. */
const permissionOf = ({ region_ids, preview_level }: RoadshowRow, user: Entitlement) =>
  isPermitted({ region_ids, asset_class_ids: [], level: preview_level }, user)

/**
 * An event as one user may see it (R403): the ways in, to the meeting and to the replay, only if it is permitted.
 * Nothing is served yet for its invitation and its schedule, so it has no links to them.
 */
export function roadshowOf(row: RoadshowRow, user: Entitlement): Roadshow {
  const permissioned = permissionOf(row, user)
  return {
    id: String(row.id),
    name: row.name,
    daterange: dateRangeOf(row.start_at, row.end_at, row.time_zone),
    start_date: zonedIso(row.start_at, row.time_zone),
    end_date: row.end_at && zonedIso(row.end_at, row.time_zone),
    type: { name: row.type_name, colour: row.type_colour },
    location: row.location,
    format: row.format,
    meeting_url: permissioned ? row.meeting_url : null,
    feedback_url: permissioned ? row.feedback_url : null,
    replay_details: permissioned ? row.video_id : null,
    promoted: row.promoted,
    permissioned,
    can_register: row.can_register,
    has_requested_slot: row.has_requested_slot,
  }
}
