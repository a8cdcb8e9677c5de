import type { DeskEvent, DeskEventRow, DeskEventState, DeskRegistration } from '#contract/desk-events.ts'
import { isZone, zonedIso } from '#lib/format/zone.ts'
import { isOver } from '#server/events/repository.ts'
import type { TagRow } from '#server/tags/wire.ts'
import type { EventRow, RegistrationRow } from './repository.ts'

/** What users can do about an event, or the first reason why not. */
function getState(row: EventRow, now: Date): DeskEventState {
  if (row.cancelled_at) return 'cancelled'
  if (isOver(row, now)) return 'over'
  if (!row.can_register) return 'closed'
  return row.capacity !== null && row.registered >= row.capacity ? 'full' : 'open'
}

export function toDeskEventRow(row: EventRow, now: Date): DeskEventRow {
  // One wrong record must not break the whole list.
  const zone = isZone(row.time_zone) ? row.time_zone : 'UTC'
  return {
    id: String(row.id),
    name: row.name,
    type: { id: String(row.type_id), name: row.type_name, colour: row.type_colour },
    start_date: zonedIso(row.start_at, zone),
    end_date: row.end_at && zonedIso(row.end_at, zone),
    time_zone: zone,
    location: row.location,
    format: row.format,
    state: getState(row, now),
    registered: row.registered,
    requested: row.requested,
    capacity: row.capacity,
  }
}

type Parts = { tags: readonly TagRow[]; toldByMail: number; now: Date }

export function toDeskEvent(row: EventRow, { tags, toldByMail, now }: Parts): DeskEvent {
  const named = (category: string) =>
    tags.filter((tag) => tag.category === category).map(({ id, value }) => ({ id: String(id), value }))
  return {
    ...toDeskEventRow(row, now),
    description: row.description,
    meeting_url: row.meeting_url,
    tags: {
      Region: named('Region'),
      Sector: named('Sector'),
      Company: named('Company'),
      Analyst: named('Analyst'),
    },
    level: row.preview_level,
    can_register: row.can_register,
    is_public: row.is_public,
    promoted: row.promoted,
    revision: row.revision,
    told_by_mail: toldByMail,
    cancel_reason: row.cancel_reason,
  }
}

export const toDeskRegistration = (row: RegistrationRow): DeskRegistration => ({
  user_id: String(row.id),
  name: row.name,
  username: row.username,
  firm: row.firm,
  reference: row.external_reference,
  kind: row.kind,
  registered_at: row.created_at.toISOString(),
})
